import { atSea, inSky, onGround, onTable, onWall } from './drawn.ts';

export const animals = {
  cat: onTable(`
    dark curve 7 76 80 90 70 86 54 92 46
    dark blob 50 40 68 48 74 70 72 85 50 87 28 85 26 70 32 48
    dark poly 27 34 29 8 46 24
    dark poly 73 34 71 8 54 24
    dark blob 50 18 70 24 76 38 68 52 50 57 32 52 24 38 30 24
    pink poly 32 26 32 15 40 23
    pink poly 68 26 68 15 60 23
    gold oval 40 38 5.4 6.4
    gold oval 60 38 5.4 6.4
    dark oval 40~1 38 1.8 5.4
    dark oval 60~1 38 1.8 5.4
    pink poly 46.6 45 53.4 45 50 49
    - white line 1 30 47 16 44
    - white line 1 30 50 16 52
    - white line 1 70 47 84 44
    - white line 1 70 50 84 52
    white oval 41 84 7 4
    white oval 59 84 7 4`),
  dog: onTable(`
    amber curve 7 74 78 88 70 90~2 56
    amber blob 50 44 68 54 74 74 72 86 50 87 28 86 26 74 32 54
    cream oval 50 70 12 17
    amber blob 50 12 68 18 73 34 66 52 50 58 34 52 27 34 32 18
    brown blob 30 16 20 22 14 40 20 54 29 48 34 30
    brown blob 70 16 80 22 86 40 80 54 71 48 66 30
    cream blob 50 28 56 40 62 48 50 57 38 48 44 40
    dark oval 50 43 6 4.4
    dark disc 40 32 3
    dark disc 60 32 3
    - dark curve 1.4 50 46 50 51 44 53
    - dark curve 1.4 50 51 56 53
    red box 36 56 28 5 2
    gold disc 50 63 4
    cream oval 40 85 7 4
    cream oval 60 85 7 4`),
  bird: onGround(`
    brown curve 3 -4 84 30 80 70 82 104 76
    leaf leaf 84 78 16 -60
    leaf leaf 16 82 14 -120
    blue blob 20 44 30 26 46 24 58 34 74 48 92 74 80 74 62 78 40 78 26 66
    cream blob 28 50 40 52 50 66 48 78 34 74 26 64
    sky blob 48 46 62 50 80 72 62 72 50 62
    gold poly 20 40 6 46 21 49
    white disc 34 37 4
    dark disc 33 37 2
    dark line 1.8 46 77 46 84
    dark line 1.8 54 77 54 84`),
  birds: onGround(`
    brown curve 3 -6 82 30 78 70 82 106 74
    leaf leaf 92 76 15 -70
    leaf leaf 8 80 14 -110
    sky blob 8 52 16 40 28 38 36 46 46 62 44 76 30 80 16 74
    white blob 14 58 24 58 32 70 26 79 16 73
    amber poly 46 50 36 48 37 55
    dark disc 27 47 2
    blue leaf 28 60 20 60 .5
    red blob 92 50 84 38 72 36 64 44 54 60 56 74 70 80 84 74
    cream blob 86 58 76 58 68 70 74 79 84 73
    amber poly 54 48 64 46 63 53
    dark disc 73 45 2
    rust leaf 72 58 20 120 .5
    red heart 50 22 8`),
  owl: onGround(`
    brown curve 4 -4 86 40 84 104 80
    brown blob 50 20 72 24 78 48 72 72 50 86 28 72 22 48 28 24
    brown poly 28 28 24 10 44 22
    brown poly 72 28 76 10 56 22
    cream blob 50 52 64 58 64 74 50 83 36 74 36 58
    amber disc 38 38 12
    amber disc 62 38 12
    - dark arc 2 38 38 6 20 160
    - dark arc 2 62 38 6 20 160
    gold poly 46 46 54 46 50 55
    - brown dots 38 60 24 16 3 2 1.8
    dark leaf 28 46 32 74 .4
    dark leaf 72 46 32 106 .4
    gold line 2 42 83 42 88
    gold line 2 58 83 58 88`),
  hen: onGround(`
    white blob 18 34 28 24 36 32 46 48 64 46 78 32 90 36 84 62 68 80 40 80 24 66
    red blob 20 26 22 16 28 20 32 14 35 24 28 28
    amber poly 18 36 8 40 20 43
    red drop 22 48 4
    dark disc 25 34 2
    grey blob 44 58 58 56 74 54 66 70 50 70
    amber line 2.4 46 79 46 88
    amber line 2.4 60 79 60 88`),
  duck: atSea(`
    gold blob 22 30 32 18 44 20 48 34 46 46 66 50 88 44 84 66 66 78 38 78 24 66 30 50
    amber poly 24 28 6 34 24 39
    dark disc 35 29 2.4
    amber blob 46 56 62 56 76 54 68 68 52 68`),
  fox: onTable(`
    rust blob 60 60 78 48 94 56 94 76 78 87 58 86
    cream blob 88 52 96 58 96 70 88 74 82 64
    rust blob 48 46 64 58 68 86 28 86 32 58
    cream oval 48 76 10 11
    rust poly 22 20 26 4 42 20
    rust poly 74 20 70 4 54 20
    rust poly 18 22 48 14 78 22 74 38 48 58 22 38
    cream poly 18 26 34 36 46 52 48 58 22 40
    cream poly 78 26 62 36 50 52 48 58 74 40
    dark disc 48 55 3.6
    dark disc 36 34 2.6
    dark disc 60 34 2.6`),
  bear: onTable(`
    brown disc 28 22 10
    brown disc 72 22 10
    amber disc 28 22 5
    amber disc 72 22 5
    brown blob 50 52 72 60 80 80 76 87 50 87 24 87 20 80 28 60
    brown blob 50 14 72 20 78 38 70 54 50 60 30 54 22 38 28 20
    cream oval 50 46 14 11
    dark oval 50 41 6 4
    - dark curve 1.6 50 44 50 49 44 51
    - dark curve 1.6 50 49 56 51
    dark disc 38 34 2.6
    dark disc 62 34 2.6`),
  rabbit: onGround(`
    grey leaf 40 38 38 -104~4 .34
    grey leaf 58 38 38 -76~4 .34
    pink leaf 41 36 28 -104 .24
    pink leaf 57 36 28 -76 .24
    grey blob 50 52 70 60 76 78 70 88 30 88 24 78 30 60
    grey oval 49 46 20 17
    dark disc 42 43 2.4
    dark disc 56 43 2.4
    pink poly 46 50 52 50 49 53.4
    white oval 49 78 11 11
    white disc 78 80 7`),
  sheep: onGround(`
    dark line 4 34 70 34 88
    dark line 4 46 70 46 88
    dark line 4 62 70 62 88
    dark line 4 72 70 72 88
    cream blob 24 50 28 38 40 38 48 30 60 36 72 34 80 46 88 54 80 66 74 76 60 74 48 80 36 74 26 70 20 60
    dark blob 14 36 24 30 32 36 32 50 22 58 14 50
    dark leaf 30 38 13 -6 .5
    white eyes 22 44 8 1.6
    cream disc 24 32 6`),
  cow: onGround(`
    white box 24 40 60 32 12
    white box 28 66 8 22
    white box 42 66 8 22
    white box 62 66 8 22
    white box 76 66 8 22
    dark blob 48 40 62 40 64 52 54 58 46 52
    dark blob 72 50 84 48 84 64 76 66
    pink oval 60 72 7 4
    white blob 10 30 20 26 32 30 34 44 26 58 14 56 8 44
    dark leaf 32 34 13 -10 .5
    dark blob 10 30 20 26 21 40 12 44
    pink oval 18 54 9 6
    - dark disc 15 54 1.2
    - dark disc 21 54 1.2
    dark disc 27 40 2
    - dark curve 2 84 46 92 54 90 68`),
  pig: onGround(`
    pink box 30 64 8 23 2
    pink box 44 66 8 21 2
    pink box 62 66 8 21 2
    pink box 74 64 8 23 2
    pink oval 55 56 33 21
    pink oval 26 50 18 17
    pink poly 22 38 28 24 36 38
    rust oval 14 54 7 8
    - dark disc 12 54 1.4
    - dark disc 16 54 1.4
    dark disc 26 46 2.2
    - rust curve 2 87 50 94 44 92 52 98 48`),
  horse: onGround(`
    brown box 34 60 7 28
    brown box 46 62 7 26
    brown box 66 62 7 26
    brown box 78 60 7 28
    brown blob 30 46 46 44 64 46 82 44 88 56 82 70 60 72 36 70
    brown poly 30 58 22 34 34 14 46 22 50 48
    brown blob 36 12 30 18 10 34 8 42 16 46 30 40 42 30
    brown poly 34 18 35 6 43 16
    dark blob 38 12 48 20 54 46 46 42 42 26
    dark curve 5 86 52 96 60 94 78
    dark disc 27 27 2
    dark box 33 84 9 4
    dark box 45 84 9 4
    dark box 65 84 9 4
    dark box 77 84 9 4`),
  butterfly: onWall(`
    amber blob 50 48 40 20 20 10 8 22 14 42 34 52
    amber blob 50 48 60 20 80 10 92 22 86 42 66 52
    rust blob 50 52 32 54 16 66 24 84 42 78
    rust blob 50 52 68 54 84 66 76 84 58 78
    cream disc 24 28 6
    cream disc 76 28 6
    cream disc 30 68 5
    cream disc 70 68 5
    dark oval 50 52 3.6 24
    dark curve 1.6 50 30 46 18 38 14
    dark curve 1.6 50 30 54 18 62 14`),
  bee: inSky(`
    sky leaf 52 44 36 -118~5 .56
    white leaf 56 44 34 -70~5 .56
    gold oval 50 58 30 19
    dark poly 40 40 48 39 48 77 40 76
    dark poly 56 39 64 42 64 74 56 77
    dark poly 78 54 90 58 78 62
    dark disc 25 53 2.6
    - dark curve 1.6 28 46 22 36 16 34
    - dark curve 1.6 32 44 28 32 24 28`),
  snail: onGround(`
    amber blob 6 78 8 56 14 54 18 64 30 74 70 76 92 86 60 88 20 88
    amber line 2 10 58 4 44
    amber line 2 14 56 16 42
    rust disc 54 54 26
    cream curve 3 54 80 36 70 32 50 46 34 66 38 74 54 62 68 48 62 48 50 58 48`),
  turtle: onGround(`
    leaf blob 4 56 14 50 22 60 28 74 14 74
    leaf box 30 70 13 17 6
    leaf box 66 70 13 17 6
    amber blob 22 76 26 50 44 34 64 36 82 52 88 76
    brown poly 46 44 60 44 68 56 60 68 46 68 38 56
    - brown line 1.6 68 56 84 58
    - brown line 1.6 38 56 26 60
    dark disc 12 60 1.8`),
  whale: atSea(`
    blue blob 4 58 18 40 44 36 66 48 82 46 86 28 78 18 94 24 100 14 100 30 94 52 78 74 40 82 14 76
    sky blob 6 66 30 70 56 74 40 81 16 76
    white disc 24 56 2.6
    sky curve 3 34 34 32 20 22 14
    sky curve 3 34 34 38 20 48 16`),
  elephant: onGround(`
    grey box 34 58 13 30 3
    grey box 66 58 13 30 3
    grey blob 30 34 54 24 78 34 86 56 80 72 40 72 30 58
    grey curve 9 26 44 14 52 14 70 8 80
    grey disc 32 40 17
    blue blob 40 28 54 30 56 46 46 56 38 46
    white curve 3 26 56 20 62 14 60
    dark disc 26 38 2.2
    - grey curve 2 84 48 92 56 92 66`),
  mouse: onTable(`
    pink curve 3 78 78 92 74 92 60 84 54
    grey blob 18 74 30 54 52 48 74 58 82 78 70 86 34 86
    grey disc 36 50 11
    pink disc 36 50 6
    grey disc 54 48 11
    pink disc 54 48 6
    dark disc 30 66 2.4
    pink disc 16 75 3
    - dark line 1 22 76 10 84
    - dark line 1 22 78 14 88`),
  hedgehog: onGround(`
    brown star 56 62 36 22 .78
    amber blob 8 74 22 58 38 60 44 78 36 87 18 86
    dark disc 8 75 3.4
    dark disc 24 69 2.2
    amber oval 40 87 6 3
    amber oval 66 88 6 3`),
  paw: onWall(`
    brown blob 50 48 66 58 74 76 62 86 50 82 38 86 26 76 34 58
    brown oval 22 46 9 12 -20
    brown oval 40 28 9 13 -6
    brown oval 60 28 9 13 6
    brown oval 78 46 9 12 20`),
  caterpillar: onGround(`
    leaf leaf 2 84 100 -6 .3
    lea disc 74 66 12
    leaf disc 60 60 12
    lea disc 46 62 12
    leaf disc 34 58 12
    gold disc 22 50 14
    dark disc 17 48 2
    dark disc 25 47 2
    - dark curve 1.4 16 54 20 57 25 54
    - dark line 1.6 18 38 14 28
    - dark line 1.6 26 37 30 28`),
} as const;
