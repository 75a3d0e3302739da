import { between, type Random, steps } from '../geometry.ts';
import { box, half, type Piece, piece, pill, poly, round, standing, strong } from './piece.ts';

/** Draws a set table: bottle, bowl with fruit, pan, cup. */
export function food(random: Random): readonly Piece[] {
  const tall = between(random, 250, 300);
  const top = 440 - tall;
  const fruits = steps(5).map((index) =>
    round(248 + index * 34, 300 - (index % 2) * 26 - (index === 2 ? 14 : 0), 32),
  );
  return [
    piece('main', `M74 440V${top + 96}c0 -34 28 -38 28 -74V${top - 30}h36V${top + 22}c0 36 28 40 28 74V440Z`),
    piece('third', box(98, top - 46, 44, 26)),
    piece('second', box(74, 330, 92, 66)),
    ...fruits.map((d, index) => (index === 3 ? strong('main', d) : piece('main', d))),
    piece('second', half(316, 318, 118, 'below'), standing(276, 80, 18)),
    piece('third', pill(204, 308, 224, 20)),
    piece('second', standing(462, 76, 96), `M538 366h14c34 0 34 52 0 52h-14v-14h10c16 0 16 -24 0 -24h-10Z`),
    piece('mark', round(500, 350, 38, 9)),
    ...steps(2).map((index) =>
      piece('mark', `M${486 + index * 24} 330c-14 -18 14 -28 0 -48h8c14 20 -14 30 0 48Z`),
    ),
    piece('mark', poly([20, 440], [580, 440], [580, 448], [20, 448])),
  ];
}
