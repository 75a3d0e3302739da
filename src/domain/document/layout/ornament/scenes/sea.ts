import { between, type Random, steps } from '../geometry.ts';
import { groundY, type Piece, piece, poly, round, strong, type Tone } from './piece.ts';

function waves(y: number, shift: number): string {
  const length = 100;
  const crests = steps(8).map(
    (index) => `q${length / 4} -26 ${length / 2} 0t${length / 2} 0${index < 0 ? '' : ''}`,
  );
  return `M${-100 + shift} ${y}${crests.join('')}V${groundY + 60}H${-100 + shift}Z`;
}

/** A sailing boat, a low sun, gulls, and waves one before the other. */
export function sea(random: Random): readonly Piece[] {
  const x = between(random, 250, 300);
  const tones: readonly Tone[] = ['main', 'second', 'main'];
  return [
    piece('third', round(446, 150, 82)),
    piece(
      'mark',
      ...[
        [118, 92],
        [182, 128],
        [70, 152],
      ].map(([gx = 0, gy = 0]) => `M${gx - 26} ${gy}q14 -16 26 0q12 -16 26 0q-12 -8 -26 6q-14 -14 -26 -6Z`),
    ),
    strong('second', poly([x, 96], [x + 118, 318], [x, 318])),
    piece('main', poly([x - 14, 140], [x - 14, 318], [x - 96, 318])),
    piece('mark', poly([x - 10, 80], [x - 4, 80], [x - 4, 340], [x - 10, 340])),
    piece('main', `M${x - 130} 334h268c-14 44 -40 60 -66 60h-136c-30 0 -54 -22 -66 -60Z`),
    ...tones.map((tone, index) => piece(tone, waves(382 + index * 30, -((index * 34) % 100)))),
  ];
}
