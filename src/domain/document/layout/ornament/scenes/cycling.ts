import { between, type Random, steps } from '../geometry.ts';
import { bar } from '../paint.ts';
import { groundY, type Piece, piece, pill, round, strong } from './piece.ts';

const tyre = (x: number, y: number, r: number, width: number): string =>
  `${round(x, y, r)}${inner(x, y, r - width)}`;
/** Draws the circle in reverse, so that it becomes a hole. */
const inner = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Draws a bicycle in side view. */
export function cycling(random: Random): readonly Piece[] {
  const r = 112;
  const y = groundY - r;
  const [rear, front] = [140, 460];
  const turn = between(random, 0, 0.3);
  const spokes = (x: number): string =>
    steps(9)
      .map((index) => {
        const angle = turn + (index / 9) * Math.PI;
        const [dx, dy] = [Math.cos(angle) * (r - 10), Math.sin(angle) * (r - 10)];
        return bar([x - dx, y - dy], [x + dx, y + dy], 2.4);
      })
      .join('');
  const tube = 13;
  return [
    piece('mark', spokes(rear), spokes(front)),
    piece('main', tyre(rear, y, r, 15)),
    piece('main', tyre(front, y, r, 15)),
    strong(
      'second',
      bar([rear, y], [272, y + 6], tube),
      bar([272, y + 6], [420, 178], tube),
      bar([224, 176], [420, 176], tube),
      bar([214, 146], [272, y + 6], tube),
      bar([rear, y], [226, 186], tube * 0.8),
      bar([406, 128], [front, y], tube),
    ),
    piece('third', pill(168, 126, 92, 24)),
    piece('third', `M398 118h62c34 0 34 54 0 54h-10v-14h10c16 0 16 -26 0 -26h-62Z`),
    piece('third', round(272, y + 6, 34), inner(272, y + 6, 20)),
    piece('mark', bar([272, y + 6], [300, y + 52], 8), pill(284, y + 48, 40, 10)),
    piece('third', round(rear, y, 16), round(front, y, 12)),
  ];
}
