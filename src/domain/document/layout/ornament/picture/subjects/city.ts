import { oneWayOnWall, onGround, onTable, scene } from './drawn.ts';

export const city = {
  city: scene(`
    gold disc 66~10 30~5 15
    sky box -40 54 24 50
    blue box -14 42 20 60
    rust box 8 30 22 70
    blue box 32 48 18 50
    red box 52 18 20 80
    sky box 74 40 22 60
    rust box 98 52 24 50
    blue box 124 44 22 60
    cream windows 9 34 20 50 3 5
    cream windows 53 22 18 62 3 6
    cream windows 33 52 16 34 2 3
    cream windows 75 46 20 40 3 4
    - cream windows -13 48 18 40 2 3
    - cream windows 99 58 22 30 3 3
    dark line 2 62 18 62 6
    dark ridge 90 .3
    leaf tree 30 92 15
    leaf tree 76 92 13`),
  houses: scene(`
    gold disc 80~6 24 12
    red poly -20 92 -20 48 -6 30 8 48 8 92
    cream poly 8 92 8 54 22 40 36 54 36 92
    rust poly 36 92 36 42 52 22 68 42 68 92
    sky poly 68 92 68 54 82 40 96 54 96 92
    red poly 96 92 96 46 110 30 124 46 124 92
    blue windows 10 58 24 20 2 1
    white windows 38 46 28 34 2 2
    white windows 70 58 24 20 2 1
    white windows -18 52 24 24 2 1
    - white windows 98 50 24 26 2 1
    dark box 18 80 8 12
    dark box 48 80 8 12
    dark box 78 80 8 12
    dark ridge 91 .3`),
  bridge: scene(`
    gold disc 26~6 30 14
    leaf hill 100 74 90 26
    lea hill -10 74 90 22
    sky water 72 1.6
    rust box 22 22 6 58
    rust box 72 22 6 58
    rust curve 2.6 -40 62 -6 46 25 23 40 48 50 54 60 48 75 23 106 46 140 62
    rust line 1.4 36 42 36 64
    rust line 1.4 44 51 44 64
    rust line 1.4 56 51 56 64
    rust line 1.4 64 42 64 64
    rust line 1.4 10 38 10 64
    rust line 1.4 90 38 90 64
    rust box -60 62 220 5
    blue water 84 1.8`),
  lighthouse: scene(`
    gold poly 46 28 -60 6 -60 44
    sky water 70 1.6
    brown hill 50 86 84 20
    white poly 42 34 58 34 64 78 36 78
    red poly 41 44 59 44 60.4 54 39.6 54
    red poly 38.2 63 61.8 63 63 73 37 73
    dark box 40 31 20 4
    gold box 44 20 12 11
    red half 50 20 9
    blue water 82 1.8`),
  church: onGround(`
    cream box 44 50 44 38
    red poly 40 52 52 34 82 34 94 52
    cream box 18 36 26 52
    red poly 14 38 31 6 48 38
    gold disc 31 48 5
    dark half 31 80 6
    dark box 25 80 12 8
    blue half 60 66 4
    blue box 56 66 8 10
    blue half 76 66 4
    blue box 72 66 8 10
    dark line 1.8 31 7 31 -3
    dark line 1.8 27 0 35 0`),
  museum: onGround(`
    cream box 10 80 80 8
    white box 14 38 72 42
    rust poly 6 38 50 14 94 38
    cream disc 50 29 5
    amber box 18 42 7 38
    amber box 34 42 7 38
    amber box 59 42 7 38
    amber box 75 42 7 38
    dark box 45 56 10 24
    cream box 10 38 80 4
    cream box 14 76 72 4`),
  shop: onGround(`
    cream box 14 40 72 48
    blue box 20 52 30 24
    white line 1.6 24 72 34 56
    brown box 60 52 18 36
    gold disc 64 70 1.6
    red box 10 32 80 9
    white box 10 41 16 12
    red box 26 41 16 12
    white box 42 41 16 12
    red box 58 41 16 12
    white box 74 41 16 12
    amber box 22 18 56 14 2
    - cream rows 32 25 36 0 1 3`),
  market: onGround(`
    brown box 14 38 4 50
    brown box 82 38 4 50
    red poly 16 18 84 18 94 40 6 40
    white poly 30 18 43 18 41 40 24 40
    white poly 57 18 70 18 76 40 59 40
    red half 15 40 9 180
    white half 32.5 40 8.5 180
    red half 50 40 9 180
    white half 67.5 40 8.5 180
    red half 85 40 9 180
    amber box 8 66 84 22
    red disc 20 64 6
    red disc 31 64 6
    gold disc 43 64 6
    gold disc 54 64 6
    leaf disc 66 63 7
    leaf disc 79 63 7
    brown box 8 66 84 4`),
  factory: onGround(`
    grey cloud 74 16 40
    rust box 66 24 9 40
    rust box 80 30 9 40
    red poly 8 88 8 46 28 58 28 46 48 58 48 46 62 58 92 58 92 88
    gold windows 14 64 46 16 4 1
    dark box 72 70 12 18`),
  castle: onGround(`
    grey box 24 44 52 44
    grey box 12 32 18 56
    grey box 70 32 18 56
    grey box 40 24 20 40
    red poly 9 32 21 10 33 32
    red poly 67 32 79 10 91 32
    red poly 37 24 50 2 63 24
    brown half 50 74 9
    brown box 41 74 18 14
    dark box 19 46 4 10 2
    dark box 77 46 4 10 2
    dark box 48 36 4 10 2
    - gold poly 50 2 60 -2 50 -6`),
  streetLamp: onGround(`
    gold poly 62 34 82 34 100 88 44 88
    dark curve 3.4 30 88 30 40 36 22 52 18 70 24
    dark half 72 34 13
    dark box 24 82 12 6 2
    gold half 72 34 7 180`),
  trafficLight: onGround(`
    dark box 46 62 8 26
    dark box 32 8 36 58 8
    red disc 50 20 8
    gold disc 50 37 8
    leaf disc 50 54 8`),
  trafficCone: onGround(`
    rust poly 44 14 56 14 76 80 24 80
    white poly 39.4 30 60.6 30 65.4 46 34.6 46
    white poly 31 58 69 58 73 71 27 71
    rust box 12 80 76 8 3`),
  sign: onGround(`
    brown box 47 14 6 74 2
    rust poly 22 18 78 18 90 27 78 36 22 36
    blue poly 78 42 24 42 12 51 24 60 78 60
    - cream rows 32 27 40 0 1 2
    - cream rows 30 51 40 0 1 2`),
  noEntry: oneWayOnWall(`
    red disc 50 50 38
    cream disc 50 50 29
    dark blob 24 56 30 46 40 40 58 40 68 46 77 52 78 60 24 60
    dark disc 36 61 5
    dark disc 66 61 5
    red bar 50 50 64 8 45`),
  playground: onGround(`
    brown line 4 12 88 26 24
    brown line 4 40 88 26 24
    brown line 4 26 26 82 26
    brown line 4 68 88 82 24
    brown line 4 96 88 82 24
    dark line 1.6 44 26 40 66
    dark line 1.6 62 26 58 66
    red box 36 65 26 5 2
    rust person 49 66 30`),
  fountain: onGround(`
    sky curve 2.6 50 36 40 22 30 40 28 56
    sky curve 2.6 50 36 60 22 70 40 72 56
    sky curve 2.6 50 36 50 14 50 36
    grey half 50 48 18 180
    grey box 46 50 8 28
    sky oval 50 72 40 5
    grey blob 8 72 50 77 92 72 84 88 16 88`),
  bench: onGround(`
    leaf tree 18 88 62
    rust box 34 46 60 6 2
    rust box 34 56 60 6 2
    rust box 30 68 68 6 2
    dark line 3 42 74 38 88
    dark line 3 86 74 90 88
    dark line 3 42 48 42 74
    dark line 3 86 48 86 74`),
  key: onTable(`
    turn -28 50 50
    gold ring 28 50 15 8
    gold box 42 46 50 8 2
    gold box 74 50 6 15
    gold box 85 50 6 12
    end
    red curve 2.6 18 68 8 76 14 86`),
} as const;
