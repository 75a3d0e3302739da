import { between, type Random, steps } from '../geometry.ts';
import { box, groundY, half, type Piece, piece, poly, round, standing, strong, type Tone } from './piece.ts';

const tones: readonly Tone[] = ['main', 'second', 'third'];

function windows(x: number, width: number, height: number, isWide: boolean): string {
  const columns = Math.max(2, Math.floor(width / 28));
  const rows = Math.floor((height - 26) / 34);
  const gap = width / columns;
  return steps(columns * rows)
    .map((index) =>
      box(
        x + (index % columns) * gap + gap * (isWide ? 0.14 : 0.28),
        groundY - height + 18 + Math.floor(index / columns) * 34,
        gap * (isWide ? 0.72 : 0.44),
        isWide ? 10 : 17,
      ),
    )
    .join('');
}

/** A row of houses and towers under a round sun. */
export function city(random: Random): readonly Piece[] {
  const widths = [92, 78, 112, 84, 104, 90];
  const start = Math.floor(random() * 3);
  let x = 20;
  const houses = widths.flatMap((width, index) => {
    const height = Math.round(between(random, 130, 220)) + (index === 2 ? 130 : 0) + (index === 4 ? 60 : 0);
    const at = x;
    x += width;
    const tone = tones[(index + start) % 3] ?? 'main';
    const roof = [
      poly([at, groundY - height], [at + width / 2, groundY - height - 48], [at + width, groundY - height]),
      half(at + width / 2, groundY - height, width * 0.36, 'above'),
      box(at + width * 0.42, groundY - height - 56, width * 0.16, 56),
    ];
    return [
      piece(tone, roof[(index + start) % 3] ?? '', standing(at, width, height)),
      index === 3
        ? strong('mark', windows(at, width, height, true))
        : piece('mark', windows(at, width, height, index % 2 === 1)),
    ];
  });
  return [piece('third', round(440, 130, 78)), ...houses];
}
