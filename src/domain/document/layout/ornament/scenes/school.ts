import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, type Piece, piece, poly, round, strong, type Tone } from './piece.ts';

/** Books lying and standing, a pencil, a globe. */
export function school(random: Random): readonly Piece[] {
  const tones: readonly Tone[] = ['second', 'main', 'third', 'second'];
  const lying = steps(4).map((index) => {
    const x = 40 + between(random, 0, 34);
    const y = groundY - 44 * (index + 1);
    return [
      piece(tones[index] ?? 'main', box(x, y, 250 - index * 14, 40)),
      piece(
        'mark',
        box(x + 18, y + 12, 250 - index * 14 - 60, 3),
        box(x + 18, y + 25, 250 - index * 14 - 60, 3),
      ),
    ];
  });
  const globe = { x: 452, y: 220, r: 112 };
  return [
    ...lying.flat(),
    strong('third', poly([74, 250], [94, 214], [292, 138], [308, 178], [110, 254])),
    piece('mark', poly([74, 250], [94, 214], [110, 254])),
    piece('main', round(globe.x, globe.y, globe.r)),
    piece(
      'second',
      `M${globe.x - 70} ${globe.y - 62}c40 -40 92 -30 84 6c-8 36 -40 14 -54 46c-12 28 -54 4 -30 -52Z`,
    ),
    piece(
      'second',
      `M${globe.x + 18} ${globe.y + 14}c30 -26 70 -12 70 14c-6 36 -40 66 -58 62c-18 -4 -30 -54 -12 -76Z`,
    ),
    piece('third', `M${globe.x - 24} ${groundY}l16 -62h16l16 62Z`, box(globe.x - 66, groundY - 14, 132, 14)),
    piece('mark', `M${globe.x + 92} ${globe.y - 108}a142 142 0 0 1 -92 252v-12a130 130 0 0 0 84 -232Z`),
  ];
}
