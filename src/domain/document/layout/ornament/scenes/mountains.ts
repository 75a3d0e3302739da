import { between, type Point, type Random, steps } from '../geometry.ts';
import { groundY, type Piece, piece, poly, round, strong } from './piece.ts';

function peak(x: number, top: number, width: number): readonly [string, string] {
  const left: Point = [x - width / 2, groundY];
  const right: Point = [x + width * 0.56, groundY];
  const snow = 0.3;
  const height = groundY - top;
  return [
    poly(left, [x, top], right),
    poly(
      [x, top],
      [x + width * 0.56 * snow, top + height * snow],
      [x + width * 0.06, top + height * snow * 0.72],
      [x - width * 0.03, top + height * snow * 1.1],
      [x - (width / 2) * snow, top + height * snow],
    ),
  ];
}

/** Peaks with snow, a low sun, and firs in front of them. */
export function mountains(random: Random): readonly Piece[] {
  const [back, backSnow] = peak(410, between(random, 150, 190), 330);
  const [front, frontSnow] = peak(230, between(random, 70, 110), 420);
  const firs = steps(7).map((index) => {
    const x = 56 + index * 82 + between(random, -12, 12);
    const tall = between(random, 74, 128);
    return steps(3)
      .map((row) => {
        const y = groundY - tall + row * tall * 0.24;
        const reach = tall * (0.17 + row * 0.08);
        return poly([x, y], [x + reach, y + tall * 0.4], [x - reach, y + tall * 0.4]);
      })
      .join('');
  });
  return [
    piece('third', round(500, 140, 66)),
    piece('second', back),
    piece('mark', backSnow),
    piece('main', front),
    strong('mark', frontSnow),
    ...firs.map((d, index) => piece(index % 2 === 0 ? 'third' : 'main', d)),
  ];
}
