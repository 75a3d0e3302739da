import { inSky, onWall, scene } from './drawn.ts';

export const landscapes = {
  mountain: scene(`
    gold disc 74~6 26~4 14
    blue poly -60 92 2 40 26 66 58 14 86 56 104 38 160 92
    white poly 58 14 71 34 64 40 59 34 53 42 46 34
    white poly 2 40 10 48 3 52 -4 48
    sky poly 58 14 86 56 112 92 74 92 66 56 64 40 71 34
    leaf ridge 80 3
    dark pine 14 90 22
    dark pine 24 92 16
    dark pine 88 92 24`),
  hills: scene(`
    gold disc 30~8 36 16
    lea hill 80 92 170 50
    leaf hill 6 92 150 36
    - lea line 1.6 -30 80 30 62
    amber ridge 78 2
    - brown line 1.2 -20 84 120 82
    - brown line 1.2 -20 89 120 88
    leaf tree 66 80 26
    leaf tree 76 82 18`),
  sea: scene(`
    gold disc 66~8 46 20
    sky water 54 1.4
    - gold ripples 58 62 18 2
    blue water 68 1.8
    - white ripples 10 74 22 2
    dark water 84 2
    - sky ripples 60 90 26 2
    white poly 26 54 26 34 38 54
    red poly 20 56 42 56 38 61 24 61`),
  beach: scene(`
    gold disc 24~6 26 13
    sky water 48 1.2
    blue water 56 1.6
    cream ridge 72 2
    brown line 2.4 62 84 56 34
    red wedge 57 40 32 172 238
    white wedge 57 40 32 238 268
    red wedge 57 40 32 268 302
    white wedge 57 40 32 302 350
    rust poly 12 84 36 78 44 86 18 92
    - cream line 2 20 82 27 90
    - cream line 2 29 80 36 88`),
  lake: scene(`
    gold disc 50~10 28 13
    blue poly -60 62 10 34 30 52 60 26 96 54 160 62
    leaf ridge 56 1.4
    sky box -350 62 800 200
    - white ripples 12 70 26 2
    - white ripples 60 80 24 2
    leaf pine 6 64 26
    leaf pine 16 66 20
    leaf pine 90 64 24
    brown poly 54 74 78 74 74 80 58 80
    red line 2.4 66 73 60 62
    dark ridge 92 1.6`),
  river: scene(`
    gold disc 22~6 26 13
    lea hill 20 80 120 34
    leaf hill 92 82 130 40
    leaf ridge 66 2
    sky blob 50 62 56 62 60 70 44 78 62 88 88 104 20 104 30 88 34 76 54 68
    - white ripples 44 86 18 2
    leaf tree 16 76 26
    leaf pine 82 78 28
    dark grass 72 90 14`),
  desert: scene(`
    red disc 68~8 36 17
    amber hill 10 92 160 40
    gold hill 90 96 170 36
    amber ridge 88 2
    leaf box 26 46 8 42 4
    leaf curve 5 28 70 18 68 18 56
    leaf curve 5 32 64 42 62 42 52`),
  island: scene(`
    gold disc 70~6 32 14
    sky water 68 1.6
    cream hill 46 80 74 20
    brown curve 4 46 70 44 48 52 28
    leaf leaf 52 30 32 -10 .32
    lea leaf 52 30 28 32 .32
    leaf leaf 52 30 32 190 .32
    lea leaf 52 30 28 146 .32
    leaf leaf 52 30 22 -72 .34
    brown disc 53 33 3
    blue water 80 1.8`),
  waterfall: scene(`
    leaf ridge 24 2
    brown poly -60 26 34 26 30 92 -60 96
    brown poly 160 26 66 26 70 92 160 96
    sky poly 34 24 66 24 72 92 28 92
    - white line 2 42 28 40 84
    - white line 2 52 30 52 88
    - white line 2 60 28 62 80
    white cloud 50 90 56
    blue water 88 1.8
    leaf pine 12 28 20
    leaf pine 88 28 24`),
  path: scene(`
    gold disc 76~6 28 14
    lea hill 16 84 140 40
    leaf ridge 58 2
    cream poly 38 104 62 104 54 76 70 58 66 58 50 72 34 58 30 58 46 76
    leaf tree 12 66 26
    leaf tree 90 68 30
    - dark grass 20 92 14
    - dark grass 76 94 14`),
  cave: scene(`
    brown blob 0 100 4 40 26 14 50 6 76 14 96 40 100 100
    dark blob 24 100 26 60 40 42 54 38 70 50 78 70 78 100
    gold drop 51 80 7
    red drop 51 83 4
    brown line 4 42 90 60 86
    leaf ridge 92 1.4`),
  field: scene(`
    gold disc 50~14 34 14
    lea hill 50 70 300 22
    amber ridge 62 1
    brown line 2 50 60 -60 110
    brown line 2 50 60 10 110
    brown line 2 50 60 50 110
    brown line 2 50 60 90 110
    brown line 2 50 60 160 110
    red box 68 46 18 16
    dark poly 64 48 77 36 90 48`),
  sun: inSky(`
    amber rays 50 50 30 42 14 4
    gold disc 50 50 25
    - rust curve 2 40 54 50 61 60 54
    - rust eyes 50 46 16 2`),
  moon: inSky(`
    gold blob 58 12 34 18 20 38 20 60 34 82 58 88 76 82 56 76 46 60 46 40 56 24 74 18
    gold star 76 38 8 5 .42
    gold star 88 60 5 5 .42
    - amber disc 32 46 3
    - amber disc 36 64 4`),
  stars: inSky(`
    gold star 46 50 30 5 .46
    gold star 82 26 10 5 .46
    amber star 14 22 8 5 .46
    gold star 86 74 8 5 .46
    amber star 18 82 6 4 .36`),
  cloud: inSky(`
    gold disc 64 36 18
    gold rays 64 36 22 29 12 2.6
    white cloud 46 70 72`),
  rain: inSky(`
    grey cloud 50 50 76
    blue drop 28 68 4.6
    blue drop 46 78 4.6
    blue drop 62 66 4.6
    blue drop 76 82 4.6
    - sky drop 36 88 3.4
    - sky drop 58 92 3.4`),
  storm: inSky(`
    blue cloud 50 48 80
    rust poly 54 42 36 68 48 68 40 92 68 58 55 58 64 42
    sky drop 26 70 4
    sky drop 78 72 4`),
  snow: inSky(`
    sky line 3.4 50 10 50 90
    sky line 3.4 15.4 30 84.6 70
    sky line 3.4 15.4 70 84.6 30
    blue line 2.6 40 18 50 28 60 18
    blue line 2.6 40 82 50 72 60 82
    blue line 2.6 18 44 30 40 28 26
    blue line 2.6 82 56 70 60 72 74
    blue line 2.6 18 56 30 60 28 74
    blue line 2.6 82 44 70 40 72 26
    white disc 50 50 5`),
  rainbow: inSky(`
    red arc 6 50 72 40 180 360
    amber arc 6 50 72 34 180 360
    gold arc 6 50 72 28 180 360
    leaf arc 6 50 72 22 180 360
    blue arc 6 50 72 16 180 360
    white cloud 12 80 34
    white cloud 88 80 34`),
  wind: inSky(`
    sky curve 4 6 40 30 40 56 40 66 34 64 24 54 22 50 28
    blue curve 4 10 54 44 54 74 54 88 48 86 36 76 34 72 40
    sky curve 4 4 68 26 68 50 68 60 74 56 84 48 82
    leaf leaf 78 70 18 -30~20
    rust leaf 22 26 14 20~20`),
  season: scene(`
    gold disc 30~6 28 13
    amber hill 20 92 160 34
    brown poly 46 90 49 54 38 42 41 39 50 49 51 32 54 32 55 48 64 40 67 43 56 56 59 90
    rust blob 52 6 70 12 80 26 78 42 66 52 50 50 36 52 22 42 22 24 34 12
    amber disc 40 30 11
    red disc 64 34 9
    brown ridge 88 1.6
    rust leaf 22 84 10 -30
    red leaf 76 86 10 20
    amber leaf 82 68 9 60
    rust leaf 18 64 9 120`),
  waterDrop: onWall(`
    sky drop 50 58 30
    white arc 4 50 60 19 100 170
    blue drop 84 30 7
    blue drop 16 36 5`),
  planet: inSky(`
    rust disc 50 50 25
    amber blob 28 40 50 36 72 38 75 46 50 45 26 48
    amber blob 27 58 50 56 74 58 70 65 50 66 31 64
    gold hoop 50 50 44 11 4 -18
    rust half 50 49 25 -18
    amber blob 29 42 48 34 70 34 73 40 52 41 30 47
    white star 86 20 5 4 .3
    white star 12 80 5 4 .3`),
} as const;
