import type { Html } from '../../markup.ts';
import { between, blob, ground, type Point, polar, type Random, steps, wave } from '../geometry.ts';
import { disc, line, shape } from '../paint.ts';
import { branch } from './branch.ts';
import { bloom } from './flowers.ts';
import { berry, quince } from './fruit.ts';
import { leaf } from './leaf.ts';

/** The box of every corner piece, which grows in from the top and the right edge and is cropped by them. */
export const cornerBox = { width: 320, height: 420 };
const { width } = cornerBox;

/** A bough with two fruits. */
export function orchard(random: Random): readonly Html[] {
  const lean = between(random, -8, 8);
  return [
    ...branch(
      {
        way: [
          [width + 36, -10],
          [246, 60],
          [196, 20],
          [114, 92 + lean],
        ],
        leaves: 7,
        width: [9, 2.5],
        leafLength: [86, 116],
      },
      random,
    ),
    ...branch(
      {
        way: [
          [width + 22, 70],
          [296, 160],
          [268, 210],
          [216, 300 + lean],
        ],
        leaves: 8,
        width: [8, 2.5],
        leafLength: [78, 104],
      },
      random,
    ),
    quince([166, 178], 60, 14, random),
    quince([264, 308 + lean], 50, -10, random),
  ];
}

/** Draws hanging sprays with berries. */
export function hedge(random: Random): readonly Html[] {
  const ends: readonly (readonly [Point, Point])[] = [
    [
      [width + 20, 20],
      [60, 70],
    ],
    [
      [width + 24, 130],
      [150, 250],
    ],
    [
      [220, -20],
      [170, 150],
    ],
    [
      [width + 10, 240],
      [262, 390],
    ],
  ];
  return ends.flatMap(([from, to], index) => {
    const bow = between(random, 24, 52);
    return [
      ...branch(
        {
          way: [
            from,
            [from[0] + (to[0] - from[0]) * 0.35, from[1] + (to[1] - from[1]) * 0.3 + bow],
            [from[0] + (to[0] - from[0]) * 0.7, from[1] + (to[1] - from[1]) * 0.65 + bow],
            to,
          ],
          leaves: 8,
          width: [6, 2],
          leafLength: [52, 74],
        },
        random,
      ),
      ...steps(3).flatMap((fruit) =>
        berry(
          polar(
            [from[0] + (to[0] - from[0]) * 0.62, from[1] + (to[1] - from[1]) * 0.6 + bow + 12],
            22,
            fruit * 2.1 + index,
          ),
          between(random, 12, 15),
          random,
        ),
      ),
    ];
  });
}

/** A low sun over moving water. */
export function shore(random: Random): readonly Html[] {
  const waters = [
    ['mist', 226, 0],
    ['sky', 268, 26],
    ['woad', 312, 60],
    ['deep', 362, 104],
  ] as const;
  const boat: Point = [196, 266];
  return [
    shape(blob([236, 132], { radiusX: 112, points: 14, stray: 0.012 }, random), 'madder'),
    ...waters.flatMap(([colour, y, inset], index) => [
      ...(index === 2
        ? [
            shape(
              `M${boat[0]} ${boat[1] - 118}C${boat[0] + 34} ${boat[1] - 82} ${boat[0] + 52} ${boat[1] - 40} ${boat[0] + 56} ${boat[1] - 8}L${boat[0]} ${boat[1] - 4}Z`,
              'cream',
            ),
            shape(
              `M${boat[0] - 7} ${boat[1] - 96}C${boat[0] - 24} ${boat[1] - 64} ${boat[0] - 40} ${boat[1] - 34} ${boat[0] - 46} ${boat[1] - 8}L${boat[0] - 7} ${boat[1] - 4}Z`,
              'straw',
            ),
            shape(
              `M${boat[0] - 62} ${boat[1] + 2}C${boat[0] - 20} ${boat[1] + 8} ${boat[0] + 40} ${boat[1] + 8} ${boat[0] + 74} ${boat[1] - 2}C${boat[0] + 62} ${boat[1] + 40} ${boat[0] - 46} ${boat[1] + 44} ${boat[0] - 62} ${boat[1] + 2}Z`,
              'bark',
            ),
          ]
        : []),
      swell([inset, y], colour, random),
    ]),
    line(
      steps(9)
        .map((mark) => `M${150 + ((mark * 61) % 150)} ${300 + mark * 11}q8 -7 17 -1`)
        .join(''),
      'mist',
      2.2,
    ),
  ];
}

/** Draws one tongue of water that comes in from the right and ends in a rounded point. */
function swell([x, y]: Point, colour: 'mist' | 'sky' | 'woad' | 'deep', random: Random): Html {
  const crest = wave([x + 34, y], width - x, { reach: 9, bends: 5 }, random);
  return shape(
    `${ground([[x, y + 26], ...crest, [width + 20, y]], 0).split('L')[0]}L${width + 20} ${y + 66}C${x + 190} ${y + 74} ${x + 96} ${y + 60} ${x} ${y + 26}Z`,
    colour,
  );
}

/** Draws sun, fronds and a stone, generic shapes for any subject. */
export function cutouts(random: Random): readonly Html[] {
  const frond = (
    foot: Point,
    angle: number,
    length: number,
    colour: 'moss' | 'woad' | 'deep',
  ): readonly Html[] => {
    const tip = polar(foot, length, angle);
    const bend: Point = [(foot[0] + tip[0]) / 2 + between(random, -14, 14), (foot[1] + tip[1]) / 2 - 18];
    const place = (share: number): Point => [
      (1 - share) ** 2 * foot[0] + 2 * (1 - share) * share * bend[0] + share ** 2 * tip[0],
      (1 - share) ** 2 * foot[1] + 2 * (1 - share) * share * bend[1] + share ** 2 * tip[1],
    ];
    return [
      ...steps(11).flatMap((index) => {
        const share = 0.16 + index * 0.08;
        const reach = length * 0.34 * Math.sin(Math.min(1, share + 0.12) * Math.PI * 0.92) + 12;
        return leaf(
          {
            base: place(share),
            angle: angle + (index % 2 === 0 ? -0.95 : 0.95),
            length: reach,
            width: reach * 0.3,
            colour,
            vein: 'vein',
          },
          random,
        );
      }),
      line(
        `M${foot.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${tip.map(Math.round).join(' ')}`,
        colour,
        5,
      ),
    ];
  };
  return [
    shape(blob([252, 118], { radiusX: 118, points: 13, stray: 0.014 }, random), 'madder'),
    shape(blob([152, 214], { radiusX: 62, radiusY: 54, points: 10, stray: 0.05 }, random), 'cream'),
    ...frond([width + 20, 330], Math.PI + 0.62, 250, 'moss'),
    ...frond([width + 16, 250], Math.PI - 0.32, 230, 'deep'),
    shape(blob([286, 356], { radiusX: 58, radiusY: 48, points: 10, stray: 0.06 }, random), 'clay'),
    ...bloom('star', [150, 212], 40, 'bark', random),
    disc([212, 322], 7, 'madder'),
    disc([192, 340], 5, 'cream'),
  ];
}
