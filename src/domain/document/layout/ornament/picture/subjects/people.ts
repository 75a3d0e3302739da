import { inSky, oneWayOnWall, onGround, onTable, onWall } from './drawn.ts';

export const people = {
  person: onTable(`
    red person 50 86 78
    - cream line 1.6 42 60 50 68 58 60`),
  people: onTable(`
    blue person 20 86 58
    amber person 80 86 60
    red person 50 86 72`),
  crowd: onTable(`
    sky person 8 80 46
    rust person 36 78 46
    leaf person 64 78 46
    blue person 92 80 46
    amber person 22 88 50
    red person 50 88 54
    blue person 78 88 50`),
  family: onTable(`
    blue person 28 86 70
    red person 70 86 66
    gold person 49 88 42
    red heart 50 20 7`),
  couple: onTable(`
    blue person 34 86 72
    red person 66 86 68
    red heart 50 14 8`),
  child: onGround(`
    gold person 44 88 58
    brown line 1.4 60 64 78 36
    red oval 80 26 11 13
    - white oval 76 21 2.4 4 20`),
  baby: onTable(`
    sky wedge 40 52 32 180 360
    blue wedge 40 52 32 270 360
    blue blob 8 52 40 50 78 52 70 74 52 80 28 80 14 72
    dark curve 3.4 76 54 84 36 94 30
    dark wheel 26 82 8
    dark wheel 62 82 8
    - white star 40 64 6 5 .45`),
  teddy: onTable(`
    amber disc 32 18 9
    amber disc 68 18 9
    cream disc 32 18 4.6
    cream disc 68 18 4.6
    amber oval 28 58 8 14 30
    amber oval 72 58 8 14 -30
    amber oval 50 66 22 20
    cream oval 50 66 13 13
    amber oval 34 82 11 7
    amber oval 66 82 11 7
    amber oval 50 32 24 20
    cream oval 50 39 10 8
    dark oval 50 35 4 3
    dark eyes 50 28 18 2.2
    - dark curve 1.4 46 41 50 43 54 41
    red poly 36 50 50 54 36 60
    red poly 64 50 50 54 64 60
    red disc 50 54 3`),
  rings: onWall(`
    gold ring 36 56 24 6
    amber ring 64 56 24 6
    gold arc 6 36 56 24 -40 20
    white poly 26 24 46 24 50 30 36 42 22 30
    sky poly 32 24 40 24 36 42`),
  birthday: onTable(`
    brown line 1.2 22 30 40 60
    brown line 1.2 50 24 48 60
    brown line 1.2 78 30 58 60
    red oval 22 20 12 14
    gold oval 50 14 12 14
    blue oval 78 20 12 14
    cream box 22 58 56 26 4
    pink blob 22 58 30 52 50 54 70 52 78 58 74 66 66 62 58 68 50 62 42 68 34 62 26 66
    red box 36 46 3 10
    gold box 48.5 44 3 12
    red box 61 46 3 10
    white box 14 83 72 3 1`),
  balloons: inSky(`
    brown line 1.2 30 48 50 98
    brown line 1.2 52 40 50 98
    brown line 1.2 74 50 50 98
    red oval 28 30 17 20
    gold oval 52 22 17 20
    blue oval 75 34 16 19
    - white oval 22 22 3 5 24
    - white oval 46 14 3 5 24
    - white oval 70 26 3 5 24`),
  gift: onTable(`
    red box 16 46 68 40 3
    rust box 12 36 76 14 3
    gold box 45 36 10 50
    gold blob 50 36 34 32 24 20 34 14 46 22
    gold blob 50 36 66 32 76 20 66 14 54 22
    amber disc 50 33 5`),
  christmas: onGround(`
    brown box 45 78 10 10
    leaf poly 50 12 66 36 34 36
    leaf poly 50 26 74 58 26 58
    leaf poly 50 44 82 80 18 80
    gold star 50 10 8 5 .45
    red disc 42 50 3.4
    gold disc 58 46 3.4
    red disc 34 70 3.4
    gold disc 50 66 3.4
    red disc 66 72 3.4
    blue disc 54 32 3
    - red box 76 76 14 12
    - gold box 82 76 3 12`),
  lantern: inSky(`
    dark curve 1.6 -60 10 -10 16 50 12 110 16 160 10
    dark line 1.4 28 14 28 24
    dark line 1.4 72 14 72 34
    red oval 28 44 19 20
    rust oval 28 44 10 20
    dark box 20 22 16 4 1
    dark box 20 62 16 4 1
    gold line 2 28 66 28 76
    gold oval 72 56 19 20
    amber oval 72 56 10 20
    dark box 64 34 16 4 1
    dark box 64 74 16 4 1
    red line 2 72 78 72 88`),
  fireworks: inSky(`
    red rays 38 36 8 26 12 2.8
    red disc 38 36 3.6
    gold rays 72 58 6 20 12 2.4
    gold disc 72 58 3
    blue rays 28 76 4 14 10 2.2
    sky rays 80 20 4 12 10 2`),
  bunting: inSky(`
    dark curve 1.8 -60 16 -20 26 20 20 50 30 80 20 120 28 160 18
    red poly -16 26 6 23 -4 48
    gold poly 10 22 32 24 20 48
    blue poly 36 27 62 28 50 54
    leaf poly 66 25 88 20 79 46
    red poly 92 21 114 26 102 48
    - gold star 24 76 7 5 .45
    - red disc 50 82 4
    - blue star 76 72 6 4 .4`),
  easterEgg: onGround(`
    red blob 50 16 68 32 76 56 66 80 50 87 34 80 24 56 32 32
    gold poly 25 48 33 42 41 48 50 42 59 48 67 42 75 48 76 56 67 50 59 56 50 50 41 56 33 50 24 56
    cream dots 28 62 44 10 5 1 2.6
    cream dots 38 28 24 8 3 1 2.4
    lea grass 20 90 60`),
  snowman: onGround(`
    white disc 50 68 22
    white disc 50 36 15
    dark box 38 6 24 16 1
    dark box 30 20 40 4 1
    rust poly 50 36 70 40 50 41
    dark eyes 47 32 9 1.6
    red blob 36 47 50 52 64 47 64 54 50 58 36 54
    red poly 56 54 64 52 68 70 60 70
    brown line 2 28 62 10 48
    brown line 2 72 62 90 48
    dark disc 50 66 2
    dark disc 50 75 2`),
  partyHat: onTable(`
    red poly 50 14 76 78 24 78
    gold poly 44 28 56 28 61 42 39 42
    gold poly 34 54 66 54 71 66 29 66
    white oval 50 79 28 6
    gold star 50 12 11 8 .5
    blue disc 14 40 3
    leaf disc 86 34 3
    red disc 82 60 3
    gold disc 18 66 3`),
  toast: oneWayOnWall(`
    turn 14 34 50
    white poly 24 14 46 14 42 52 38 56 32 56 28 52
    gold poly 25.4 28 44.6 28 42 51 38 55 32 55 28 51
    white box 33.4 55 3.4 30
    white box 24 84 22 4 2
    end
    turn -14 66 50
    white poly 54 14 76 14 72 52 68 56 62 56 58 52
    gold poly 55.4 28 74.6 28 72 51 68 55 62 55 58 51
    white box 63.4 55 3.4 30
    white box 54 84 22 4 2
    end
    gold star 50 6 6 4 .34
    amber disc 40 4 2
    amber disc 60 2 2`),
  crown: oneWayOnWall(`
    gold poly 12 76 8 30 30 50 50 18 70 50 92 30 88 76
    amber box 12 70 76 10 2
    red disc 50 15 5
    blue disc 8 27 4
    blue disc 92 27 4
    red disc 50 60 5
    leaf disc 30 64 3.6
    leaf disc 70 64 3.6`),
  mask: oneWayOnWall(`
    red blob 6 36 26 30 50 40 74 30 94 36 88 60 68 70 50 58 32 70 12 60
    cream oval 30 50 11 7 8
    cream oval 70 50 11 7 -8
    gold leaf 50 38 30 -90 .5
    amber leaf 44 38 26 -122 .5
    amber leaf 56 38 26 -58 .5`),
  speech: oneWayOnWall(`
    red box 4 12 58 42 12
    red poly 16 50 34 50 14 68
    blue box 40 40 56 40 12
    blue poly 84 76 66 76 86 94
    white dots 12 26 42 14 3 1 4
    white line 3 52 54 84 54
    white line 3 52 66 74 66`),
  megaphone: oneWayOnWall(`
    red poly 32 38 78 12 78 78 32 60
    cream box 14 36 20 26 4
    rust poly 24 60 38 60 44 86 30 86
    amber oval 78 45 6 33
    gold line 3.4 90 28 98 22
    gold line 3.4 92 45 102 45
    gold line 3.4 90 62 98 68`),
  flag: onGround(`
    brown box 24 8 5 80 2
    red blob 29 14 44 10 60 18 84 12 84 48 62 54 44 46 29 50
    white blob 29 26 44 22 60 30 84 24 84 36 62 42 44 34 29 38`),
  recycle: onWall(`
    leaf arc 10 50 52 30 -100 -5
    leaf arc 10 50 52 30 20 115
    leaf arc 10 50 52 30 140 235
    leaf poly 68 46 92 46 80 64
    leaf poly 44 72 44 96 28 82
    leaf poly 26 38 40 18 46 38`),
} as const;
