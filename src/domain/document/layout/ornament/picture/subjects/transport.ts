import { atSea, inSky, oneWayOnWall, onGround, scene } from './drawn.ts';

export const transport = {
  bicycle: onGround(`
    dark spokes 22 68 19
    dark spokes 78 68 19
    red line 3.4 22 68 36 42 64 42 78 68
    red line 3.4 22 68 50 68 64 42
    red line 3.4 36 42 50 68
    red line 3.4 36 42 33 33
    red line 3.4 64 42 61 30 70 28
    dark line 4 26 33 40 33
    dark disc 50 68 4.6
    - dark line 2 50 68 56 76`),
  bikes: scene(`
    gold disc 76~6 22 12
    rust box -30 30 34 62
    cream box 4 20 26 72
    sky box 30 36 26 56
    red box 56 26 30 66
    cream box 86 38 40 54
    white windows -28 34 30 40 2 3
    blue windows 6 24 22 44 2 3
    white windows 32 40 22 28 2 2
    white windows 58 30 26 40 2 3
    - blue windows 88 42 34 30 3 2
    grey poly -350 84 450 80 450 240 -350 240
    dark spokes 14 80 11
    dark spokes 44 79 11
    gold line 2.8 14 80 22 64 38 64 44 79
    gold line 2.8 14 80 30 80 38 64 36 58 41 57
    gold line 2.8 22 64 20 59
    dark spokes 60 82 11
    dark spokes 90 81 11
    blue line 2.8 60 82 68 66 84 66 90 81
    blue line 2.8 60 82 76 82 84 66 82 60 87 59
    blue line 2.8 68 66 66 61`),
  car: onGround(`
    red blob 6 70 8 58 24 54 36 40 64 40 78 54 92 58 95 70 92 78 8 78
    sky poly 38 45 49 45 49 55 30 55
    sky poly 53 45 63 45 72 55 53 55
    gold oval 91 63 3 4
    - dark line 1.6 54 62 60 62
    dark wheel 27 78 10
    dark wheel 75 78 10`),
  van: onGround(`
    blue box 4 28 60 50 4
    blue poly 64 40 80 40 94 58 94 78 64 78
    sky poly 68 45 78 45 87 58 68 58
    cream box 14 40 40 14 2
    - red rows 20 47 28 0 1 2.4
    gold oval 92 66 2.4 4
    dark wheel 24 79 10
    dark wheel 76 79 10`),
  truck: onGround(`
    amber box 0 26 62 50 2
    - cream windows 8 34 46 18 3 1
    red box 64 42 28 36 4
    sky poly 72 48 86 48 90 60 72 60
    dark box 0 74 92 5
    gold disc 91 68 2.6
    dark wheel 16 80 9
    dark wheel 38 80 9
    dark wheel 78 80 9`),
  bus: onGround(`
    gold box 4 28 92 50 7
    sky box 10 36 16 16 2
    sky box 29 36 16 16 2
    sky box 48 36 16 16 2
    sky box 70 36 20 26 2
    dark box 4 58 92 4
    red disc 93 70 2.6
    dark wheel 26 80 10
    dark wheel 74 80 10`),
  train: onGround(`
    dark line 2 30 28 50 14 70 28
    red box -60 28 130 50 4
    red blob 60 28 82 30 94 54 96 76 60 78
    cream box -60 60 154 6
    sky windows -56 32 116 24 5 1
    sky blob 74 36 82 38 89 54 74 54
    dark box -60 78 150 5
    dark disc 20 84 5
    dark disc 36 84 5
    dark disc 72 84 5
    - gold disc 92 68 2.4`),
  plane: inSky(`
    white blob -6 56 10 48 62 44 88 46 100 54 88 62 60 66 14 66
    red poly 4 50 -8 24 6 24 24 48
    blue poly 40 60 62 60 46 92 32 92
    sky poly 46 46 60 45 44 20 34 20
    blue windows 28 48 46 12 6 1
    blue poly 86 48 95 52 84 54`),
  sailboat: atSea(`
    brown box 47 8 3 58
    white blob 52 10 66 24 80 46 84 60 52 60
    red blob 45 16 36 32 22 50 16 60 45 60
    blue blob 6 64 50 68 94 64 82 82 20 82
    - gold poly 48 8 60 4 48 1`),
  ship: atSea(`
    red box 54 20 13 26
    dark box 54 20 13 6
    white box 22 44 60 18
    blue windows 24 46 56 14 6 1
    white box 34 34 32 12
    red poly 2 60 98 60 86 86 14 86
    cream box 8 66 84 3`),
  boat: atSea(`
    brown line 2.4 30 46 74 80
    rust blob 4 58 50 66 96 58 82 82 18 82
    cream line 2.4 12 66 50 72 88 66`),
  paperBoat: atSea(`
    gold star 20 18 7 5 .45
    gold star 78 12 5 5 .45
    gold star 88 34 7 5 .45
    white poly 50 18 26 62 74 62
    cream poly 50 18 50 62 74 62
    white poly 4 52 30 64 70 64 96 52 78 84 22 84
    cream poly 96 52 70 64 50 84 78 84`),
  rocket: inSky(`
    turn 24 50 50
    red poly 36 56 20 76 36 76
    red poly 64 56 80 76 64 76
    gold drop 50 88 11
    rust drop 50 86 6
    white blob 50 4 62 22 66 48 62 78 38 78 34 48 38 22
    red blob 50 4 60 18 62 26 38 26 40 18
    blue disc 50 42 9
    sky disc 50 42 6
    end`),
  balloon: inSky(`
    red blob 50 4 74 14 84 36 72 56 58 68 42 68 28 56 16 36 26 14
    gold blob 50 4 60 18 64 38 56 66 44 66 36 38 40 18
    brown line 1.6 42 68 44 82
    brown line 1.6 58 68 56 82
    brown box 40 80 20 14 3`),
  scooter: onGround(`
    dark wheel 22 79 9
    dark wheel 78 79 9
    blue blob 12 70 16 56 34 52 46 66 60 66 66 40 70 40 80 70 62 76 26 76
    dark line 3 68 42 64 24 54 22
    brown box 14 46 30 8 4
    gold disc 69 42 4.4`),
  suitcase: oneWayOnWall(`
    grey curve 3.4 38 24 38 6 62 6 62 24
    red box 20 22 60 64 8
    rust box 32 22 5 64
    rust box 63 22 5 64
    cream box 42 44 16 20 2
    dark disc 32 89 4
    dark disc 68 89 4`),
  mapPin: oneWayOnWall(`
    cream poly 4 54 34 44 66 54 96 44 96 86 66 96 34 86 4 96
    lea poly 34 44 66 54 66 96 34 86
    - blue curve 2.4 8 76 34 66 56 80 92 66
    red blob 50 8 66 14 72 30 64 48 50 70 36 48 28 30 34 14
    cream disc 50 30 8`),
  map: oneWayOnWall(`
    cream poly 4 22 34 12 66 22 96 12 96 76 66 88 34 76 4 88
    lea poly 34 12 66 22 66 88 34 76
    blue curve 4 4 70 24 58 46 64 70 46 96 52
    - red line 2.4 18 32 30 44 44 36 58 54 74 34 84 36
    red star 84 34 7 4 .4
    red disc 18 32 3.4`),
  compass: oneWayOnWall(`
    amber ring 50 10 6 3
    amber disc 50 54 38
    cream disc 50 54 31
    dark rays 50 54 25 29 4 2
    turn 38~20 50 54
    red poly 50 26 58 54 42 54
    blue poly 50 82 58 54 42 54
    end
    gold disc 50 54 3.6`),
  anchor: oneWayOnWall(`
    blue ring 50 16 8 5
    blue box 46.6 24 7 60
    blue box 30 32 40 7 2
    blue curve 7 14 58 22 78 50 86 78 78 86 58
    blue poly 6 62 14 48 24 62
    blue poly 76 62 86 48 94 62
    red curve 3 58 16 74 26 62 44 40 52 34 66`),
  tent: onGround(`
    gold star 18 16 5 5 .45
    gold star 84 22 6 5 .45
    red poly 50 26 94 88 6 88
    rust poly 50 26 78 88 50 88
    dark poly 50 44 64 88 38 88
    brown line 2.4 50 30 46 18
    brown line 2.4 50 30 54 18`),
  campfire: onGround(`
    rust blob 50 22 60 40 72 54 68 74 50 84 32 74 28 54 40 44
    gold blob 50 42 58 56 60 70 50 80 40 70 42 58
    brown bar 50 82 60 8 14 4
    brown bar 50 82 60 8 -14 4
    - gold disc 34 26 2
    - gold disc 66 20 2`),
  backpack: oneWayOnWall(`
    brown curve 4 40 18 42 6 58 6 60 18
    gold box 18 6 64 13 6
    - rust box 24 6 4 13
    - rust box 72 6 4 13
    blue box 10 52 14 32 6
    blue box 76 52 14 32 6
    red blob 26 30 36 17 64 17 74 30 78 84 70 90 30 90 22 84
    rust box 30 54 40 28 6
    rust blob 26 30 36 17 64 17 74 30 72 44 50 48 28 44
    gold box 46 42 8 12 2
    cream box 36 64 28 3`),
} as const;
