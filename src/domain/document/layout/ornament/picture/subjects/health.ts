import { atSea, oneWayOnTable, oneWayOnWall, onGround, onTable, onWall } from './drawn.ts';

export const health = {
  heart: onWall(`
    red heart 50 50 36
    rust blob 24 42 26 32 36 26 32 38 34 56
    - cream star 82 20 7 4 .34`),
  heartbeat: onWall(`
    red heart 50 50 38
    white line 4 8 50 32 50 40 34 50 68 58 44 64 50 92 50`),
  stethoscope: oneWayOnWall(`
    dark curve 4 26 12 22 34 34 56 46 56 58 34 54 12
    dark curve 4 40 56 44 84 68 90 76 66 76 54
    red disc 76 46 12
    cream disc 76 46 7
    grey disc 27 10 4
    grey disc 53 10 4`),
  firstAid: onTable(`
    dark curve 5 38 32 38 20 62 20 62 32
    red box 8 32 84 54 8
    white disc 50 59 21
    red box 45 44 10 30 1
    red box 35 54 30 10 1`),
  hospital: onGround(`
    sky box 8 44 28 44
    sky box 64 44 28 44
    white box 30 22 40 66
    red disc 50 38 12
    white box 47.4 30 5.2 16
    white box 42 35.4 16 5.2
    blue windows 10 50 24 30 2 2
    blue windows 66 50 24 30 2 2
    blue windows 34 54 32 14 3 1
    dark box 43 72 14 16`),
  pills: onTable(`
    white box 18 30 38 56 5
    red box 16 18 42 14 4
    sky box 18 46 38 22
    - white rows 24 52 26 10 3 1.6
    turn -30 76 74
    gold box 62 66 14 15 7
    red box 74 66 14 15 7
    end
    blue disc 74 52 6`),
  tooth: onWall(`
    white blob 50 20 66 12 82 22 82 42 74 58 70 86 62 88 56 64 50 60 44 64 38 88 30 86 26 58 18 42 18 22 34 12
    - sky arc 3 38 34 10 190 260
    gold star 86 70 8 4 .34`),
  bandage: oneWayOnWall(`
    turn -36 50 50
    amber box 4 34 92 32 15
    cream box 34 34 32 32 2
    - brown dots 38 38 24 24 3 3 1.6
    - brown dots 8 42 22 16 3 2 1.2
    - brown dots 70 42 22 16 3 2 1.2
    end`),
  hands: onWall(`
    red heart 50 34 15
    turn 24 24 74
    blue box 12 82 22 60 3
    brown blob 14 52 34 52 34 74 30 86 16 86 12 74
    brown box 12 36 5.4 26 2.6
    brown box 17.6 31 5.4 28 2.6
    brown box 23.2 32 5.4 28 2.6
    brown box 28.8 37 5.4 24 2.6
    brown bar 38 66 6 20 30 3
    end
    turn -24 76 74
    red box 66 82 22 60 3
    pink blob 66 52 86 52 88 74 84 86 70 86 66 74
    pink box 65.8 37 5.4 24 2.6
    pink box 71.4 32 5.4 28 2.6
    pink box 77 31 5.4 28 2.6
    pink box 82.6 36 5.4 26 2.6
    pink bar 62 66 6 20 -30 3
    end`),
  raisedHands: onWall(`
    red box 10 66 16 60 3
    brown blob 18 30 28 34 28 60 24 68 12 68 8 58 8 36
    brown box 8 20 5 24 2.4
    brown box 14 15 5 26 2.4
    brown box 20 18 5 26 2.4
    brown box 26 36 5 18 2.4
    blue box 42 56 16 70 3
    pink blob 50 20 60 24 60 50 56 58 44 58 40 48 40 26
    pink box 40 10 5 24 2.4
    pink box 46 5 5 26 2.4
    pink box 52 8 5 26 2.4
    pink box 58 26 5 18 2.4
    leaf box 74 66 16 60 3
    amber blob 82 30 92 34 92 60 88 68 76 68 72 58 72 36
    amber box 75 20 5 24 2.4
    amber box 81 15 5 26 2.4
    amber box 87 18 5 26 2.4
    amber box 69 36 5 18 2.4`),
  yoga: onGround(`
    red oval 50 87 44 4
    pink disc 50 22 10
    dark half 50 20 10.6
    dark disc 50 10 5
    blue blob 40 36 50 34 60 36 62 62 50 68 38 62
    pink curve 6 40 40 28 58 20 72
    pink curve 6 60 40 72 58 80 72
    rust curve 11 42 66 18 76 34 84 62 84
    rust curve 11 58 66 82 76 66 84 38 84`),
  football: onGround(`
    white disc 50 54 33
    dark poly 50 40 63 49 58 64 42 64 37 49
    dark poly 30 28 44 22 40 34
    dark poly 70 28 56 22 60 34
    dark poly 82 50 82 66 74 60
    dark poly 18 50 18 66 26 60
    dark poly 40 86 60 86 50 78
    - dark line 1.4 50 40 50 24
    - dark line 1.4 63 49 78 44
    - dark line 1.4 58 64 68 78
    - dark line 1.4 42 64 32 78
    - dark line 1.4 37 49 22 44`),
  basketball: onWall(`
    rust disc 50 50 38
    dark line 2.4 12 50 88 50
    dark line 2.4 50 12 50 88
    dark curve 2.4 22 24 36 50 22 76
    dark curve 2.4 78 24 64 50 78 76`),
  tennis: oneWayOnWall(`
    turn -34 46 44
    brown box 42 62 9 38 3
    red poly 38 56 55 56 50 68 43 68
    red hoop 46.5 32 21 27 5
    white line 1 30 24 64 24
    white line 1 27 34 66 34
    white line 1 30 44 63 44
    white line 1 38 8 38 56
    white line 1 47 6 47 58
    white line 1 56 8 56 56
    end
    gold disc 78 74 12
    - white arc 2 70 70 12 -40 70`),
  shoe: oneWayOnTable(`
    red blob 8 46 26 52 38 42 46 54 64 64 90 70 94 82 8 82
    white box 6 78 90 8 4
    gold line 3 44 62 50 54
    gold line 3 53 66 58 59
    rust blob 8 46 26 52 26 70 8 74
    - white line 2.4 14 62 30 64`),
  dumbbell: onTable(`
    dark box 20 52 60 7 2
    red box 14 34 14 43 4
    rust box 4 42 11 27 4
    red box 72 34 14 43 4
    rust box 85 42 11 27 4
    - white line 2 19 42 19 68
    - white line 2 77 42 77 68`),
  trophy: onTable(`
    gold curve 5 26 24 10 24 12 46 34 50
    gold curve 5 74 24 90 24 88 46 66 50
    gold blob 24 14 76 14 74 42 60 58 40 58 26 42
    amber box 45 56 10 16
    brown box 30 72 40 14 2
    white star 50 34 11 5 .45`),
  medal: oneWayOnWall(`
    red poly 26 4 44 4 58 40 42 46
    blue poly 74 4 56 4 42 40 58 46
    gold disc 50 66 26
    amber ring 50 66 20 2
    white star 50 66 12 5 .45`),
  swimmer: atSea(`
    pink curve 8 34 66 44 42 58 46 70 62
    pink disc 34 58 11
    red half 33 56 11.6 -10
    - dark box 28 57 9 4 2
    white ripples 70 66 30 1`),
  pool: oneWayOnWall(`
    sky box 0 40 100 60 4
    - white ripples 10 58 30 2
    - white ripples 58 78 30 2
    blue disc 50 66 25
    red ring 50 66 18 12
    white arc 12 50 66 18 -20 20
    white arc 12 50 66 18 70 110
    white arc 12 50 66 18 160 200
    white arc 12 50 66 18 250 290
    grey curve 4 74 56 74 24 82 18 88 26
    grey curve 4 88 56 88 24`),
  target: oneWayOnWall(`
    red disc 48 54 40
    cream disc 48 54 31
    red disc 48 54 22
    cream disc 48 54 13
    red disc 48 54 5
    dark line 3.4 48 54 88 14
    gold poly 80 10 84 20 94 22 98 12 88 12 90 2`),
  ski: onGround(`
    white hill 60 92 150 34
    dark line 2 34 30 20 74
    turn -16 50 70
    red box 6 74 88 4 2
    blue box 6 82 88 4 2
    end
    blue blob 44 40 58 38 62 58 68 70 58 78 46 62
    pink disc 46 26 8
    red half 46 24 9
    blue curve 7 50 44 40 54 30 48`),
  chess: onTable(`
    dark disc 30 32 10
    dark poly 24 40 36 40 42 76 18 76
    dark box 14 76 32 10 3
    cream blob 56 46 52 34 62 20 72 12 74 20 86 30 84 52 88 76 58 76 66 56 70 44
    cream poly 70 14 68 4 78 16
    cream box 54 76 38 10 3
    - dark disc 68 28 2`),
} as const;
