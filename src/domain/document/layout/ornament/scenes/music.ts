import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, type Piece, piece, pill, poly, round, strong } from './piece.ts';

/** Draws a trumpet's bell, keys and a loudspeaker. */
export function music(random: Random): readonly Piece[] {
  const bars = steps(9).map((index) => {
    const tall = 60 + Math.abs(Math.sin(index * 1.1 + random() * 0.8)) * 210;
    return pill(214 + index * 41, 250 - tall / 2, 24, tall);
  });
  const keys = steps(11);
  return [
    piece('main', box(24, 136, 168, groundY - 136)),
    piece('mark', round(108, 318, 66)),
    piece('second', round(108, 318, 48)),
    piece('mark', round(108, 318, 18)),
    piece('second', round(108, 200, 38)),
    piece('mark', round(108, 200, 14)),
    ...bars.map((d, index) =>
      index === 4 ? strong('main', d) : piece(index % 2 === 0 ? 'second' : 'main', d),
    ),
    piece('second', box(206, 388, 374, groundY - 388)),
    piece('mark', ...keys.map((index) => box(206 + index * 34, 388, 2.4, groundY - 388))),
    piece(
      'main',
      ...keys
        .filter((index) => index % 7 !== 3 && index % 7 !== 0)
        .map((index) => box(206 + index * 34 - 9, 388, 18, 30)),
    ),
    piece('second', poly([24, 136], [192, 136], [180, 118 + between(random, -4, 4)], [36, 118])),
  ];
}
