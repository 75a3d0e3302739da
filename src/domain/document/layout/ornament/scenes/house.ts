import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, half, type Piece, piece, poly, round, standing, strong } from './piece.ts';

/** A house with a door and a lit window, trees beside it. */
export function house(random: Random): readonly Piece[] {
  const ridge = between(random, 96, 124);
  const tree = (x: number, tall: number, r: number): readonly Piece[] => [
    piece('mark', standing(x - 5, 10, tall)),
    piece('second', round(x, groundY - tall - r * 0.5, r, r * 1.15)),
  ];
  return [
    piece('third', round(498, 118, 58)),
    ...tree(78, 96, 56),
    piece('main', box(388, ridge + 16, 40, 110)),
    piece('second', standing(150, 312, 210)),
    piece('main', poly([118, 236], [306, ridge], [494, 236])),
    piece('third', half(306, 220, 34, 'above')),
    strong('third', standing(276, 62, 118)),
    piece('mark', round(326, 384, 4.5)),
    ...[176, 366].flatMap((x) => [
      piece('third', box(x, 282, 72, 76)),
      piece('mark', box(x + 34, 282, 4, 76), box(x, 318, 72, 4)),
    ]),
    ...tree(532, 84, 46),
    piece('main', ...steps(7).map((index) => box(492 + index * 15, 398, 8, 42)), box(486, 410, 104, 7)),
  ];
}
