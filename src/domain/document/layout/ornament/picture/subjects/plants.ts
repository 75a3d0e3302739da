import { onGround, onTable, onWall, scene } from './drawn.ts';

export const plants = {
  flower: onGround(`
    leaf stalk 50 90 44 0 3
    pink flower 50 34 24 9
    leaf stalk 26 90 66 -4 2
    white flower 22 62 11 7
    leaf stalk 76 90 60 4 2
    gold flower 80 56 12 8`),
  tulips: onTable(`
    leaf stalk 50 84 44 0 2
    leaf stalk 42 84 50 -16 1
    leaf stalk 58 84 50 16 1
    red blob 40 20 46 28 50 16 54 28 60 20 60 40 50 47 40 40
    rust blob 15 34 21 40 26 28 31 39 37 32 37 50 27 57 16 50
    pink blob 63 32 69 39 74 28 79 40 85 34 84 50 73 57 63 50
    sky poly 36 58 64 58 60 87 40 87
    - white line 2 42 64 44 80`),
  sunflower: onGround(`
    leaf stalk 50 92 44 0 3
    gold star 50 34 31 16 .62
    amber star 50 34 25 16 .66 -80
    brown disc 50 34 14
    - amber dots 40 24 20 20 4 4 1`),
  rose: onTable(`
    leaf stalk 50 87 40 0 3
    red disc 50 28 21
    rust blob 36 28 42 16 54 14 64 22 60 36 48 42 38 36
    red blob 42 28 46 20 55 20 59 28 52 35 45 34
    - cream curve 1.4 46 28 50 23 55 27 52 31
    leaf leaf 50 47 20 30 .4
    leaf leaf 50 47 20 150 .4`),
  meadow: scene(`
    gold disc 72~6 26 15
    leaf hill 24 92 150 44
    lea ridge 66 2
    leaf stalk 12 92 52 0 2
    red flower 12 52 9 6
    leaf stalk 30 94 58 2 2
    white flower 32 56 9 7
    leaf stalk 50 92 44 -2 2
    gold flower 48 42 11 7
    leaf stalk 68 94 60 0 2
    pink flower 68 58 9 7
    leaf stalk 86 92 50 2 2
    red flower 88 48 9 6
    dark ridge 90 1.4`),
  leaf: onWall(`
    leaf leaf 22 80 82 -45 .56
    lea curve 2.2 18 84 42 60 70 32
    - lea line 1.4 36 66 36 50
    - lea line 1.4 36 66 53 66
    - lea line 1.4 48 54 48 36
    - lea line 1.4 48 54 66 53
    - lea line 1.4 60 42 60 28
    - lea line 1.4 60 42 72 41`),
  fern: onWall(`
    leaf curve 2.4 24 94 40 66 52 40 70 12
    leaf leaf 30 82 26 -150 .36
    lea leaf 33 77 28 0 .36
    leaf leaf 38 68 25 -158 .36
    lea leaf 41 62 27 -4 .36
    leaf leaf 46 53 22 -164 .36
    lea leaf 49 47 24 -12 .36
    leaf leaf 54 39 18 -166 .36
    lea leaf 56 35 19 -16 .36
    leaf leaf 61 27 14 -165 .36
    lea leaf 63 23 14 -16 .36
    leaf leaf 68 15 12 -62 .4`),
  branch: onWall(`
    brown curve 3 6 84 30 66 58 50 94 22
    brown curve 2 44 58 50 42 54 28
    leaf leaf 24 70 22 -100~6
    lea leaf 30 66 22 28~6
    leaf leaf 54 28 18 -70~6
    lea leaf 48 44 16 178
    leaf leaf 62 48 22 32~6
    lea leaf 70 41 20 -96~6
    leaf leaf 92 24 18 -20
    white flower 40 60 8 5
    pink flower 78 36 8 5
    pink flower 54 50 7 5`),
  tree: onGround(`
    brown poly 44 89 47 56 34 42 37 39 48 49 49 34 53 34 54 47 64 38 67 41 55 56 58 89
    leaf blob 50 8 68 12 80 26 80 42 66 52 50 50 34 52 20 42 20 26 32 12
    lea disc 38 30 13
    lea disc 62 36 10
    - red disc 30 40 2.6
    - red disc 54 20 2.6
    - red disc 68 26 2.6`),
  forest: scene(`
    gold disc 30~8 30 17
    lea hill 70 92 150 30
    leaf pine 8 86 46
    lea pine 26 84 38
    leaf pine 42 90 62
    leaf tree 62 88 44
    lea pine 78 86 50
    leaf pine 94 92 64
    dark ridge 88 1.6`),
  cactus: onTable(`
    leaf box 40 22 20 48 10
    leaf curve 9 44 54 28 52 26 38
    leaf curve 9 56 48 72 46 74 30
    - cream line 1.2 46 30 46 62
    - cream line 1.2 54 30 54 62
    pink flower 50 20 8 6
    rust poly 32 66 68 66 63 87 37 87
    brown box 30 62 40 7 2`),
  pottedPlant: onTable(`
    leaf leaf 50 62 46 -90~4 .4
    lea leaf 50 62 42 -126~4 .42
    lea leaf 50 62 42 -54~4 .42
    leaf leaf 50 64 36 -160~4 .42
    leaf leaf 50 64 36 -20~4 .42
    rust poly 32 62 68 62 63 87 37 87
    red box 29 58 42 8 2`),
  sprout: onGround(`
    brown hill 50 92 84 20
    leaf curve 3 50 76 49 60 50 44
    leaf leaf 50 48 36 -34~6 .54
    lea leaf 50 54 34 214~6 .54`),
  wheat: onGround(`
    amber curve 2 50 90 50 60 50 20
    amber curve 2 30 90 32 60 24 30
    amber curve 2 70 90 68 60 76 30
    gold leaf 50 26 16 -90 .5
    gold leaf 50 36 16 -130 .5
    gold leaf 50 36 16 -50 .5
    gold leaf 50 48 16 -130 .5
    gold leaf 50 48 16 -50 .5
    gold leaf 50 60 16 -130 .5
    gold leaf 50 60 16 -50 .5
    amber leaf 24 34 16 -102 .5
    amber leaf 27 46 16 -146 .5
    amber leaf 27 46 16 -58 .5
    amber leaf 30 58 16 -142 .5
    amber leaf 30 58 16 -54 .5
    amber leaf 76 34 16 -78 .5
    amber leaf 73 46 16 -34 .5
    amber leaf 73 46 16 -122 .5
    amber leaf 70 58 16 -38 .5
    amber leaf 70 58 16 -126 .5`),
  wreath: onWall(`
    leaf ring 50 50 30 3
    leaf leaf 50 20 20 -160 .44
    lea leaf 50 20 20 -10 .44
    leaf leaf 76 34 20 20 .44
    lea leaf 78 44 18 110 .44
    leaf leaf 78 64 20 70 .44
    lea leaf 66 74 18 -10 .44
    leaf leaf 52 80 20 150 .44
    lea leaf 34 74 20 190 .44
    leaf leaf 22 62 20 -110 .44
    lea leaf 22 44 20 -60 .44
    red disc 50 81 6
    rust disc 41 79 4
    rust disc 59 79 4
    - red disc 23 52 3
    - red disc 74 30 3`),
} as const;
