import { between, type Random, steps } from '../geometry.ts';
import { groundY, type Piece, piece, poly, round, standing, strong } from './piece.ts';

const leafAt = (x: number, y: number, reach: number, rise: number): string =>
  `M${x} ${y}C${x + reach * 0.2} ${y - rise * 0.9} ${x + reach * 0.8} ${y - rise * 1.1} ${x + reach} ${y - rise}C${x + reach * 0.9} ${y - rise * 0.3} ${x + reach * 0.5} ${y + rise * 0.12} ${x} ${y}Z`;

function plant(x: number, tall: number, leaves: number, isStrong: boolean): readonly Piece[] {
  const foot = groundY - 86;
  return [
    piece('mark', `M${x - 3} ${foot}V${foot - tall}h6V${foot}Z`),
    ...steps(leaves).map((index) => {
      const y = Math.round(foot - 20 - (index * (tall - 30)) / leaves);
      const size = Math.round(74 - (index * 34) / leaves);
      const side = index % 2 === 0 ? 1 : -1;
      const d = leafAt(x, y, side * size, size * 0.72);
      return isStrong && index === 2 ? strong('second', d) : piece(index % 3 === 1 ? 'second' : 'main', d);
    }),
  ];
}

/** Plants in pots on a shelf, one of them in flower. */
export function plants(random: Random): readonly Piece[] {
  const places = [112, 300, 488];
  const bloom = Math.floor(random() * 3);
  return places.flatMap((x, index) => {
    const tall = Math.round(between(random, 150, 230)) + (index === 1 ? 60 : 0);
    const top = groundY - 86 - tall;
    const flower = steps(8).map((petal) => {
      const angle = (petal / 8) * Math.PI * 2;
      return round(x + Math.cos(angle) * 30, top + Math.sin(angle) * 30, 19);
    });
    return [
      ...plant(x, tall, 5 + (index % 2), index === (bloom + 1) % 3),
      ...(index === bloom ? [piece('third', ...flower), piece('second', round(x, top, 20))] : []),
      piece(
        index === 1 ? 'third' : 'second',
        poly([x - 58, groundY - 88], [x + 58, groundY - 88], [x + 44, groundY], [x - 44, groundY]),
      ),
      piece('main', standing(x - 66, 132, 106).replace(/v[\d.]+/, 'v26')),
    ];
  });
}
