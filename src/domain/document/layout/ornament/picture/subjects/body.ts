import { onTable, onWall } from './drawn.ts';

export const body = {
  brain: onWall(`
    pink blob 50 16 70 18 86 34 88 54 76 70 54 74 34 74 16 64 12 44 20 26 36 16
    pink blob 54 72 72 70 68 84 58 86
    red curve 2 50 18 46 30 54 40 48 52
    red curve 2 30 24 34 34 24 42 32 54
    red curve 2 70 24 64 34 74 44 66 56
    - red curve 1.8 20 60 32 62 38 70
    - red curve 1.8 82 58 72 62 62 70
    - red curve 1.8 40 20 42 26`),
  lungs: onWall(`
    grey box 46 10 8 30 4
    grey curve 5 50 38 42 44 38 52
    grey curve 5 50 38 58 44 62 52
    pink blob 42 30 46 48 44 78 30 88 14 84 12 62 22 38 34 28
    pink blob 58 30 54 48 56 78 70 88 86 84 88 62 78 38 66 28
    - red curve 1.8 40 50 32 58 26 72
    - red curve 1.8 36 54 24 54
    - red curve 1.8 60 50 68 58 74 72
    - red curve 1.8 64 54 76 54`),
  stomach: onWall(`
    red curve 8 38 6 40 22 46 34
    pink blob 44 28 60 22 80 32 84 54 70 76 46 82 24 76 22 66 40 66 52 56 46 42
    red curve 7 26 72 14 74 10 88
    - red curve 1.8 62 34 72 44 70 58
    - red curve 1.8 56 62 48 70 38 73`),
  eye: onWall(`
    white blob 4 52 24 32 50 25 76 32 96 52 76 70 50 77 24 70
    blue disc 50 51 20
    sky disc 50 51 14
    dark disc 50 51 9
    white disc 56 44 4
    dark curve 3 4 50 24 31 50 24 76 31 96 50
    - dark line 1.8 26 26 22 18
    - dark line 1.8 42 20 40 11
    - dark line 1.8 58 20 60 11
    - dark line 1.8 74 26 78 18`),
  ear: onWall(`
    tan blob 36 70 26 52 26 26 44 8 66 12 78 34 70 56 60 66 56 84 44 90 36 82
    brown curve 3.4 38 44 38 26 50 18 64 26 66 42 56 54 52 66
    brown curve 3 48 38 56 38 52 50 44 56`),
  bone: onTable(`
    cream disc 22 62 10
    cream disc 30 76 10
    cream disc 78 24 10
    cream disc 70 12 10
    cream bar 50 44 60 12 -48
    - tan line 1.4 34 58 62 28`),
  skull: onTable(`
    cream blob 50 8 76 16 86 40 76 60 66 64 66 82 34 82 34 64 24 60 14 40 24 16
    dark oval 36 42 10 11
    dark oval 64 42 10 11
    dark poly 50 50 45 60 55 60
    tan line 1.6 42 68 42 82
    tan line 1.6 50 68 50 82
    tan line 1.6 58 68 58 82`),
  virus: onWall(`
    leaf rays 50 50 26 42 12 3
    leaf disc 50 50 28
    lea disc 50 50 20
    red disc 50 8 5
    red disc 50 92 5
    red disc 8 50 5
    red disc 92 50 5
    red disc 20 20 5
    red disc 80 20 5
    red disc 20 80 5
    red disc 80 80 5
    - leaf disc 42 44 4
    - leaf disc 57 42 3
    - leaf disc 55 58 5
    - leaf disc 41 59 3`),
  cell: onWall(`
    pink blob 50 8 78 16 92 44 82 76 56 92 24 84 8 56 18 24
    cream blob 50 16 74 23 85 45 76 71 54 84 28 77 16 54 25 28
    blue disc 52 46 17
    sky disc 55 43 7
    - amber oval 30 60 9 4.4 30
    - amber oval 66 70 9 4.4 -30
    - leaf disc 32 38 3
    - leaf disc 74 40 3
    - leaf disc 46 74 3`),
  syringe: onWall(`
    grey line 2 12 88 30 70
    sky bar 48 52 46 16 -45 3
    red bar 42 58 28 10 -45 2
    grey line 4 62 38 78 22
    grey line 5 70 14 86 30
    grey line 4 56 30 70 44
    - dark line 1.4 38 54 43 59
    - dark line 1.4 45 47 50 52
    - dark line 1.4 52 40 57 45
    red drop 10 94 4`),
  thermometer: onWall(`
    white box 42 6 16 68 8
    white disc 50 78 16
    red box 47 28 6 46 3
    red disc 50 78 11
    dark line 1.8 62 20 72 20
    dark line 1.8 62 32 68 32
    dark line 1.8 62 44 72 44
    dark line 1.8 62 56 68 56`),
  pressureCuff: onTable(`
    blue box 8 42 46 34 8
    sky box 14 48 34 22 4
    dark curve 3 54 62 66 78 78 66
    white disc 76 40 18
    dark ring 76 40 18 3
    red line 2.4 76 40 85 31
    - dark rays 76 40 12 15 10 1.4
    dark oval 82 76 8 11`),
} as const;
