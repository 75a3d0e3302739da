import { atSea, inSky, onGround } from './drawn.ts';

export const world = {
  volcano: onGround(`
    grey cloud 66 12 34
    brown poly 4 88 38 34 62 34 96 88
    red poly 38 34 44 30 56 30 62 34 58 44 54 56 51 50 47 66 43 46
    amber curve 3 48 30 46 18 40 12
    red curve 3 52 30 54 16 60 8
    - gold disc 36 16 2.4
    - red disc 66 22 2.4
    - dark line 1.6 26 64 18 80
    - dark line 1.6 72 62 80 80`),
  pyramid: onGround(`
    gold poly 6 88 46 24 58 88
    amber poly 46 24 58 88 90 88
    gold poly 62 88 82 56 88 88
    amber poly 82 56 88 88 104 88
    - brown line 1 26 56 52 56
    - brown line 1 18 68 54 68
    - brown line 1 36 40 49 40
    - brown line 1 58 72 78 72`),
  temple: onGround(`
    cream poly 10 36 50 14 90 36
    amber poly 22 34 50 19 78 34
    cream box 12 37 76 6
    cream box 18 44 8 38
    cream box 34 44 8 38
    cream box 50 44 8 38
    cream box 66 44 8 38
    - tan line 1.2 22 46 22 80
    - tan line 1.2 38 46 38 80
    - tan line 1.2 54 46 54 80
    - tan line 1.2 70 46 70 80
    cream box 12 81 70 4
    tan box 6 84 84 4`),
  mosque: onGround(`
    cream box 26 54 50 34
    leaf half 51 54 21
    gold line 1.8 51 33 51 25
    gold disc 51 24 2.4
    cream box 8 32 9 56
    leaf poly 7 32 12.5 18 18 32
    gold disc 12.5 16 1.8
    cream box 84 32 9 56
    leaf poly 83 32 88.5 18 94 32
    gold disc 88.5 16 1.8
    brown box 44 64 14 24 7
    - brown box 31 62 7 14 3.5
    - brown box 64 62 7 14 3.5
    - tan line 1.4 8 46 17 46
    - tan line 1.4 84 46 93 46`),
  eiffelTower: onGround(`
    brown poly 48 8 52 8 55 40 45 40
    brown poly 45 40 55 40 60 60 40 60
    brown poly 40 60 48 60 40 88 26 88
    brown poly 60 60 52 60 60 88 74 88
    brown box 40 38 20 3
    brown box 35 58 30 4
    brown arc 3 50 88 16 205 335
    - cream line 1 47 44 53 56
    - cream line 1 53 44 47 56
    - cream line 1 49 18 51 34
    brown line 1.6 50 8 50 0`),
  colosseum: onGround(`
    tan blob 6 46 24 36 50 33 76 36 94 46 94 84 6 84
    brown oval 50 44 38 8
    tan poly 60 33 94 44 94 58 76 50
    brown box 14 54 8 11 4
    brown box 28 56 8 11 4
    brown box 42 57 8 11 4
    brown box 56 57 8 11 4
    brown box 70 56 8 11 4
    brown box 14 71 8 13 4
    brown box 28 72 8 12 4
    brown box 42 72 8 12 4
    brown box 56 72 8 12 4
    brown box 70 72 8 12 4
    brown box 83 71 6 12 3`),
  statue: onGround(`
    grey box 30 74 40 14
    grey box 34 68 32 6
    cream blob 36 68 36 50 42 38 58 38 64 50 64 68
    cream box 45 28 10 12
    cream oval 50 24 10 12
    tan blob 38 22 44 10 58 10 63 22 56 16 44 16
    - dark curve 1.2 45 26 47 25
    - dark curve 1.2 53 25 55 26
    - tan curve 1.4 42 48 50 58 60 46
    - dark line 1.2 38 81 62 81`),
  iceberg: atSea(`
    white poly 24 50 28 34 40 28 46 12 58 8 64 24 76 30 82 50
    sky poly 46 12 58 8 64 24 76 30 82 50 56 50 60 34 52 26
    blue poly 8 54 94 54 98 66 88 78 90 88 74 92 62 99 44 96 34 88 18 84 16 70 4 64
    sky poly 8 54 50 54 44 70 50 82 44 96 34 88 18 84 16 70 4 64
    - white line 2 30 44 36 36
    - white line 2 20 62 28 72`),
  comet: inSky(`
    sky poly 44 60 96 4 62 46
    white poly 46 56 100 14 62 50
    gold poly 40 52 90 0 58 42
    amber disc 40 60 15
    gold disc 37 63 10
    - white star 20 22 5 4 .4
    - white star 80 74 5 4 .4
    - white star 14 84 4 4 .4`),
} as const;
