import { onTable } from './drawn.ts';

export const food = {
  apple: onTable(`
    red blob 50 40 64 32 80 38 84 56 76 76 62 86 50 83 38 86 24 76 16 56 20 38 36 32
    rust blob 26 56 28 44 36 40 33 52 36 70 30 72
    brown curve 2.6 50 42 50 32 55~2 22
    leaf leaf 52 32 26 -24~10`),
  lemon: onTable(`
    gold blob 10 62 18 56 30 42 52 37 74 46 84 57 92 62 84 68 74 78 52 86 30 80 18 68
    amber blob 22 68 36 80 54 83 74 77 60 87 40 86
    leaf leaf 78 50 26 -50~8
    cream disc 66 72 17
    gold disc 66 72 14.4
    - cream line 1.4 52 72 80 72
    - cream line 1.4 59 60 73 84
    - cream line 1.4 73 60 59 84`),
  cherries: onTable(`
    brown curve 2 34 62 44 38 60 16
    brown curve 2 66 66 66 40 60 16
    leaf leaf 60 17 32 14~8 .5
    red disc 33 69 17
    rust disc 67 71 15
    - cream oval 27 63 3 5 30
    - cream oval 61 66 2.6 4.4 30`),
  strawberry: onTable(`
    red blob 50 34 72 30 82 42 76 62 62 80 50 87 38 80 24 62 18 42 28 30
    - gold dots 26 40 48 34 5 3 1.3
    - gold dots 40 70 20 10 2 1 1.3
    leaf leaf 50 34 26 -8~6 .5
    leaf leaf 50 34 26 188~6 .5
    leaf leaf 50 36 22 34 .5
    leaf leaf 50 36 22 146 .5
    leaf curve 2.6 50 36 50 26 55 18`),
  grapes: onTable(`
    brown curve 2.6 50 34 52 24 58~3 14
    lea leaf 52 30 34 -20~8 .62
    blue disc 28 40 10
    blue disc 46 38 10
    blue disc 64 40 10
    sky disc 37 53 10
    blue disc 55 54 10
    blue disc 72 54 9
    blue disc 46 67 10
    sky disc 62 68 9.4
    blue disc 53 79 8`),
  tomato: onTable(`
    red blob 50 38 70 34 88 48 86 70 68 86 50 86 32 86 14 70 12 48 30 34
    rust blob 20 58 24 46 34 42 28 56 30 70 24 70
    leaf star 50 38 22 6 .32 -84
    leaf curve 3 50 38 50 28 56~2 22`),
  carrot: onTable(`
    leaf leaf 50 34 32 -90~6 .34
    lea leaf 50 36 30 -122~5 .34
    lea leaf 50 36 30 -58~5 .34
    rust blob 50 34 64 36 62 54 56 74 50 90 44 74 38 54 36 36
    - brown line 1.2 40 48 48 49
    - brown line 1.2 60 56 53 57
    - brown line 1.2 44 66 50 67`),
  pumpkin: onTable(`
    rust oval 28 64 19 22
    rust oval 72 64 19 22
    amber oval 38 63 18 24
    amber oval 62 63 18 24
    rust oval 50 63 15 24
    leaf curve 5 50 40 49 30 58 22~2
    leaf leaf 52 34 24 -8~8 .6`),
  mushroom: onTable(`
    cream blob 42 50 58 50 60 72 66 84 50 87 34 84 40 72
    red blob 12 54 20 30 50 18 80 30 88 54 70 60 50 61 30 60
    cream oval 34 38 6 5
    cream oval 58 32 7 5
    cream oval 72 47 4.6 4
    cream oval 46 50 4 3
    leaf grass 22 87 12
    leaf grass 66 87 12`),
  bread: onTable(`
    amber blob 8 70 12 50 28 38 52 34 76 40 90 54 92 74 84 85 50 86 16 85
    brown blob 12 80 30 84 60 84 90 78 84 86 50 87 16 86
    cream leaf 26 66 26 -62 .3
    cream leaf 44 64 27 -60 .3
    cream leaf 62 64 25 -58 .3`),
  loaves: onTable(`
    brown box -4 84 108 4
    brown box -4 44 108 4
    amber oval 24 34 20 11
    - cream line 1.6 14 32 18 26
    - cream line 1.6 23 34 27 26
    - cream line 1.6 32 34 36 27
    rust box 50 24 34 20 9
    - cream line 1.6 60 26 60 34
    - cream line 1.6 70 26 70 34
    amber bar 22 70 12 36 24 6
    rust bar 34 69 12 38 18 6
    amber bar 46 68 12 40 10 6
    amber disc 76 69 16
    cream line 1.8 66 66 86 66
    cream line 1.8 76 58 76 78`),
  croissant: onTable(`
    amber blob 8 76 10 54 28 34 50 29 72 34 90 54 92 76 82 80 76 66 64 56 50 53 36 56 24 66 18 80
    brown curve 1.6 22 42 32 60
    brown curve 1.6 38 31 43 54
    brown curve 1.6 62 31 57 54
    brown curve 1.6 78 42 68 60`),
  cake: onTable(`
    cream box 14 82 72 4 2
    pink box 20 56 60 27 4
    cream blob 18 56 28 48 50 46 72 48 82 56 79 64 72 60 65 68 57 60 50 68 42 60 34 68 27 61 21 65
    - red dots 22 70 56 10 7 1 1.6
    red box 31 36 3.4 13
    blue box 48.4 34 3.4 13
    red box 66 36 3.4 13
    gold drop 32.7 31 3
    gold drop 50 29 3
    gold drop 67.7 31 3`),
  iceCream: onTable(`
    amber poly 34 50 66 50 50 90
    - brown line 1 40 54 55 78
    - brown line 1 60 54 45 78
    - brown line 1 50 52 59 66
    pink disc 39 42 15
    cream disc 61 42 15
    red disc 50 26 15
    brown line 3 60 20 72 4`),
  pizza: onTable(`
    amber blob 12 30 30 20 50 17 70 20 88 30 82 38 50 30 18 38
    gold poly 17 36 50 30 83 36 50 90
    red disc 38 46 7
    red disc 60 44 7
    red disc 50 64 6.4
    leaf leaf 48 40 10 20~20 .5
    leaf leaf 54 56 10 -60~20 .5`),
  burger: onTable(`
    amber half 50 46 36
    - cream dots 26 22 48 18 5 2 1.3
    leaf blob 12 48 24 45 38 49 50 45 62 49 76 45 88 48 84 55 70 53 58 57 44 53 30 57 16 54
    red box 16 54 68 5 2
    gold poly 16 58 84 58 70 66 58 60 44 67 30 60
    brown box 14 62 72 10 5
    amber box 15 72 70 14 7`),
  cheese: onTable(`
    gold poly 10 58 62 30 90 50 90 56 10 62
    amber poly 10 60 90 54 90 86 10 86
    cream oval 28 72 7 6
    cream oval 54 76 6 5
    cream oval 74 66 7 6
    cream oval 60 45 8 4`),
  egg: onTable(`
    dark disc 46 58 30
    dark bar 84 76 30 7 25 3
    white blob 46 34 62 40 70 56 62 74 48 80 30 76 22 60 28 42
    gold disc 47~2 58 11
    - cream oval 43 54 3 2 -30`),
  fish: onTable(`
    white oval 50 74 48 13
    grey oval 50 72 40 9
    blue blob 12 62 26 48 46 44 62 50 74 60 88 46 92 50 88 62 92 76 88 79 74 66 60 75 42 78 24 73
    sky blob 30 70 46 73 60 70 48 78 34 76
    white disc 24 59 3.4
    dark disc 24 59 1.6
    - white arc 1.4 28 62 10 -50 50
    gold wedge 78 84 10 180 360`),
  soup: onTable(`
    rust oval 50 54 40 9
    gold oval 50 54 34 6.6
    leaf leaf 44 53 9 10~20 .6
    leaf leaf 58 55 8 200~20 .6
    rust blob 10 55 14 72 30 84 50 86 70 84 86 72 90 55 70 63 50 64 30 63
    rust box 36 83 28 4 2
    cream steam 50 44 24 3`),
  salad: onTable(`
    leaf leaf 30 56 30 -110 .6
    lea leaf 44 56 34 -84 .6
    leaf leaf 58 56 34 -62 .6
    lea leaf 70 56 28 -40 .6
    red disc 36 48 9
    rust disc 62 46 8
    gold disc 50 52 7
    cream blob 8 54 50 55 92 54 86 70 68 83 50 85 32 83 14 70
    blue curve 2.4 16 66 34 76 50 78 66 76 84 66
    cream box 36 83 28 4 2`),
  radishes: onTable(`
    leaf leaf 34 56 40 -116 .42
    lea leaf 50 54 44 -92 .4
    leaf leaf 66 56 40 -66 .42
    lea leaf 44 56 34 -70 .4
    red blob 30 54 42 58 42 70 33 78 30 88 26 78 18 70 19 58
    rust blob 52 52 63 56 64 70 54 78 51 90 47 78 40 68 42 56
    red blob 74 56 84 60 85 71 76 79 73 88 70 79 62 70 63 60
    white drop 30 80 2
    white drop 51 80 2
    white drop 73 80 2`),
  vegetables: onTable(`
    leaf leaf 22 52 30 -100 .5
    lea leaf 30 52 28 -70 .5
    rust leaf 46 60 34 -80 .4
    leaf leaf 46 30 14 -100 .4
    lea leaf 47 30 14 -70 .4
    red disc 63 46 12
    leaf star 63 36 7 5 .3
    blue blob 78 30 86 36 88 52 80 60 70 52 72 38
    leaf star 79 31 7 5 .4
    amber box 8 52 84 11 1
    brown box 8 64 84 10 1
    amber box 8 75 84 11 1
    - dark disc 14 57 1.2
    - dark disc 86 57 1.2`),
  coffee: onTable(`
    white oval 46 85 38 5
    rust box 20 46 52 36 16
    rust hoop 76 60 11 10 5
    cream oval 46 47 26 6
    brown oval 46 47 22 4.4
    rust oval 46 84 14 2.4
    cream steam 46 38 26 3`),
  tea: onTable(`
    blue disc 46 64 23
    blue box 30 82 32 4 2
    blue poly 64 58 84 44 92 44 92 48 70 74
    blue arc 4 24 62 14 90 270
    sky oval 46 45 15 4
    gold disc 46 38 4
    - white flower 46 64 10 7
    white steam 90 38 20 1`),
  wine: onTable(`
    leaf box 16 12 14 20 3
    leaf blob 16 28 30 28 38 44 38 86 23 87 8 86 8 44
    cream box 8 54 30 22
    - red disc 23 65 6
    white blob 52 34 82 34 84 50 76 62 67 64 58 62 50 50
    red blob 51 46 83 46 82 54 75 61 67 63 59 61 52 54
    white box 65.4 62 3.4 22
    white oval 67 85 13 2.6`),
  beer: onTable(`
    gold box 24 36 40 50 4
    amber box 31 44 5 36 2
    amber box 42 44 5 36 2
    amber box 53 44 5 36 2
    gold hoop 69 60 11 13 5
    white blob 20 38 20 28 30 22 40 25 50 20 62 24 68 31 66 40 58 38 52 46 45 40 34 42`),
  bottle: onTable(`
    sky box 42 12 16 9 2
    blue blob 42 21 58 21 60 34 70 44 70 84 50 87 30 84 30 44 40 34
    white box 30 52 40 20
    sky drop 50 63 6
    - white line 2 36 46 36 50`),
  cocktail: onTable(`
    leaf leaf 70 30 22 -60 .4
    gold disc 72 32 10
    cream poly 20 26 80 26 52 60 48 60
    red poly 28 34 72 34 52 58 48 58
    cream box 48.4 58 3.4 26
    cream oval 50 85 16 2.8
    brown line 1.8 44 50 62 8`),
  table: onTable(`
    brown box 0 62 100 5 1
    brown box 8 66 4 22
    brown box 88 66 4 22
    white poly 0 60 100 60 96 72 84 66 70 72 56 66 42 72 28 66 14 72 2 66
    gold box 18 36 3.4 24
    gold box 49 32 3.4 28
    gold box 79 36 3.4 24
    amber drop 19.7 31 3
    amber drop 50.7 27 3
    amber drop 80.7 31 3
    red oval 34 59 10 2.4
    red oval 66 59 10 2.4
    blue poly 60 46 68 46 65 54 63 54
    - blue line 1.2 64 53 64 59
    blue poly 32 46 40 46 37 54 35 54
    - blue line 1.2 36 53 36 59`),
  lunchBox: onTable(`
    sky box 14 62 72 24 4
    blue box 12 58 76 7 3
    rust box 18 38 64 18 4
    red box 16 34 68 7 3
    gold box 22 18 56 14 4
    amber box 20 14 60 7 3
    - white disc 50 74 5`),
} as const;
