import { oneWayOnTable, oneWayOnWall, onTable, onWall } from './drawn.ts';

export const arts = {
  guitar: oneWayOnWall(`
    turn 32 50 60
    brown box 46 2 8 42
    dark box 43 -10 14 14 3
    amber blob 50 40 64 44 66 56 62 62 72 74 68 92 50 98 32 92 28 74 38 62 34 56 36 44
    dark disc 50 66 9
    dark box 40 82 20 4 1
    - cream line 1 48 0 48 82
    - cream line 1 52 0 52 82
    end`),
  electricGuitar: oneWayOnWall(`
    turn 30 50 60
    amber box 46 0 8 46
    dark poly 42 -10 58 -14 57 4 44 4
    red blob 40 36 46 50 56 46 64 34 68 48 64 62 74 78 66 94 50 98 34 94 26 78 36 62 32 46
    white blob 44 56 58 54 60 76 52 88 42 82
    - dark box 45 60 12 4 1
    - dark box 45 70 12 4 1
    dark box 44 84 12 4 1
    - cream line 1 48 2 48 84
    - cream line 1 52 2 52 84
    end`),
  trumpet: oneWayOnWall(`
    gold poly 62 44 96 22 96 78 62 56
    amber oval 95 50 4.4 28
    gold box 2 46 64 8 3
    gold loop 6 28 50 58 50 62 62 58 74 30 74 24 62
    amber box 34 36 6 40 2
    amber box 43 36 6 40 2
    amber box 52 36 6 40 2
    gold disc 37 34 4
    gold disc 46 34 4
    gold disc 55 34 4
    red box -2 44 7 12 3`),
  piano: oneWayOnTable(`
    dark blob 6 30 40 26 66 30 82 44 94 50 94 60 6 60
    white box 6 58 88 16 1
    dark box 14 58 6 9
    dark box 26 58 6 9
    dark box 44 58 6 9
    dark box 56 58 6 9
    dark box 68 58 6 9
    dark box 84 58 6 9
    dark box 6 74 88 4
    dark box 12 78 5 8
    dark box 83 78 5 8
    gold line 2 42 26 66 8
    rust poly 34 28 40 6 74 20 80 44`),
  drum: onTable(`
    red poly 16 44 84 44 84 78 16 78
    rust oval 50 78 34 8
    gold line 2 16 48 28 80 40 50 50 84 60 50 72 80 84 48
    cream oval 50 44 34 9
    amber line 3.4 18 12 46 42
    amber line 3.4 82 12 54 42
    cream disc 18 12 4
    cream disc 82 12 4`),
  violin: oneWayOnWall(`
    turn 28 50 56
    dark box 47 0 6 40
    rust blob 50 34 62 38 64 50 58 56 58 62 66 70 64 86 50 92 36 86 34 70 42 62 42 56 36 50 38 38
    dark box 46 66 8 3 1
    - cream line .9 49 2 49 78
    - cream line .9 51 2 51 78
    dark poly 46 76 54 76 52 88 48 88
    brown disc 50 0 5
    end
    brown line 2 10 20 84 88`),
  notes: oneWayOnWall(`
    dark box 34 16 5 56
    dark box 74 8 5 56
    dark poly 34 16 79 8 79 20 34 28
    red oval 28 74 12 9 -20
    red oval 68 66 12 9 -20`),
  microphone: oneWayOnWall(`
    grey box 34 6 32 50 16
    dark box 34 38 32 6
    - dark line 1.4 36 18 64 18
    - dark line 1.4 35 27 65 27
    red arc 5 50 42 25 10 170
    red box 47.6 66 5 16
    red box 32 82 36 6 3`),
  vinyl: onWall(`
    dark disc 50 50 40
    - grey ring 50 50 33 .8
    - grey ring 50 50 27 .8
    - grey ring 50 50 21 .8
    red disc 50 50 15
    gold disc 50 50 3
    cream line 3.4 94 10 88 40 68 62`),
  headphones: oneWayOnWall(`
    dark arc 7 50 54 34 180 360
    red box 8 50 20 34 8
    red box 72 50 20 34 8
    dark box 24 52 6 30 2
    dark box 70 52 6 30 2`),
  radio: oneWayOnTable(`
    dark line 3 70 34 86 8
    red box 8 34 84 52 7
    cream disc 32 60 18
    - dark dots 18 46 28 28 5 5 1.4
    gold box 58 44 28 12 2
    dark disc 65 72 6
    dark disc 81 72 6
    - red line 2 72 44 72 56`),
  speaker: oneWayOnTable(`
    dark box 24 8 52 78 4
    grey disc 50 58 20
    dark disc 50 58 12
    red disc 50 58 6
    grey disc 50 24 10
    red disc 50 24 4`),
  dance: onTable(`
    pink disc 34 20 8
    dark half 34 18 8.6
    blue blob 28 32 40 32 44 56 40 60 30 58
    blue line 5 36 56 26 84
    blue line 5 38 56 48 84
    pink disc 64 22 7.6
    brown half 64 20 8.4
    red blob 58 32 70 32 72 48 88 76 52 76 58 50
    pink line 4 60 74 58 85
    pink line 4 72 74 76 85
    pink curve 4.4 38 36 50 46 60 38
    pink curve 4.4 70 36 84 28 88 16
    pink curve 4.4 30 36 16 44 12 34`),
  theater: oneWayOnWall(`
    gold blob 10 16 34 10 58 16 58 46 34 70 12 48
    dark oval 24 32 5 3.4
    dark oval 44 32 5 3.4
    dark blob 20 44 34 48 48 44 42 56 34 59 26 56
    red blob 46 36 70 30 92 36 90 66 68 90 46 68
    cream oval 58 54 5 3.4 10
    cream oval 79 54 5 3.4 -10
    cream blob 56 76 68 68 80 76 68 73`),
  palette: oneWayOnWall(`
    amber blob 50 16 78 20 94 44 88 68 72 66 62 74 66 88 50 94 22 84 8 56 20 26
    red disc 34 34 8
    gold disc 56 30 8
    leaf disc 76 44 8
    blue disc 26 54 8
    white disc 38 74 8
    brown line 3.4 96 10 64 62
    red poly 66 56 60 72 70 60`),
  camera: oneWayOnTable(`
    dark box 8 34 84 52 7
    dark poly 34 34 40 22 62 22 68 34
    grey box 8 46 84 26
    cream disc 50 59 22
    dark disc 50 59 17
    sky disc 50 59 10
    white disc 46 55 3
    red box 16 28 12 6 2
    gold disc 82 41 3`),
  film: oneWayOnWall(`
    dark box 8 42 84 48 4
    dark poly 8 30 90 14 93 26 11 42
    white poly 20 28 32 26 26 38 14 40
    white poly 44 23 56 21 50 33 38 35
    white poly 68 18 80 16 74 28 62 30
    gold star 50 66 14 5 .45`),
} as const;
