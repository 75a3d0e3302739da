import { inSky, oneWayOnTable, oneWayOnWall, onTable, onWall } from './drawn.ts';

export const school = {
  book: onTable(`
    brown blob 4 44 26 38 50 46 74 38 96 44 96 86 74 80 50 88 26 80 4 86
    white blob 8 38 28 32 50 42 50 84 28 74 8 80
    cream blob 92 38 72 32 50 42 50 84 72 74 92 80
    - grey line 1.4 15 46 42 48
    - grey line 1.4 15 56 42 58
    - grey line 1.4 15 66 42 68
    - grey line 1.4 58 48 85 46
    - grey line 1.4 58 58 85 56
    red poly 66 30 76 31 76 56 71 50 66 55`),
  books: onTable(`
    blue box 14 70 66 16 2
    white box 72 73 8 10
    red box 22 55 62 15 2
    white box 22 58 8 9
    gold box 16 41 60 14 2
    white box 68 44 8 8
    red blob 46 20 58 22 60 34 52 41 42 41 36 32 38 22
    brown line 2 48 21 50 14
    leaf leaf 50 18 12 -20 .5`),
  shelf: oneWayOnWall(`
    brown box 4 6 92 4
    brown box 4 46 92 4
    brown box 4 88 92 4
    brown box 4 6 4 86
    brown box 92 6 4 86
    red box 12 16 8 30
    blue box 21 20 9 26
    gold box 31 14 7 32
    leaf box 39 18 10 28
    rust bar 55 33 8 28 14
    cream disc 78 36 10
    leaf leaf 78 28 12 -100 .5
    sky box 14 58 9 30
    red box 24 54 7 34
    amber box 32 60 10 28
    blue box 60 56 9 32
    gold box 70 60 8 28
    red box 79 54 8 34`),
  globe: onTable(`
    brown arc 4 48 40 35 -60 120
    brown box 44 74 8 9
    brown oval 48 84 20 4
    sky disc 48 40 28
    leaf blob 30 26 40 20 48 26 44 38 34 42 24 38
    leaf blob 54 30 66 28 72 40 66 54 56 58 52 44
    leaf blob 36 52 44 54 42 64 34 60`),
  blackboard: oneWayOnWall(`
    amber box 4 14 92 66 3
    leaf box 9 19 82 56
    white line 2.4 20 36 44 36
    white line 2.4 20 46 38 46
    gold ring 68 46 13 2.4
    gold line 2.4 68 46 68 36
    gold line 2.4 68 46 76 50
    white line 2.4 20 60 50 60
    brown box 12 80 76 4
    red box 24 77 12 3 1`),
  graduation: oneWayOnWall(`
    blue blob 26 48 74 48 74 70 50 78 26 70
    dark poly 2 38 50 18 98 38 50 58
    gold line 2.4 50 38 84 46 84 70
    gold poly 80 70 88 70 91 86 77 86
    gold disc 50 38 3`),
  ruler: oneWayOnTable(`
    gold poly 10 18 10 86 78 86
    cream poly 22 48 22 74 48 74
    - brown line 1.4 10 30 15 30
    - brown line 1.4 10 42 15 42
    - brown line 1.4 10 54 15 54
    - brown line 1.4 10 66 15 66
    red bar 66 44 66 13 -50
    - white line 1.4 50 60 54 64
    - white line 1.4 58 50 62 54
    - white line 1.4 66 41 70 45
    - white line 1.4 74 32 78 36`),
  crayons: oneWayOnTable(`
    red box 20 34 12 52
    red poly 20 34 32 34 26 18
    blue box 36 28 12 58
    blue poly 36 28 48 28 42 12
    gold box 52 38 12 48
    gold poly 52 38 64 38 58 22
    leaf box 68 32 12 54
    leaf poly 68 32 80 32 74 16
    cream box 14 62 72 24 3
    - red heart 50 74 6`),
  microscope: oneWayOnTable(`
    blue arc 7 46 56 26 -70 70
    turn -24 44 34
    dark box 38 8 12 12 2
    grey box 36 18 16 34 3
    dark box 40 52 8 10 1
    end
    blue box 24 66 36 5 1
    sky disc 42 64 4
    blue box 18 80 60 6 3
    gold disc 68 56 6`),
  flask: oneWayOnTable(`
    white poly 42 14 58 14 58 40 80 80 76 86 24 86 20 80 42 40
    rust poly 34 56 66 56 78 80 74 84 26 84 22 80
    grey box 38 10 24 5 2
    gold disc 42 68 4
    gold disc 56 74 5
    gold disc 50 60 2.6
    sky disc 60 4 4`),
  testTubes: oneWayOnTable(`
    white box 20 16 12 62 6
    red box 20 46 12 32 6
    white box 44 16 12 62 6
    gold box 44 36 12 42 6
    white box 68 16 12 62 6
    blue box 68 54 12 24 6
    brown box 10 30 80 5 1
    brown box 10 66 80 5 1
    brown box 10 30 5 56
    brown box 85 30 5 56`),
  atom: onWall(`
    blue hoop 50 50 42 15 3 0
    blue hoop 50 50 42 15 3 60
    blue hoop 50 50 42 15 3 120
    red disc 50 50 9
    gold disc 92 50 4.4
    gold disc 29 86 4.4
    gold disc 29 14 4.4`),
  dna: onWall(`
    grey line 2.4 32 16 68 16
    grey line 2.4 38 28 62 28
    grey line 2.4 36 52 64 52
    grey line 2.4 34 62 66 62
    grey line 2.4 40 86 60 86
    red curve 6 28 6 34 22 50 40 66 56 66 72 50 90 40 98
    blue curve 6 72 6 66 22 50 40 34 56 34 72 50 90 60 98`),
  magnet: oneWayOnWall(`
    turn 24 50 50
    red arc 17 50 54 26 0 180
    red box 15.5 28 17 28
    red box 67.5 28 17 28
    white box 15.5 14 17 15
    white box 67.5 14 17 15
    end
    gold line 2.4 46 2 42 12
    gold line 2.4 58 4 60 14`),
  telescope: inSky(`
    brown line 3.4 54 58 38 96
    brown line 3.4 56 58 76 96
    turn -28 54 48
    blue box 14 36 34 18 2
    sky box 46 38 26 14 2
    gold box 10 33 8 24 2
    dark box 72 40 12 10 2
    end
    gold star 16 16 6 5 .45
    gold star 82 12 5 5 .45`),
  lightbulb: onWall(`
    gold rays 50 40 35 44 10 3.4
    gold blob 50 12 70 20 76 40 66 56 61 68 39 68 34 56 24 40 30 20
    rust curve 2.4 42 66 40 44 50 50 60 44 58 66
    grey box 39 68 22 6 2
    dark box 39 74 22 6 2
    grey box 43 80 14 5 2`),
  gears: onWall(`
    blue gear 38 44 31 10
    cream disc 38 44 11
    rust gear 74 72 21 9
    cream disc 74 72 7`),
  magnifier: oneWayOnWall(`
    brown bar 74 76 36 10 45 5
    red ring 42 42 28 8
    sky disc 42 42 25
    white arc 4 42 42 17 190 250
    - white disc 52 56 2.4`),
  puzzle: oneWayOnWall(`
    red box 12 12 38 38 2
    blue box 50 12 38 38 2
    gold box 12 50 38 38 2
    leaf box 50 50 38 38 2
    red disc 52 30 7
    blue disc 69 53 7
    gold disc 30 48 7
    leaf disc 48 69 7`),
  microchip: onWall(`
    grey rays 50 50 30 46 20 3
    dark box 22 22 56 56 4
    blue box 32 32 36 36 2
    gold disc 50 50 9`),
} as const;
