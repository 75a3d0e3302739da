import { between, type Random, steps } from '../geometry.ts';
import { box, type Piece, piece, pill, poly, round, strong } from './piece.ts';

/** Tools on a rail: hammer, saw, wrench, brush. */
export function tools(random: Random): readonly Piece[] {
  const teeth = steps(12).map((index) =>
    poly(
      [236 + index * 7.4, 196 + index * 17],
      [252 + index * 7.4, 200 + index * 17],
      [240 + index * 7.4, 214 + index * 17],
    ),
  );
  const sway = between(random, -6, 6);
  return [
    piece('main', box(30, 70, 540, 16)),
    ...[100, 236, 366, 500].map((x) => piece('mark', round(x, 78, 9))),
    piece('second', pill(86, 150, 28, 290)),
    strong('main', `M40 ${112 + sway}h92c24 0 34 12 34 34v18h-24c0 -12 -8 -16 -18 -16H40Z`),
    piece('second', poly([208, 178], [250, 178], [346, 420], [306, 436])),
    piece('mark', ...teeth),
    piece('main', `M192 100h70c14 0 22 10 22 24v54h-92Z`, ''),
    piece('mark', pill(212, 122, 46, 30)),
    piece('second', box(352, 176, 30, 224)),
    piece('second', `M338 110c-22 22 -16 62 14 76h30c30 -14 36 -54 14 -76v42h-58Z`, round(367, 412, 30)),
    piece('mark', round(367, 412, 13)),
    piece('main', `M482 100c0 -12 36 -12 36 0l8 170h-52Z`),
    piece('third', box(462, 268, 76, 34)),
    piece('second', `M462 302h76v84c-10 30 -22 10 -32 36c-8 -26 -16 -6 -24 -14c-8 -6 -14 -8 -20 -22Z`),
  ];
}
