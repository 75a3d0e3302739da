import { type Random, steps } from '../geometry.ts';
import { box, type Piece, piece, pill, round, strong } from './piece.ts';

/** A chip with the traces that leave it. */
export function technology(random: Random): readonly Piece[] {
  const [left, top, size] = [204, 140, 192];
  const traces = steps(6).flatMap((index) => {
    const along = 18 + index * 31;
    const bend = (index < 3 ? -1 : 1) * (16 + (index % 3) * 12 + random() * 10);
    const reach = 96 + ((index * 47) % 80);
    return [
      {
        d: trace(left, top + along, -reach, bend, false),
        end: round(left - reach - 8, top + along + bend, 8),
      },
      {
        d: trace(left + size, top + along, reach, bend, false),
        end: round(left + size + reach + 8, top + along + bend, 8),
      },
      {
        d: trace(left + along, top, -Math.min(reach, 96), bend, true),
        end: round(left + along + bend, top - Math.min(reach, 96) - 8, 8),
      },
      {
        d: trace(left + along, top + size, Math.min(reach, 96), bend, true),
        end: round(left + along + bend, top + size + Math.min(reach, 96) + 8, 8),
      },
    ];
  });
  const lit = Math.floor(random() * traces.length);
  return [
    ...traces.map(({ d, end }, index) =>
      index === lit ? strong('main', d, end) : piece(index % 3 === 0 ? 'main' : 'second', d, end),
    ),
    piece('main', box(left, top, size, size)),
    piece('second', box(left + 30, top + 30, size - 60, size - 60)),
    piece('mark', ...steps(3).map((row) => pill(left + 50, top + 56 + row * 32, 92 - row * 26, 14))),
    piece('third', round(left + size - 52, top + size - 52, 10)),
  ];
}

/** Draws a trace five units wide: straight, one bend, straight. */
function trace(x: number, y: number, reach: number, bend: number, isUpright: boolean): string {
  const w = 2.5;
  const knee = reach * 0.35;
  const past = knee + Math.sign(reach) * Math.abs(bend);
  const at = (along: number, aside: number): string =>
    isUpright
      ? `${(x + aside).toFixed(1)} ${(y + along).toFixed(1)}`
      : `${(x + along).toFixed(1)} ${(y + aside).toFixed(1)}`;
  return `M${at(0, -w)}L${at(knee, -w)}L${at(past, bend - w)}L${at(reach, bend - w)}L${at(reach, bend + w)}L${at(past, bend + w)}L${at(knee, w)}L${at(0, w)}Z`;
}
