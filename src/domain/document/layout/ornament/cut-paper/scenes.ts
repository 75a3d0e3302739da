import type { Html } from '../../markup.ts';
import { between, blob, ground, type Point, type Random, steps, wave } from '../geometry.ts';
import { type Colour, line, shape } from '../paint.ts';
import { type Bloom, plant } from './flowers.ts';
import { bows } from './texture.ts';

/** The box of every scene: drawn at the bottom of a cover, with the upper left left free for the words. */
export const sceneBox = { width: 1280, height: 720 };
const { width, height } = sceneBox;

interface Ridge {
  readonly y: number;
  readonly colour: Colour;
  readonly bows?: Colour;
}

function ridge({ y, colour, bows: mark }: Ridge, index: number, random: Random): readonly Html[] {
  const edge = wave([-40, y], width + 80, { reach: 26 - index * 4, bends: 6 }, random);
  return [
    shape(ground(edge, height + 20), colour),
    ...(mark ? [bows({ from: [0, y + 34], width, height: 62, count: 18, colour: mark }, random)] : []),
  ];
}

const growth: readonly (readonly [x: number, height: number, kind: Bloom])[] = [
  [770, 390, 'sunflower'],
  [856, 250, 'umbel'],
  [940, 452, 'sunflower'],
  [1026, 214, 'tulip'],
  [1104, 384, 'umbel'],
  [1190, 300, 'sunflower'],
  [1256, 200, 'tulip'],
  [690, 176, 'tulip'],
  [610, 120, 'umbel'],
];

/** Draws hills, a low sun, and plants on the nearest hill. */
export function meadow(random: Random): readonly Html[] {
  return [
    shape(blob([1010, 268], { radiusX: 152, radiusY: 150, points: 14, stray: 0.012 }, random), 'clay'),
    ...ridge({ y: 440, colour: 'haze' }, 0, random),
    ...ridge({ y: 530, colour: 'lea', bows: 'sage' }, 1, random),
    ...ridge({ y: 592, colour: 'moss', bows: 'lea' }, 2, random),
    ...growth.flatMap(([x, tall, kind]) =>
      plant([x, 690], { height: tall * between(random, 0.94, 1.04), kind, size: 38, stalk: 'deep' }, random),
    ),
    ...ridge({ y: 650, colour: 'deep' }, 3, random),
  ];
}

/** Draws hills behind each other and a setting sun between them. */
export function hills(random: Random): readonly Html[] {
  return [
    shape(blob([930, 330], { radiusX: 176, points: 14, stray: 0.012 }, random), 'madder'),
    peaks(
      [
        [560, 520],
        [760, 352],
        [880, 430],
        [1040, 260],
        [1190, 400],
        [1340, 330],
      ],
      'haze',
      random,
    ),
    ...ridge({ y: 500, colour: 'lea', bows: 'sage' }, 1, random),
    ...trees(random),
    ...ridge({ y: 588, colour: 'moss', bows: 'fern' }, 2, random),
    ...ridge({ y: 650, colour: 'deep' }, 3, random),
  ];
}

function peaks(points: readonly Point[], colour: Colour, random: Random): Html {
  const outline = points.map(([x, y]): Point => [x + between(random, -8, 8), y + between(random, -8, 8)]);
  return shape(ground([[-40, 560], [260, 540], ...outline], height), colour);
}

function trees(random: Random): readonly Html[] {
  return steps(6).flatMap((index) => {
    const x = 700 + index * 100 + between(random, -16, 16);
    const tall = between(random, 70, 128);
    return [
      line(`M${Math.round(x)} 612V${Math.round(612 - tall)}`, 'bark', 7),
      shape(
        blob(
          [x, 600 - tall],
          { radiusX: tall * 0.36, radiusY: tall * 0.48, points: 10, stray: 0.07 },
          random,
        ),
        index % 2 === 0 ? 'moss' : 'deep',
      ),
    ];
  });
}

/** Draws a low sun over layers of water. */
export function sea(random: Random): readonly Html[] {
  return [
    shape(blob([980, 330], { radiusX: 168, points: 14, stray: 0.012 }, random), 'madder'),
    ...ridge({ y: 420, colour: 'mist' }, 2, random),
    ...sail([760, 462], 1),
    ...ridge({ y: 486, colour: 'sky', bows: 'mist' }, 1, random),
    ...sail([1086, 560], 1.5),
    ...ridge({ y: 566, colour: 'woad', bows: 'sky' }, 1, random),
    ...ridge({ y: 646, colour: 'deep' }, 2, random),
  ];
}

function sail([x, y]: Point, scale: number): readonly Html[] {
  const at = (dx: number, dy: number): string =>
    `${Math.round(x + dx * scale)} ${Math.round(y + dy * scale)}`;
  return [
    shape(`M${at(0, -96)}C${at(28, -66)} ${at(44, -34)} ${at(46, -8)}L${at(0, -4)}Z`, 'cream'),
    shape(`M${at(-6, -78)}C${at(-20, -52)} ${at(-34, -28)} ${at(-38, -8)}L${at(-6, -4)}Z`, 'straw'),
    shape(
      `M${at(-50, 0)}C${at(-16, 6)} ${at(34, 6)} ${at(60, -2)}C${at(50, 34)} ${at(-36, 36)} ${at(-50, 0)}Z`,
      'bark',
    ),
  ];
}
