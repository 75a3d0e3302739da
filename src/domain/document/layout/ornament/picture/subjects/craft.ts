import { oneWayOnTable, oneWayOnWall, onTable } from './drawn.ts';

export const craft = {
  paintRoller: oneWayOnWall(`
    red box 20 28 52 58
    red half 28 86 6 180
    red half 62 86 8 180
    white box 14 12 64 20 5
    grey curve 4 78 22 90 22 90 44 70 48 60 52 60 62
    brown box 54.6 60 11 36 4`),
  brush: oneWayOnWall(`
    red curve 11 6 82 30 70 50 84 74 74
    turn 38 66 36
    brown box 60 -16 11 40 5
    grey box 57 22 17 10 1
    amber blob 57 32 74 32 74 50 66 64 58 50
    end`),
  hammer: oneWayOnWall(`
    turn 38 50 50
    brown box 45 26 10 70 4
    dark box 26 8 34 20 3
    dark poly 60 8 82 14 84 22 60 28
    grey box 20 6 8 24 2
    end`),
  wrench: oneWayOnWall(`
    turn 40 50 50
    grey box 44 24 12 56 2
    grey ring 50 12 13 10
    cream box 45 -8 10 20
    grey ring 50 88 9 8
    end
    turn -40 50 50
    red box 45 46 10 46 5
    grey box 47 6 6 42 1
    end`),
  saw: oneWayOnWall(`
    grey poly 6 40 70 22 74 46 66 52 62 48 58 55 54 51 50 57 46 53 42 60 38 56 34 62 30 58 26 64 22 60 18 66 14 62 8 66
    brown blob 70 18 90 20 98 40 90 62 76 60 70 48
    cream blob 78 32 87 34 88 48 80 50`),
  handPlane: oneWayOnTable(`
    amber box 4 68 90 18 3
    brown box 4 80 90 6 2
    brown blob 12 68 14 50 24 46 32 56 34 68
    rust disc 78 58 10
    dark poly 42 68 52 42 60 44 54 68
    gold curve 3.4 52 56 62 40 72 46 66 56 60 50
    gold curve 3 8 40 18 30 28 38 20 46 14 40`),
  scissors: oneWayOnWall(`
    grey poly 46 54 78 6 86 10 54 60
    grey poly 54 54 22 6 14 10 46 60
    red ring 33 78 13 7
    red ring 67 78 13 7
    red line 6 47 56 39 67
    red line 6 53 56 61 67
    dark disc 50 55 3`),
  shears: oneWayOnWall(`
    brown curve 3.4 4 14 30 22 60 16 96 22
    leaf leaf 22 20 18 50
    lea leaf 74 18 18 44
    leaf leaf 44 20 16 -60
    lea leaf 88 20 14 -60
    grey blob 50 34 60 40 60 52 52 62 46 52
    grey blob 50 34 42 36 38 46 44 60 50 54
    red curve 8 48 56 34 74 30 94
    red curve 8 53 58 66 74 68 94
    dark disc 50 57 3.4`),
  sewing: onTable(`
    brown oval 36 30 24 7
    red box 18 32 36 44
    - rust line 1.4 18 42 54 46
    - rust line 1.4 18 52 54 56
    - rust line 1.4 18 62 54 66
    brown oval 36 78 24 7
    grey line 2.4 90 10 70 78
    red curve 1.8 54 66 64 84 80 74 88 40 90 14`),
  wool: onTable(`
    grey line 3 20 14 66 66
    grey line 3 84 12 38 66
    amber disc 20 14 4
    amber disc 84 12 4
    red disc 50 60 27
    cream curve 2.6 27 50 44 43 62 50 75 65
    cream curve 2.6 25 62 42 56 60 64 68 79
    cream curve 2.6 40 36 56 42 70 54 76 66
    cream curve 2.6 34 82 40 66 54 44 62 36
    red curve 2.4 70 78 84 86 98 82`),
  pottery: onTable(`
    rust blob 38 22 62 22 58 34 78 50 76 70 64 84 36 84 24 70 22 50 42 34
    cream curve 3 24 54 38 50 50 56 62 50 76 54
    cream curve 3 24 64 38 60 50 66 62 60 76 64
    brown oval 50 22 12 3.4
    brown box 14 82 72 5 2`),
  toolbox: oneWayOnTable(`
    brown curve 5 30 40 30 26 70 26 70 40
    grey box 36 12 6 30
    red box 34 6 10 10 2
    gold box 56 16 7 26
    red box 8 40 84 46 4
    rust box 8 40 84 12 4
    gold box 44 47 12 10 2`),
  screwdriver: oneWayOnWall(`
    turn 42 50 50
    red box 41 2 18 42 7
    gold box 45 44 10 5
    grey box 47 48 6 38
    grey poly 45 84 55 84 53 96 47 96
    end
    blue gear 22 24 14 6
    cream disc 22 24 5`),
  cable: oneWayOnWall(`
    red ring 42 50 34 5
    red ring 42 50 26 5
    red ring 42 50 18 5
    red curve 5 76 50 82 70 92 74 108 70
    white box 64 12 30 34 5
    grey box 71 18 16 22 2
    gold box 73 20 12 10 2`),
  ladder: oneWayOnTable(`
    amber line 5 30 86 42 8
    amber line 5 72 86 58 8
    amber line 4 36 28 62 28
    amber line 4 34 44 65 44
    amber line 4 32 60 68 60
    amber line 4 30 75 70 75
    red poly 74 66 92 66 90 86 76 86
    rust oval 83 66 9 2.6`),
  wateringCan: onTable(`
    blue poly 58 60 90 32 95 38 62 78
    blue poly 84 24 98 38 94 42 80 28
    blue box 20 46 44 40 5
    blue curve 5 24 46 26 22 56 22 60 46
    blue curve 5 20 54 4 58 8 78 20 80
    sky box 20 56 44 5
    - sky drop 98 52 2.4
    - sky drop 92 60 2.4`),
  shovel: oneWayOnWall(`
    turn 24 50 50
    brown box 47 4 6 56
    red arc 5 50 6 9 140 400
    grey blob 36 56 64 56 64 74 50 94 36 74
    end
    leaf stalk 80 92 66 0 2`),
  gloves: onTable(`
    turn -12 30 60
    leaf blob 14 44 46 44 46 62 42 74 18 74 14 62
    leaf box 14 24 8 30 4
    leaf box 22 16 8 34 4
    leaf box 30 16 8 34 4
    leaf box 38 24 8 28 4
    leaf bar 52 54 9 26 34 4.5
    gold box 15 70 30 15 3
    - white line 1.6 20 56 38 56
    end
    turn 14 70 60
    rust blob 58 48 88 48 88 64 84 76 62 76 58 64
    rust box 57 30 7.6 28 3.8
    rust box 65 23 7.6 32 3.8
    rust box 73 22 7.6 32 3.8
    rust box 81 29 7.6 28 3.8
    rust bar 53 60 8 24 -34 4
    blue box 59 72 28 14 3
    end`),
} as const;
