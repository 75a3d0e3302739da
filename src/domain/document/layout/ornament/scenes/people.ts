import { between, type Random, steps } from '../geometry.ts';
import { groundY, type Piece, piece, pill, round, strong, type Tone } from './piece.ts';

/** Draws people side by side under a row of flags. */
export function people(random: Random): readonly Piece[] {
  const tones: readonly Tone[] = ['second', 'main'];
  const start = Math.floor(random() * 2);
  const figure = (x: number, tall: number, wide: number, index: number): readonly Piece[] => {
    const shoulder = groundY - tall;
    const body = `M${x - wide} ${groundY}V${shoulder + wide}a${wide} ${wide} 0 0 1 ${2 * wide} 0V${groundY}Z`;
    const tone = tones[(index + start) % 2] ?? 'main';
    return [
      index === 2 ? strong(tone, body) : piece(tone, body),
      piece('face', round(x, shoulder - 40, 36)),
      piece('mark', `M${x - 36} ${shoulder - 42}a36 36 0 0 1 72 0c-24 -14 -48 -14 -72 0Z`),
    ];
  };
  const flags = steps(9).map((index) => {
    const x = 30 + index * 62;
    const y = 96 + Math.sin((index / 8) * Math.PI) * 22;
    return `M${x} ${y.toFixed(1)}h46l-23 44Z`;
  });
  return [
    ...flags.map((d, index) => piece(tones[(index + start) % 2] ?? 'main', d)),
    ...[80, 224, 376, 520].flatMap((x, index) => figure(x, between(random, 150, 190), 62, index)),
    ...[152, 300, 448].flatMap((x, index) => figure(x, between(random, 84, 104), 56, index + 1)),
    piece('mark', pill(0, groundY, 600, 6)),
  ];
}
