import { onGround, onTable, onWall } from './drawn.ts';

/** Things of measuring, cooking, work and play. */
export const thingsAtHand = {
  pot: onTable(`
    grey line 5 8 48 22 48
    grey line 5 78 48 92 48
    red box 18 40 64 46 8
    rust box 14 36 72 8 4
    rust oval 50 33 7 4
    - cream steam 40 26 18 2
    - cream steam 64 26 16 1`),
  jar: onTable(`
    sky box 26 26 48 62 10
    amber box 30 46 40 38 7
    grey box 28 16 44 11 3
    cream box 36 56 28 18 2
    - brown rows 40 61 20 8 3 1.4
    - white disc 38 52 2.4
    - white disc 60 50 2`),
  chocolate: onTable(`
    red box 18 50 64 38 3
    brown box 20 12 60 44 3
    - dark line 1.8 40 12 40 50
    - dark line 1.8 60 12 60 50
    - dark line 1.8 20 31 80 31
    gold poly 18 50 26 44 34 50 42 44 50 50 58 44 66 50 74 44 82 50 82 56 18 56`),
  salt: onTable(`
    white blob 46 88 56 74 68 68 80 76 92 88
    sky box 22 40 32 48 5
    white box 25 60 26 25 3
    grey half 38 40 16
    dark disc 33 32 1.6
    dark disc 38 29 1.6
    dark disc 43 32 1.6`),
  banana: onTable(`
    gold curve 13 22 28 28 56 48 74 74 76
    amber curve 12 32 24 42 48 60 60 82 58
    brown line 5 22 24 30 16
    - brown line 4 76 76 80 75
    - brown line 4 84 58 88 56`),
  nuts: onTable(`
    tan blob 8 72 20 54 38 54 48 70 36 86 16 86
    brown curve 2 12 74 28 60 44 72
    - brown curve 1.6 20 80 28 70 38 80
    brown drop 70 66 17
    tan half 70 76 13 180
    amber blob 40 42 52 24 66 32 62 46 48 52
    - brown curve 1.6 46 44 54 34 60 34`),
  die: onTable(`
    white box 8 40 44 44 7
    dark disc 19 51 4
    dark disc 41 51 4
    dark disc 30 62 4
    dark disc 19 73 4
    dark disc 41 73 4
    red bar 72 58 38 38 14 6
    white disc 64 48 4
    white disc 81 67 4
    white disc 72 58 4`),
  knot: onWall(`
    brown curve 9 2 66 26 68 44 46 62 26 80 34 78 52 60 60 44 44
    amber curve 9 98 66 74 68 56 46 38 26 20 34 22 52 40 60 52 46
    - brown line 1.4 10 59 14 65
    - brown line 1.4 18 59 22 65
    - brown line 1.4 84 62 88 68`),
  protractor: onTable(`
    sky half 50 80 44
    cream half 50 80 26
    dark line 2 50 80 78 46
    dark line 2 50 80 96 80
    red arc 2.4 50 80 18 309 360
    - dark line 1.6 50 38 50 44
    - dark line 1.6 22 50 27 54
    - dark line 1.6 78 50 73 54
    - dark line 1.6 30 43 34 48`),
  axes: onWall(`
    white box 8 8 84 84 4
    sky line 1.2 8 29 92 29
    sky line 1.2 8 71 92 71
    sky line 1.2 29 8 29 92
    sky line 1.2 71 8 71 92
    dark line 2.6 12 50 90 50
    dark line 2.6 50 90 50 12
    red curve 3.4 14 84 34 74 50 54 66 28 84 18
    gold disc 66 28 5`),
  abacus: onTable(`
    brown box 8 12 6 76 2
    brown box 86 12 6 76 2
    brown box 8 82 84 6 2
    brown box 8 12 84 6 2
    grey line 2 14 34 86 34
    grey line 2 14 50 86 50
    grey line 2 14 66 86 66
    red disc 24 34 6
    red disc 37 34 6
    red disc 74 34 6
    blue disc 24 50 6
    blue disc 61 50 6
    blue disc 74 50 6
    gold disc 24 66 6
    gold disc 37 66 6
    gold disc 50 66 6`),
  crystal: onTable(`
    sky poly 40 88 30 40 44 16 56 40 56 88
    white poly 30 40 44 16 44 88 40 88
    blue poly 56 88 62 54 74 44 84 58 78 88
    sky poly 62 54 74 44 72 88 60 88
    blue poly 14 88 12 66 22 54 32 66 34 88
    grey blob 6 88 30 82 60 84 94 88`),
  funnel: onTable(`
    sky poly 24 18 76 18 54 46 46 46
    white poly 30 18 70 18 50 42
    sky box 47 46 6 12
    blue drop 50 66 4
    sky poly 42 66 58 66 70 88 30 88
    blue poly 36 78 64 78 70 88 30 88
    grey line 3 84 10 84 88
    grey line 3 66 30 84 30`),
  lever: onTable(`
    grey poly 40 88 50 66 60 88
    brown bar 50 63 92 5 -14
    red box 6 58 20 18 2
    gold disc 88 44 9`),
  speedometer: onWall(`
    dark disc 50 54 42
    white disc 50 54 36
    leaf arc 5 50 54 29 150 230
    gold arc 5 50 54 29 235 300
    red arc 5 50 54 29 305 390
    dark line 3.4 50 54 72 36
    dark disc 50 54 6
    - dark box 40 70 20 9 2`),
  matches: onTable(`
    brown line 4 30 88 46 34
    dark disc 46 34 5
    - grey steam 48 28 22 1
    amber line 4 56 88 62 40
    red disc 62 38 5
    amber line 4 72 88 82 46
    red disc 83 44 5`),
  cigarette: onTable(`
    white bar 52 66 56 11 -14 2
    amber bar 26 72 18 11 -14 2
    dark bar 82 58 8 11 -14 2
    red bar 78 59 4 11 -14
    grey steam 86 50 30 2`),
  forklift: onGround(`
    gold box 30 52 40 24 4
    dark line 4 34 52 38 26
    dark line 4 62 52 58 26
    dark box 34 22 28 5 2
    dark box 72 18 5 66
    dark box 76 78 24 4
    brown box 78 58 20 20 2
    - tan line 1.6 88 58 88 78
    dark wheel 40 80 9
    dark wheel 62 80 8
    blue box 40 40 14 14 4`),
  lawnMower: onGround(`
    dark line 3 44 66 16 28
    dark line 5 8 30 20 22
    red box 36 58 48 18 8
    dark box 50 48 20 12 4
    dark wheel 44 80 8
    dark wheel 78 80 8
    leaf poly 86 88 90 74 93 88
    leaf poly 93 88 97 72 100 88`),
  skateboard: onGround(`
    rust curve 7 4 58 16 68 84 68 96 58
    dark wheel 28 80 7
    dark wheel 72 80 7
    - gold line 1.6 24 68 76 68`),
  surfboard: onGround(`
    gold blob 50 2 62 22 64 54 56 88 44 88 36 54 38 22
    red line 3 50 6 50 86
    blue line 3 38 34 62 34
    blue line 3 38 42 62 42
    sky blob 0 88 20 80 40 86 60 80 80 86 100 80 100 92 0 92`),
  helmet: onTable(`
    red curve 8 50 18 46 4 64 0 84 10 88 24
    grey half 50 46 29
    grey poly 21 46 79 46 76 78 50 90 24 78
    white poly 44 46 56 46 56 86 50 89 44 86
    dark box 27 44 46 6
    dark disc 32 64 2.2
    dark disc 32 72 2.2
    dark disc 68 64 2.2
    dark disc 68 72 2.2
    - dark line 1.6 50 56 50 84`),
  lectern: onGround(`
    brown poly 22 30 78 22 80 32 24 40
    white poly 30 28 62 24 63 30 31 34
    amber poly 34 40 66 36 62 84 38 84
    brown box 30 82 40 6 1
    dark line 2 50 30 50 12
    dark oval 50 10 3.4 5`),
  maze: onWall(`
    cream box 8 8 84 84 4
    dark line 3.4 10 10 90 10 90 90 10 90 10 26
    dark line 3.4 26 26 74 26 74 74 26 74 26 42
    dark line 3.4 42 42 58 42 58 58 42 58
    dark line 3.4 74 50 90 50
    red disc 50 50 4
    red curve 2 4 18 18 18 18 34`),
  cutlery: onTable(`
    white oval 50 66 30 20
    cream oval 50 66 20 13
    grey line 3 10 88 10 52
    grey line 1.6 6 38 6 52
    grey line 1.6 10 38 10 52
    grey line 1.6 14 38 14 52
    grey line 2.4 6 52 14 52
    grey line 3.4 90 88 90 56
    grey leaf 90 58 22 -90 .4`),
  vial: onTable(`
    grey box 20 34 24 9 2
    sky box 18 42 28 46 6
    white box 18 56 28 20
    red box 22 62 20 3
    - red box 22 68 14 2.4
    blue box 58 22 20 66 8
    sky box 62 40 12 44 5
    dark box 60 14 16 9 2`),
} as const;
