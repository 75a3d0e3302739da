import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, type Piece, piece, pill, round, standing, strong } from './piece.ts';

const flask = (x: number, width: number, top: number): string =>
  `M${x - 22} ${top}v88L${x - width / 2} ${groundY - 26}c-8 18 2 26 18 26h${width - 36}c16 0 26 -8 18 -26L${x + 22} ${top + 88}V${top}Z`;
const filled = (x: number, width: number, top: number, share: number): string => {
  const level = groundY - (groundY - top - 88) * share;
  const reach = 22 + (width / 2 - 22) * (1 - share);
  return `M${x - reach} ${level}L${x - width / 2} ${groundY - 26}c-8 18 2 26 18 26h${width - 36}c16 0 26 -8 18 -26L${x + reach} ${level}Z`;
};

/** Glassware on a bench, and a model of an atom above it. */
export function science(random: Random): readonly Piece[] {
  const level = between(random, 0.45, 0.66);
  const tubes = steps(3);
  return [
    piece('second', flask(140, 200, 150)),
    strong('third', filled(140, 200, 150, level)),
    piece('main', pill(106, 136, 68, 22)),
    piece(
      'mark',
      ...steps(5).map((index) =>
        round(100 + index * 20 + between(random, -4, 4), 400 - ((index * 37) % 60), 5 + (index % 3) * 2),
      ),
    ),
    piece(
      'main',
      box(274, 300, 170, 16),
      standing(284, 16, 140),
      standing(418, 16, 140),
      standing(266, 186, 18),
    ),
    ...tubes.flatMap((index) => [
      piece('second', pill(302 + index * 42, 232, 30, 176)),
      piece(index === 1 ? 'main' : 'third', pill(302 + index * 42, 310 + index * 16, 30, 98 - index * 16)),
    ]),
    piece('third', round(474, 150, 24)),
    ...steps(3).map((index): Piece => {
      const angle = (index * Math.PI) / 3;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return piece('mark', orbit(474, 150, 112, 38, dx, dy, 5), round(474 + dx * 112, 150 + dy * 112, 11));
    }),
    piece('main', standing(484, 74, 150), box(476, 286, 90, 14)),
    piece('mark', ...steps(4).map((index) => box(492, 320 + index * 26, 26, 4))),
  ];
}

/** Returns an elliptical ring whose long axis points along (dx, dy). */
function orbit(cx: number, cy: number, a: number, b: number, dx: number, dy: number, width: number): string {
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const one = (long: number, short: number, sweep: 0 | 1): string => {
    const from = `${(cx - dx * long).toFixed(1)} ${(cy - dy * long).toFixed(1)}`;
    const to = `${(cx + dx * long).toFixed(1)} ${(cy + dy * long).toFixed(1)}`;
    const arc = `A${long} ${short} ${turn.toFixed(1)} 1 ${sweep}`;
    return `M${from}${arc} ${to}${arc} ${from}Z`;
  };
  return one(a, b, 1) + one(a - width, b - width, 0);
}
