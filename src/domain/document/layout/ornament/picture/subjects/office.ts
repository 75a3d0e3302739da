import { oneWayOnTable, oneWayOnWall, onTable, onWall } from './drawn.ts';

export const office = {
  laptop: oneWayOnTable(`
    dark box 18 22 64 46 4
    sky box 22 26 56 38 1
    red box 27 32 20 16 2
    - white rows 52 34 20 24 4 2
    - gold poly 27 58 34 52 40 55 47 50 47 60 27 60
    grey poly 14 68 86 68 96 84 4 84
    dark box 40 74 20 4 2`),
  desk: oneWayOnTable(`
    dark box 30 28 42 30 3
    sky box 33 31 36 22 1
    dark box 48 58 6 8
    grey box 40 64 22 3 1
    brown box 2 66 96 6 1
    amber box 66 72 26 14
    brown box 8 72 5 14
    - gold disc 79 79 2
    leaf leaf 16 56 20 -100 .44
    lea leaf 16 56 18 -56 .44
    red poly 10 54 22 54 20 66 12 66
    - white rows 38 36 26 12 3 1.6
    rust box 80 54 10 12 2`),
  terminal: oneWayOnWall(`
    dark box 6 14 88 72 5
    grey box 6 14 88 13 5
    red disc 14 20.5 3
    gold disc 23 20.5 3
    leaf disc 32 20.5 3
    gold line 3.4 18 38 28 46 18 54
    white line 3.4 34 54 52 54
    - sky line 2.4 18 66 60 66
    - sky line 2.4 18 74 46 74`),
  phone: oneWayOnWall(`
    dark box 28 4 44 92 8
    sky box 32 12 36 72 2
    white disc 50 90 3
    red box 37 20 26 20 4
    white box 37 46 26 6 3
    white box 37 56 20 6 3
    gold disc 44 74 6
    leaf disc 58 74 6`),
  envelope: onWall(`
    cream box 8 24 84 56 3
    white poly 8 80 40 50 60 50 92 80
    gold poly 8 24 92 24 54 58 46 58
    red disc 50 55 9
    - cream heart 50 55 4`),
  letter: oneWayOnWall(`
    white box 24 6 52 60 2
    - grey rows 32 18 36 30 5 2
    red poly 6 44 50 72 94 44 94 92 6 92
    rust poly 6 92 44 62 56 62 94 92`),
  calendar: oneWayOnWall(`
    cream box 12 20 76 68 5
    red box 12 20 76 20 5
    dark box 28 12 5 16 2
    dark box 67 12 5 16 2
    grey dots 18 44 64 38 5 3 3
    red disc 56.4 63 7
    - white line 2 53 63 56 66 60 60`),
  clipboard: oneWayOnWall(`
    amber box 18 12 64 80 4
    white box 25 22 50 64 1
    dark box 38 6 24 14 4
    leaf line 3 31 36 35 40 41 32
    leaf line 3 31 52 35 56 41 48
    red ring 36 70 4 2
    - grey line 2.6 48 36 68 36
    - grey line 2.6 48 52 68 52
    - grey line 2.6 48 70 64 70`),
  pen: oneWayOnTable(`
    white poly 6 50 82 38 94 78 14 86
    - grey line 1.4 20 60 60 54
    - grey line 1.4 22 68 50 64
    turn 38 60 44
    blue box 52 -14 17 52 4
    gold box 52 34 17 5
    dark poly 53 39 68 39 60.5 68
    gold disc 60.5 47 2.6
    end
    blue curve 2 26 78 36 72 44 78 52 70`),
  pencil: oneWayOnTable(`
    white poly 4 44 48 50 48 86 4 80
    white poly 92 44 48 50 48 86 92 80
    - grey line 1.4 10 54 42 58
    - grey line 1.4 10 62 42 66
    - grey line 1.4 10 70 42 74
    turn 40 66 40
    gold box 58 -6 15 52
    pink box 58 -14 15 10 3
    grey box 58 -5 15 5
    cream poly 58 46 73 46 65.5 62
    dark poly 62.4 55 68.6 55 65.5 62
    end`),
  ledger: oneWayOnTable(`
    leaf box 14 16 60 70 3
    white box 22 20 50 62 1
    - red line 1.4 52 22 52 80
    - grey rows 27 30 20 44 5 2
    - grey rows 57 30 11 44 5 2
    brown box 14 16 8 70 3
    turn 24 82 50
    gold box 79 18 7 56
    dark poly 79 74 86 74 82.5 84
    end`),
  briefcase: onTable(`
    dark curve 5 38 32 38 20 62 20 62 32
    brown box 8 32 84 54 7
    amber blob 8 38 8 52 30 62 50 64 70 62 92 52 92 38 86 32 14 32
    gold box 44 56 12 14 2
    - dark box 47 61 6 3 1`),
  chart: oneWayOnWall(`
    cream box 6 10 88 80 4
    blue box 18 58 12 22
    sky box 36 46 12 34
    blue box 54 38 12 42
    red box 72 24 12 56
    gold line 3.4 20 46 40 34 58 28 80 14
    dark line 2 12 80 90 80`),
  growth: oneWayOnWall(`
    sky box 10 66 14 22
    sky box 31 54 14 34
    blue box 52 42 14 46
    blue box 73 28 14 60
    red line 5 8 54 32 38 48 44 84 12
    red poly 70 8 92 4 88 26
    dark line 2 4 88 96 88`),
  milestones: oneWayOnWall(`
    dark curve 3 2 78 24 70 40 54 58 50 76 30 98 24
    cream disc 22 71 8
    blue disc 22 71 5
    cream disc 48 52 8
    gold disc 48 52 5
    cream disc 76 31 9
    red disc 76 31 6
    brown line 2.4 76 30 76 4
    red poly 76 4 96 9 76 15`),
  stamp: oneWayOnTable(`
    brown disc 50 24 14
    brown poly 43 34 57 34 60 56 40 56
    red box 24 56 52 18 4
    dark box 20 74 60 7 2
    - gold ring 50 22 6 2`),
  printer: oneWayOnTable(`
    white box 28 12 44 30 1
    - grey rows 34 20 32 14 3 1.8
    grey box 8 40 84 36 6
    dark box 22 58 56 6 2
    white poly 26 62 74 62 78 86 22 86
    red disc 82 49 3
    leaf disc 73 49 3
    - grey line 1.8 34 74 66 74`),
  handshake: oneWayOnWall(`
    blue poly -40 38 14 30 24 60 -40 78
    white poly 12 32 20 28 30 58 22 64
    red poly 140 38 86 30 76 60 140 78
    white poly 88 32 80 28 70 58 78 64
    brown blob 22 36 38 32 52 40 72 58 66 70 56 76 44 72 26 58
    pink blob 78 36 62 32 48 36 38 48 44 54 56 48 74 64 76 56
    pink oval 40 66 4 7 40
    pink oval 48 71 4 7 40
    pink oval 56 74 4 7 40`),
  document: oneWayOnWall(`
    white poly 22 6 62 6 80 24 80 94 22 94
    grey poly 62 6 80 24 62 24
    red box 30 18 24 8 1
    - grey rows 31 38 40 40 6 2.2
    gold star 68 80 12 12 .8
    - white disc 68 80 5`),
  shield: oneWayOnWall(`
    blue blob 50 6 62 14 88 18 86 50 74 76 50 94 26 76 14 50 12 18 38 14
    sky blob 50 6 62 14 88 18 86 50 74 76 50 94
    gold line 7 32 50 46 64 70 34`),
} as const;
