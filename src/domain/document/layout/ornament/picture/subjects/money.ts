import { inSky, oneWayOnTable, oneWayOnWall, onGround, onTable, onWall, scene } from './drawn.ts';

export const money = {
  coins: onTable(`
    amber oval 30 82 20 5
    gold oval 30 79 20 5
    amber oval 30 73 20 5
    gold oval 30 70 20 5
    amber oval 30 64 20 5
    gold oval 30 61 20 5
    amber oval 70 82 20 5
    gold oval 70 79 20 5
    amber disc 60 40 20
    gold disc 60 40 16
    - amber star 60 40 9 5 .45`),
  piggyBank: onTable(`
    gold disc 52 12 8
    pink box 32 68 9 18 3
    pink box 62 68 9 18 3
    pink oval 50 54 34 24
    pink poly 28 36 28 22 42 34
    rust oval 16 56 7 9
    - dark eyes 16 56 6 1.4
    dark disc 30 47 2.2
    dark box 46 31 14 3 1
    pink curve 2.4 84 50 92 44 90 54`),
  banknotes: oneWayOnWall(`
    turn -10 50 50
    leaf box 8 24 78 42 3
    end
    lea box 12 36 80 44 3
    leaf ring 52 58 13 3
    cream star 52 58 8 5 .45
    leaf disc 24 58 4
    leaf disc 80 58 4`),
  wallet: onTable(`
    leaf poly 22 30 80 20 82 44 24 44
    brown box 10 36 80 50 7
    rust box 60 54 34 16 6
    gold disc 68 62 3.4
    - cream line 1.2 16 42 84 42
    - cream line 1.2 16 80 84 80`),
  card: oneWayOnWall(`
    turn -12 50 50
    rust box 12 16 76 48 6
    end
    blue box 8 34 80 50 6
    dark box 8 44 80 9
    gold box 16 60 16 12 2
    - white line 2.4 44 72 78 72`),
  scales: oneWayOnTable(`
    amber box 47 16 6 64
    amber box 28 80 44 6 3
    amber line 4 14 26 50 18 86 26
    gold disc 50 16 6
    brown line 1.4 14 26 4 56
    brown line 1.4 14 26 26 56
    brown line 1.4 86 26 74 56
    brown line 1.4 86 26 98 56
    gold half 15 56 13 180
    gold half 86 56 13 180`),
  tag: oneWayOnWall(`
    brown curve 2.4 24 26 10 14 -4 30
    turn 40 50 50
    red poly 16 30 32 28 88 28 88 72 32 72 16 50
    cream disc 28 50 5
    cream line 4 48 62 72 38
    cream disc 50 42 4
    cream disc 70 58 4
    end`),
  cart: oneWayOnTable(`
    dark line 4 4 18 20 18 34 68 82 68
    red poly 22 28 92 28 82 58 32 58
    - cream line 1.8 28 42 88 42
    - cream line 1.8 46 28 48 58
    - cream line 1.8 64 28 64 58
    gold disc 44 22 10
    leaf disc 62 20 12
    dark wheel 42 79 7
    dark wheel 76 79 7`),
  bag: onTable(`
    brown curve 3.4 36 40 36 16 64 16 64 40
    leaf leaf 40 38 26 -110 .4
    amber bar 60 30 9 36 12 4
    red poly 20 36 80 36 86 86 14 86
    cream heart 50 60 10`),
  voucher: oneWayOnWall(`
    gold box 4 26 92 50 5
    cream disc 4 51 7
    cream disc 96 51 7
    red box 12 34 52 34 3
    white star 38 51 13 5 .45
    dark line 1.8 72 28 72 34
    dark line 1.8 72 40 72 46
    dark line 1.8 72 54 72 60
    dark line 1.8 72 68 72 74
    - dark line 2.4 79 44 90 44
    - dark line 2.4 79 52 90 52`),
  robot: oneWayOnTable(`
    dark line 3 50 22 50 8
    red disc 50 8 5
    grey box 26 22 48 34 7
    gold disc 40 38 6
    gold disc 60 38 6
    dark disc 40 38 2.4
    dark disc 60 38 2.4
    dark box 40 48 20 3 1
    blue box 30 58 40 28 4
    grey curve 6 30 64 18 70 18 82
    grey curve 6 70 64 82 70 82 82
    red heart 50 72 6`),
  server: oneWayOnTable(`
    dark box 22 12 56 74 4
    grey box 27 18 46 18 2
    grey box 27 40 46 18 2
    grey box 27 62 46 18 2
    red disc 35 27 3
    leaf disc 35 49 3
    gold disc 35 71 3
    - dark line 2 48 27 68 27
    - dark line 2 48 49 68 49
    - dark line 2 48 71 68 71`),
  cloudData: inSky(`
    white cloud 50 52 84
    red line 6 50 84 50 52
    red poly 36 58 50 38 64 58
    blue disc 24 84 4
    blue disc 76 84 4
    blue line 2 24 84 24 66
    blue line 2 76 84 76 66`),
  wifi: oneWayOnWall(`
    blue arc 7 50 76 58 224 316
    blue arc 7 50 76 42 224 316
    sky arc 7 50 76 26 224 316
    red disc 50 74 8`),
  lock: oneWayOnWall(`
    grey arc 8 50 40 19 180 360
    grey box 27 38 8 18
    grey box 65 38 8 18
    gold box 18 48 64 44 7
    dark disc 50 66 6
    dark poly 47 68 53 68 55 82 45 82`),
  phishing: oneWayOnWall(`
    grey line 2.4 50 -40 50 26
    grey curve 5 50 20 50 70 44 84 30 82 28 70
    grey poly 22 74 28 62 36 74
    cream box 14 34 72 42 3
    gold poly 14 34 86 34 54 60 46 60
    red disc 50 57 8
    grey line 5 50 20 50 36`),
  network: onWall(`
    grey line 2.4 50 50 20 22
    grey line 2.4 50 50 82 24
    grey line 2.4 50 50 16 74
    grey line 2.4 50 50 80 80
    grey line 2.4 20 22 82 24
    grey line 2.4 16 74 80 80
    red disc 50 50 14
    blue disc 20 22 9
    gold disc 82 24 9
    leaf disc 16 74 9
    blue disc 80 80 10`),
  solar: onGround(`
    gold disc 84 16 10
    gold rays 84 16 13 18 10 2
    dark line 3.4 40 70 40 88
    dark line 3.4 62 70 62 88
    blue poly 20 34 72 34 88 74 8 74
    - white line 1.4 33 34 28 74
    - white line 1.4 46 34 48 74
    - white line 1.4 59 34 68 74
    - white line 1.4 16 47 77 47
    - white line 1.4 12 60 82 60`),
  windTurbine: onGround(`
    white poly 48.4 34 51.6 34 53 88 47 88
    turn 20~20 50 34
    white leaf 50 34 36 -90 .2
    white leaf 50 34 36 30 .2
    white leaf 50 34 36 150 .2
    end
    red disc 50 34 4
    white poly 84 56 86 56 87 88 83 88
    turn 50~20 85 56
    white leaf 85 56 20 -90 .2
    white leaf 85 56 20 30 .2
    white leaf 85 56 20 150 .2
    end
    red disc 85 56 2.4`),
  battery: oneWayOnWall(`
    dark box 6 28 80 44 7
    dark box 86 40 8 20 3
    cream box 12 34 68 32 3
    leaf box 15 37 16 26 2
    leaf box 34 37 16 26 2
    gold poly 62 30 50 54 60 54 56 74 74 46 63 46`),
  satellite: inSky(`
    turn -30 50 50
    blue box 0 40 30 20 2
    blue box 70 40 30 20 2
    - white line 1.2 15 40 15 60
    - white line 1.2 85 40 85 60
    grey box 30 48 40 4
    gold box 38 34 24 32 4
    white half 50 34 12 0
    red disc 50 18 3
    end`),
  hourglass: oneWayOnTable(`
    brown box 22 10 56 7 3
    brown box 22 79 56 7 3
    white poly 28 17 72 17 54 48 72 79 28 79 46 48
    gold poly 35 30 65 30 50 47
    gold poly 50 60 66 79 34 79
    gold line 2 50 46 50 64`),
  umbrella: oneWayOnWall(`
    brown curve 4 50 14 50 80 46 90 38 88 36 80
    red blob 50 12 74 20 92 44 90 52 78 46 64 52 50 46 36 52 22 46 10 52 8 44 26 20
    gold blob 50 12 58 26 64 50 50 46 36 50 42 26
    sky drop 14 72 3.4
    sky drop 84 76 3.4
    sky drop 70 88 3`),
  sunglasses: oneWayOnWall(`
    red blob 4 40 26 36 46 42 46 58 36 72 14 70 4 56
    red blob 96 40 74 36 54 42 54 58 64 72 86 70 96 56
    dark blob 10 45 26 42 40 46 40 58 32 66 16 64 10 54
    dark blob 90 45 74 42 60 46 60 58 68 66 84 64 90 54
    red line 4 44 46 56 46
    - white line 2 16 58 24 48
    - white line 2 66 58 74 48`),
  shell: onTable(`
    pink blob 50 22 66 26 82 40 86 58 70 78 56 82 50 86 44 82 30 78 14 58 18 40 34 26
    rust line 1.8 50 82 50 24
    rust line 1.8 49 82 34 28
    rust line 1.8 51 82 66 28
    rust line 1.8 48 82 20 42
    rust line 1.8 52 82 80 42
    - rust line 1.8 47 82 16 58
    - rust line 1.8 53 82 84 58`),
  hat: onTable(`
    gold oval 50 74 46 11
    gold blob 26 72 30 44 42 34 58 34 70 44 74 72
    red blob 26 62 50 68 74 62 74 72 50 77 26 72`),
  circles: onWall(`
    red disc 36 38 27
    blue disc 64 38 27
    gold disc 50 64 27
    rust wedge 36 38 27 -48 48`),
  shapes: onWall(`
    red disc 34 36 26
    blue box 46 44 44 44 2
    gold poly 20 92 42 54 64 92`),
  contours: onWall(`
    leaf blob 50 6 80 16 94 46 84 80 52 94 18 84 6 52 20 18
    lea blob 52 16 74 24 84 48 76 72 52 84 26 76 16 52 28 26
    gold blob 54 28 68 32 74 48 68 64 52 72 36 66 28 52 36 34
    rust blob 56 40 64 44 64 54 54 60 44 56 44 46`),
  loops: oneWayOnWall(`
    red hoop 34 50 24 20 7
    blue hoop 66 50 24 20 7
    red arc 7 34 50 22 -50 10
    gold poly 12 38 24 34 18 48
    gold poly 88 62 76 66 82 52`),
  abstract: scene(`
    gold disc 74~10 34~8 26~4
    red blob -350 120 -40 70 10 46~8 40 60~6 66 44~8 110 66 450 110 450 240 -350 240
    blue blob -350 150 -20 92 30 74~5 60 84~4 92 70~5 140 90 450 130 450 260 -350 260
    cream ring 22~6 28~6 12 4
    lea dots 40 10 24 18 4 3 1.8`),
  staircase: oneWayOnWall(`
    sky poly 8 90 8 78 28 78 28 62 48 62 48 46 68 46 68 30 92 30 92 90
    blue poly 28 78 28 62 32 62 32 78
    blue poly 48 62 48 46 52 46 52 62
    blue poly 68 46 68 30 72 30 72 46
    red line 3.4 80 30 80 6
    red poly 80 6 96 12 80 18`),
  bell: oneWayOnWall(`
    gold blob 50 14 66 22 72 46 82 70 84 76 16 76 18 70 28 46 34 22
    amber box 14 72 72 8 4
    amber disc 50 86 7
    amber ring 50 10 5 3
    - red curve 3 90 30 96 42 94 54
    - red curve 3 10 30 4 42 6 54`),
  hook: oneWayOnWall(`
    grey ring 56 16 7 4
    grey curve 6 56 22 56 64 46 84 28 82 20 66
    grey poly 14 70 21 52 32 68
    rust curve 5 56 54 72 60 76 76 64 84`),
} as const;
