import { oneWayOnWall, onGround, onTable, onWall, scene } from './drawn.ts';

export const home = {
  house: onGround(`
    red box 66 16 9 24
    cream box 20 46 60 42
    red poly 10 50 50 12 90 50
    blue box 27 56 14 14
    - white line 1.4 34 56 34 70
    - white line 1.4 27 63 41 63
    brown box 52 62 16 26
    gold disc 56 76 1.6
    cream disc 50 34 6
    blue disc 50 34 4
    leaf disc 22 84 7
    leaf disc 80 85 6`),
  cottage: scene(`
    gold disc 24~6 26 12
    blue poly -60 64 14 34 40 56 70 28 110 60 160 64
    leaf ridge 60 1.4
    red box 62 26 6 14
    cream box 42 46 34 22
    brown poly 36 48 59 28 82 48
    blue box 48 53 9 8
    red box 62 53 9 15
    leaf pine 92 68 34
    leaf pine 24 66 26
    sky box -350 70 800 200
    - white ripples 20 78 24 2
    - white ripples 56 86 24 2
    dark ridge 96 1`),
  door: onWall(`
    cream box 22 6 56 84 3
    red box 28 12 44 78 2
    rust box 34 20 13 24 1
    rust box 53 20 13 24 1
    rust box 34 54 13 28 1
    rust box 53 54 13 28 1
    gold disc 67 51 2.8
    amber box 14 88 72 6 2`),
  window: onWall(`
    white box 18 10 64 74 3
    sky box 23 15 54 64
    gold disc 62 30 9
    leaf hill 40 79 44 22
    white box 48 15 4 64
    white box 23 44 54 4
    red poly 18 10 40 10 34 40 20 64 18 64
    red poly 82 10 60 10 66 40 80 64 82 64
    brown box 12 84 76 6 2`),
  lamp: onTable(`
    gold poly 36 44 64 44 88 86 12 86
    amber box 48 44 4 38
    red poly 36 12 64 12 76 46 24 46
    brown oval 50 84 18 4`),
  chair: onTable(`
    red box 28 10 44 40 8
    - rust box 35 17 30 26 4
    brown box 30 48 5 40
    brown box 65 48 5 40
    rust box 22 54 56 10 4
    brown box 22 62 5 26
    brown box 73 62 5 26`),
  sofa: onTable(`
    leaf stalk 90 82 30 2 3
    blue box 14 34 72 40 10
    sky box 22 54 28 18 4
    sky box 50 54 28 18 4
    blue box 6 48 16 34 8
    blue box 78 48 16 34 8
    blue box 14 68 72 14 3
    gold bar 34 48 18 18 14 3
    rust bar 66 50 18 18 -10 3
    brown box 14 82 5 6
    brown box 81 82 5 6`),
  meeting: onTable(`
    blue person 18 74 42
    red person 40 70 42
    amber person 62 70 42
    leaf person 84 74 42
    brown oval 50 72 48 11
    white poly 24 70 36 68 38 72 25 74
    white poly 62 68 74 70 74 74 61 72
    brown box 46 80 8 8`),
  roundTable: onWall(`
    blue disc 50 12 9
    red disc 83 30 9
    gold disc 83 70 9
    blue disc 50 88 9
    red disc 17 70 9
    gold disc 17 30 9
    amber disc 50 50 31
    brown ring 50 50 27 1.6
    white bar 50 30 10 13 0
    white bar 68 60 10 13 120
    white bar 32 60 10 13 240
    leaf flower 50 52 8 6`),
  bed: onTable(`
    brown box 6 24 6 64 2
    brown box 88 52 6 36 2
    white box 12 60 76 16 2
    white box 15 46 26 15 6
    blue blob 40 52 66 50 90 54 90 76 36 76
    - gold star 56 62 4 5
    - gold star 74 68 4 5
    brown box 8 76 84 6`),
  bath: onTable(`
    grey curve 3.4 16 52 16 24 24 18 32 26
    grey poly 26 26 40 26 44 32 22 32
    sky drop 30 42 2.4
    sky drop 38 46 2.4
    white disc 52 46 8
    white disc 64 44 10
    white disc 78 47 8
    cream blob 8 52 50 53 94 52 88 76 74 83 28 83 14 76
    grey box 4 49 92 6 3
    brown oval 26 86 6 3
    brown oval 76 86 6 3`),
  faucet: oneWayOnWall(`
    grey box 8 34 14 26 2
    grey curve 13 20 47 50 46 68 50 70 64
    grey box 40 24 8 18
    red box 26 16 36 9 4
    grey box 61 60 19 7 2
    blue drop 70 88 7`),
  bucket: onTable(`
    sky curve 2.4 22 44 30 14 70 14 78 44
    red box 42 12 16 6 3
    blue poly 18 44 82 44 73 87 27 87
    sky oval 50 44 32 6
    white line 2.4 30 58 34 80`),
  broom: onTable(`
    brown line 3.6 40 6 62 56
    red bar 63 58 18 7 24 1
    gold poly 53 60 71 52 92 82 64 88
    - amber line 1.4 62 60 74 84
    - amber line 1.4 67 58 83 82
    blue poly 12 58 42 58 38 87 16 87
    sky oval 27 58 15 3
    white disc 20 56 4
    white disc 29 54 5`),
  kettle: oneWayOnWall(`
    rust curve 5 30 34 32 14 68 14 70 34
    red blob 32 32 68 32 80 60 80 80 50 84 20 80 20 60
    red poly 74 44 94 30 98 36 80 58
    dark disc 50 31 4
    dark box 22 80 56 5 2
    cream poly 42 44 50 54 44 60 54 70 48 76 51 70 41 60 47 54 38 45`),
  plug: oneWayOnWall(`
    dark curve 4 -60 64 -10 60 10 74 26 56
    dark box 22 38 24 24 6
    grey box 46 42 12 4
    grey box 46 54 12 4
    white box 68 26 30 48 6
    grey disc 83 50 15
    dark disc 78 46 2.2
    dark disc 78 54 2.2
    - gold line 2 58 30 62 22
    - gold line 2 62 34 70 22`),
  candle: onTable(`
    gold disc 50 26 22
    cream box 40 44 20 42 3
    - white box 44 44 4 26
    dark line 1.8 50 44 50 36
    rust drop 50 29 8
    gold drop 50 31 4
    brown oval 50 86 24 4`),
  clock: oneWayOnWall(`
    red disc 50 50 40
    cream disc 50 50 32
    dark rays 50 50 26 30 12 2
    dark line 4 50 50 50 28
    dark line 4 50 50 66 58
    red disc 50 50 4`),
  alarmClock: onTable(`
    red disc 26 26 13
    red disc 74 26 13
    dark line 4 30 78 24 87
    dark line 4 70 78 76 87
    blue disc 50 54 32
    cream disc 50 54 25
    dark line 3.4 50 54 50 38
    dark line 3.4 50 54 60 60
    - dark rays 50 54 20 23 12 1.4`),
  boxes: onTable(`
    amber box 20 50 38 38
    rust box 20 50 38 10
    cream box 34 50 10 14
    gold box 60 58 28 30
    amber box 60 58 28 7
    gold box 28 24 30 26
    amber box 28 24 30 7
    cream box 39 24 8 10
    leaf stalk 76 58 30 2 3`),
  handTruck: oneWayOnWall(`
    dark line 3.6 22 8 30 8 46 82
    dark line 3.6 46 82 86 76
    gold poly 41 58 71 53 75 77 46 81
    amber poly 34 30 62 26 68 52 40 56
    cream poly 45 28 52 27 54 36 47 37
    rust wheel 46 86 9`),
  towel: onTable(`
    red box 24 40 52 46 4
    white box 24 48 52 7
    white box 24 62 52 7
    white box 24 76 52 7
    gold oval 50 36 36 7
    gold half 50 34 20
    rust box 30 30 40 5 1
    pink blob 78 80 84 70 94 72 96 82 88 87 80 87
    - cream line 1.4 82 84 86 74
    - cream line 1.4 88 85 89 74`),
  laundry: onGround(`
    brown box 4 16 4 72
    brown box 92 16 4 72
    dark curve 1.6 6 22 50 30 94 22
    red poly 14 26 22 28 30 28 38 28 44 36 38 42 36 39 36 62 17 62 16 40 12 42 8 35
    blue poly 50 30 70 28 72 66 62 66 60 42 58 66 48 66
    gold poly 76 27 88 25 88 50 82 54 82 60 74 58 76 48`),
  keys: onWall(`
    amber box 6 12 88 20 4
    gold hoop 20 36 4 4 2
    gold box 18.4 40 3.4 26
    gold box 20 56 7 3
    gold box 20 62 5 3
    red hoop 40 36 4 4 2
    red box 38.4 40 3.4 30
    red box 40 60 7 3
    blue hoop 60 36 4 4 2
    blue box 58.4 40 3.4 24
    blue box 60 54 7 3
    blue box 60 60 5 3
    leaf hoop 80 36 4 4 2
    leaf box 78.4 40 3.4 32
    leaf box 80 62 7 3
    leaf box 80 68 5 3
    - dark dots 10 18 80 8 4 1 2`),
  garden: onGround(`
    red box 62 40 30 34
    brown poly 58 42 77 26 96 42
    brown box 72 54 10 20
    brown blob 4 78 50 74 98 78 98 90 2 90
    leaf stalk 14 80 56 0 3
    red disc 14 56 4
    leaf stalk 28 80 50 0 3
    gold flower 28 50 8 8
    leaf stalk 42 80 58 0 3
    pink flower 42 58 7 6
    leaf disc 54 76 6
    lea disc 66 78 6
    leaf disc 78 78 6`),
} as const;
