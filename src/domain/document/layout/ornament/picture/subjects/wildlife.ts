import { atSea, onGround, onTable, onWall } from './drawn.ts';

export const wildlife = {
  lion: onTable(`
    rust disc 50 40 33
    rust curve 5 74 80 92 72 90 54
    brown disc 92 51 5
    amber blob 50 54 68 62 74 76 70 87 30 87 26 76 32 62
    amber disc 29 20 7
    amber disc 71 20 7
    gold oval 50 38 22 21
    cream oval 50 48 11 8
    brown poly 44 41 56 41 50 47
    - dark curve 1.4 50 46 50 50 44 52
    - dark curve 1.4 50 50 56 52
    dark disc 41 34 2.6
    dark disc 59 34 2.6
    gold oval 40 85 8 4.4
    gold oval 60 85 8 4.4`),
  tiger: onTable(`
    amber curve 7 76 80 92 72 88 54
    amber blob 50 46 70 56 76 74 72 87 28 87 24 74 30 56
    amber disc 30 18 8
    amber disc 70 18 8
    amber blob 50 12 70 20 76 38 66 54 50 58 34 54 24 38 30 20
    cream blob 50 38 62 44 62 54 50 58 38 54 38 44
    dark poly 46 12 54 12 50 24
    dark poly 25 30 37 33 25 36
    dark poly 75 30 63 33 75 36
    dark poly 25 41 35 42 28 47
    dark poly 75 41 65 42 72 47
    dark poly 26 66 40 69 26 72
    dark poly 74 66 60 69 74 72
    dark poly 27 78 38 79 28 83
    dark poly 73 78 62 79 72 83
    pink poly 45 42 55 42 50 48
    dark disc 41 33 2.6
    dark disc 59 33 2.6
    cream oval 40 85 8 4
    cream oval 60 85 8 4`),
  panda: onTable(`
    dark disc 28 20 9
    dark disc 72 20 9
    white blob 50 48 70 56 78 74 72 87 28 87 22 74 30 56
    dark blob 26 56 36 58 40 74 34 84 22 80 18 68
    dark blob 74 56 64 58 60 74 66 84 78 80 82 68
    white blob 50 14 72 20 78 38 68 54 50 58 32 54 22 38 28 20
    dark oval 38 36 7 8
    dark oval 62 36 7 8
    white disc 39 35 2.4
    white disc 61 35 2.4
    dark oval 50 45 4.6 3.2
    - dark curve 1.4 50 48 50 51 45 53
    leaf line 3 66 88 78 56
    leaf leaf 75 64 16 -20
    leaf leaf 73 70 15 -160
    dark oval 36 86 8 4
    dark oval 60 86 8 4`),
  monkey: onTable(`
    brown curve 5 72 82 92 80 94 62 86 56
    brown blob 50 50 68 58 74 74 70 87 30 87 26 74 32 58
    tan oval 50 74 12 12
    tan disc 26 34 8
    tan disc 74 34 8
    brown disc 50 34 23
    tan blob 50 28 60 22 68 30 62 44 50 54 38 44 32 30 40 22
    dark disc 42 32 2.6
    dark disc 58 32 2.6
    dark curve 1.6 42 44 50 48 58 44
    - dark dots 46 37 8 3 2 1 1
    brown oval 38 86 8 4
    brown oval 62 86 8 4`),
  giraffe: onGround(`
    gold poly 40 88 42 58 46 58 46 88
    gold poly 58 88 58 58 63 58 64 88
    gold blob 34 54 48 48 66 50 72 60 64 70 44 70 34 64
    gold poly 36 58 32 20 42 18 50 56
    gold blob 22 18 32 10 43 14 42 22 30 25 20 24
    brown line 2 37 11 36 4
    brown line 2 41 12 42 5
    brown disc 36 4 1.8
    brown disc 42 5 1.8
    amber leaf 43 15 9 -10 .6
    dark disc 33 16 1.6
    - brown oval 37 30 3 4
    - brown oval 41 41 3 4
    - brown oval 46 54 4 3.4
    - brown oval 56 57 4 3.6
    - brown oval 64 61 3.6 3
    - brown oval 50 64 3.6 3
    brown curve 1.8 71 58 78 66 77 74`),
  zebra: onGround(`
    white poly 30 88 32 60 38 60 37 88
    white poly 62 88 62 60 68 60 69 88
    white blob 24 54 42 48 66 50 74 58 68 70 36 70 26 66
    white poly 60 56 74 24 86 26 74 62
    white blob 72 22 82 16 96 30 94 38 86 36 76 32
    dark poly 72 22 78 10 82 18
    dark poly 94 32 98 36 93 40 89 36
    dark disc 83 24 1.8
    dark line 2.6 36 50 34 70
    dark line 2.6 43 49 43 70
    dark line 2.6 51 50 52 70
    dark line 2.6 59 51 60 69
    dark line 2.4 66 45 76 49
    dark line 2.4 69 37 81 41
    dark line 2.4 72 30 82 34
    dark curve 2 24 56 17 64 18 74
    - dark line 2 32 76 37 76
    - dark line 2 63 76 68 76`),
  kangaroo: onGround(`
    rust curve 7 60 76 78 84 98 84
    rust blob 44 34 56 42 68 60 66 80 52 84 40 76 36 54
    rust blob 58 66 70 70 70 84 58 87 50 80
    rust oval 58 87 13 3
    rust blob 30 20 40 16 48 22 50 38 40 40 34 30 24 30
    rust leaf 41 20 17 -80 .36
    rust leaf 45 21 15 -58 .36
    cream blob 44 58 54 60 54 74 46 76
    amber disc 47 57 5
    amber leaf 45 54 7 -110 .4
    amber leaf 49 53 7 -70 .4
    dark disc 46 56 1
    rust curve 4 40 46 33 54 35 60
    dark disc 34 24 1.8
    dark disc 25 28 1.8`),
  rhinoceros: onGround(`
    grey poly 28 88 28 62 38 62 38 88
    grey poly 64 88 64 62 74 62 74 88
    grey blob 22 52 40 44 66 46 80 54 80 70 60 76 34 76 22 68
    grey blob 8 50 20 44 32 48 36 62 26 72 12 70 4 60
    cream poly 8 50 2 30 15 46
    cream poly 18 45 17 35 24 44
    grey leaf 30 48 12 -70 .6
    - dark curve 1.2 38 48 42 60 38 72
    - dark curve 1.2 64 48 60 60 64 72
    dark disc 18 54 1.8
    grey curve 2.4 80 58 87 66 85 72`),
  camel: onGround(`
    amber poly 34 88 35 62 40 62 40 88
    amber poly 66 88 66 62 71 62 72 88
    amber blob 28 58 40 52 42 36 50 34 54 48 58 48 62 35 70 36 74 54 76 62 66 70 40 70
    amber curve 8 32 60 20 58 18 38
    amber blob 6 34 16 28 24 32 22 40 10 41
    brown leaf 22 31 6 -60 .5
    dark disc 16 33 1.6
    red blob 48 50 64 50 64 62 48 62
    - gold line 1.4 48 58 64 58
    brown curve 2 76 60 82 68 81 74`),
  deer: onGround(`
    brown line 2.4 40 20 30 8 20 8
    brown line 2.4 33 12 34 2
    brown line 2.4 44 20 54 8 64 8
    brown line 2.4 51 12 50 2
    rust poly 40 88 42 62 46 62 45 88
    rust poly 66 88 65 62 70 62 71 88
    rust blob 36 52 52 48 70 50 78 58 72 70 46 70 38 64
    rust poly 38 58 35 30 47 28 52 56
    rust blob 26 28 38 20 49 24 48 34 34 36 24 35
    tan leaf 47 25 12 -16 .5
    cream blob 74 54 82 56 80 66 74 64
    dark disc 36 27 1.8
    dark disc 25 33 1.8
    - cream dots 52 52 20 10 4 2 1.1`),
  frog: onGround(`
    leaf oval 50 88 46 6
    lea blob 50 42 72 52 78 72 66 85 34 85 22 72 28 52
    lea blob 20 66 34 60 40 76 30 86 14 86
    lea blob 80 66 66 60 60 76 70 86 86 86
    lea disc 35 36 11
    lea disc 65 36 11
    white disc 35 35 6.4
    white disc 65 35 6.4
    dark disc 36 35 3.4
    dark disc 64 35 3.4
    cream oval 50 72 17 11
    dark curve 2 34 55 50 62 66 55`),
  snake: onGround(`
    leaf curve 9 18 82 40 88 66 86 84 76 76 64 54 66 34 66 26 56 40 46 62 48 70 38 62 26
    leaf oval 56 22 11 8 -20
    gold curve 1.6 24 83 44 86 66 83 78 75
    - gold curve 1.6 34 62 50 64 66 62
    dark disc 52 19 1.8
    red line 1.6 46 25 37 29
    red line 1.2 37 29 32 28
    red line 1.2 37 29 34 33`),
  lizard: onGround(`
    leaf curve 7 56 68 74 74 88 64 80 52
    leaf blob 22 62 40 56 60 60 66 70 48 76 28 74
    leaf blob 6 58 16 50 28 56 30 66 18 72 8 67
    leaf curve 4 34 72 28 82 20 84
    leaf curve 4 56 72 62 82 70 84
    leaf curve 3.4 38 60 32 50 25 50
    gold disc 15 58 3
    dark disc 15 58 1.6
    - gold dots 30 60 30 12 5 2 1.3`),
  eagle: onGround(`
    brown curve 4 4 86 40 84 98 80
    brown blob 44 38 58 36 70 50 72 74 62 86 46 84 38 66
    brown leaf 64 52 38 66 .5
    dark leaf 60 50 34 74 .36
    white blob 34 20 46 14 58 20 58 38 46 44 36 36
    gold blob 22 28 36 24 38 32 30 36 24 40
    dark disc 42 25 2.2
    white poly 60 84 74 84 68 98
    gold line 2.4 50 80 48 86
    gold line 2.4 57 80 58 86`),
  penguin: onGround(`
    dark blob 50 10 66 20 72 46 70 74 58 87 42 87 30 74 28 46 34 20
    dark leaf 32 42 36 108 .36
    dark leaf 68 42 36 72 .36
    white blob 50 34 62 46 62 72 52 83 48 83 38 72 38 46
    white oval 43 27 6 7
    white oval 57 27 6 7
    dark disc 44 27 2
    dark disc 56 27 2
    amber poly 45 33 55 33 50 40
    amber oval 41 87 9 3
    amber oval 59 87 9 3`),
  squirrel: onGround(`
    rust blob 62 88 78 80 74 60 66 48 72 30 88 26 98 40 96 64 84 84
    rust blob 36 44 52 48 64 64 62 86 36 88 28 72
    rust blob 24 32 36 26 48 32 50 46 36 52 22 44
    rust leaf 38 29 13 -80 .5
    rust leaf 44 31 12 -60 .5
    cream blob 36 56 46 60 48 80 38 84 34 70
    brown disc 29 60 6
    amber half 29 58 6.4
    rust curve 4 42 58 36 62 31 64
    dark disc 33 38 2.2
    dark disc 22 42 1.8`),
  dinosaur: onGround(`
    leaf curve 9 62 70 84 76 100 66
    leaf poly 36 88 37 66 46 66 46 88
    leaf poly 58 88 58 66 67 66 67 88
    leaf blob 30 58 48 50 66 54 74 66 64 76 40 76 30 70
    leaf curve 10 38 62 30 44 30 24
    leaf blob 14 20 24 13 35 16 36 25 26 29 15 27
    dark disc 26 19 1.8
    - dark curve 1.2 15 25 21 24
    - lea dots 40 56 26 10 5 2 1.8`),
  ladybug: onGround(`
    leaf leaf 2 92 98 -8 .3
    dark disc 26 56 11
    red blob 26 58 36 40 56 36 74 44 80 62 70 76 34 76
    dark line 2.2 32 52 78 66
    dark disc 46 46 4.6
    dark disc 64 50 4.6
    dark disc 44 66 4.6
    dark disc 62 70 4
    white disc 22 53 2.4
    dark curve 1.6 22 48 14 42 10 44
    dark curve 1.6 26 46 22 36 16 36`),
  mosquito: onWall(`
    sky leaf 46 44 40 -40 .36
    sky leaf 44 46 42 -16 .34
    brown blob 46 44 60 52 80 74 76 80 54 64 42 54
    brown disc 40 44 9
    dark disc 33 36 6
    dark line 2 29 40 16 60
    dark curve 1.8 42 52 34 66 40 86
    dark curve 1.8 48 56 44 72 54 88
    dark curve 1.8 54 60 58 72 72 84
    dark curve 1.4 32 31 26 24 20 25
    - cream line 1.6 54 56 50 62
    - cream line 1.6 62 62 57 68`),
  seahorse: atSea(`
    amber curve 9 58 28 66 44 54 60 46 70 52 82
    amber curve 6 52 80 60 88 68 82 62 76
    amber blob 40 14 52 8 62 16 62 30 50 32 42 24
    amber poly 42 18 24 22 24 27 44 26
    gold poly 64 40 80 44 66 54
    gold poly 48 9 52 1 56 9
    dark disc 48 17 2
    - brown line 1.4 56 36 64 34
    - brown line 1.4 58 46 66 46
    - brown line 1.4 50 56 58 60`),
} as const;
