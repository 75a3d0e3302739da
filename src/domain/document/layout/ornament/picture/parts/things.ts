import { between, type Random, steps } from '../../geometry.ts';
import { box, type Outline, oval, polygon, polyline, smooth } from '../outline.ts';
import { type Draw, filled, type Hue, type Shape, stroked } from '../shape.ts';
import { plainParts } from './plain.ts';

const part = (name: string, hue: Hue, random: Random, ...numbers: number[]): readonly Shape[] =>
  plainParts[name]?.(numbers, hue, random) ?? [];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const joined = (outlines: readonly Outline[]): Outline => outlines.flat();

const skins: readonly Hue[] = ['pink', 'brown', 'tan', 'tan'];

/** Composite parts shared by several subjects. */
export const things: Readonly<Record<string, Draw>> = {
  /** cloud x y width */
  cloud: ([x = 0, y = 0, w = 30], hue) => {
    const u = w / 10;
    return [
      filled(
        hue,
        smooth(
          [
            -5, 0, -5, -1.6, -3.4, -2, -2.6, -3.6, -0.6, -4, 0.8, -2.8, 2.4, -3.2, 3.6, -1.9, 5, -1.4, 5, 0,
            0, 0.25,
          ].map((value, index) => (index % 2 === 0 ? x + value * u : y + value * u)),
          true,
        ),
      ),
    ];
  },
  /** windows x y width height columns rows: panes as one shape. */
  windows: ([x = 0, y = 0, w = 10, h = 10, columns = 2, rows = 2], hue) => {
    const [pitchX, pitchY] = [w / columns, h / rows];
    return [
      filled(
        hue,
        joined(
          steps(columns * rows).map((index) =>
            box(
              x + (index % columns) * pitchX + pitchX * 0.2,
              y + Math.floor(index / columns) * pitchY + pitchY * 0.2,
              pitchX * 0.6,
              pitchY * 0.6,
            ),
          ),
        ),
      ),
    ];
  },
  /** dots x y width height columns rows radius: a grid of dots as one shape. */
  dots: ([x = 0, y = 0, w = 10, h = 10, columns = 3, rows = 3, r = 1], hue) => [
    filled(
      hue,
      joined(
        steps(columns * rows).map((index) =>
          oval(
            x + ((index % columns) + 0.5) * (w / columns),
            y + (Math.floor(index / columns) + 0.5) * (h / rows),
            r,
            r,
          ),
        ),
      ),
    ),
  ],
  /** rays x y inner outer count width */
  rays: ([x = 0, y = 0, inner = 10, outer = 14, count = 12, width = 1.6], hue) => [
    stroked(
      hue,
      width,
      joined(
        steps(count).map((index) => {
          const angle = (index / count) * Math.PI * 2;
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          return polyline([x + cos * inner, y + sin * inner, x + cos * outer, y + sin * outer]);
        }),
      ),
    ),
  ],
  /** bars x y width height count line: horizontal strokes, one below the other, like lines of text. */
  rows: ([x = 0, y = 0, w = 20, h = 20, count = 3, width = 1], hue, random) => [
    stroked(
      hue,
      width,
      joined(
        steps(count).map((index) => {
          const at = y + (h / Math.max(1, count - 1)) * index;
          const end = x + w * (index === count - 1 ? between(random, 0.5, 0.75) : between(random, 0.86, 1));
          return polyline([x, at, end, at]);
        }),
      ),
    ),
  ],
  /** steam x y height count */
  steam: ([x = 0, y = 0, h = 16, count = 2], hue, random) =>
    steps(count).map((index) => {
      const at = x + (index - (count - 1) / 2) * 9;
      const sway = between(random, 2.4, 3.6) * (random() < 0.5 ? -1 : 1);
      return {
        ...stroked(
          hue,
          1.8,
          smooth([at, y, at + sway, y - h * 0.33, at - sway, y - h * 0.66, at + sway * 0.6, y - h], false),
        ),
        isFine: true,
      };
    }),
  /** flower x y radius petals: the petals have the hue. */
  flower: ([x = 0, y = 0, r = 8, petals = 8], hue, random) => {
    const turn = between(random, 0, 40);
    return [
      filled(
        hue,
        joined(
          steps(petals).map((index) => {
            const angle = turn + (index / petals) * 360;
            const [dx, dy] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
            return oval(
              x + dx * r * 0.62,
              y + dy * r * 0.62,
              r * 0.42,
              Math.min(r * 0.3, (r * 2) / petals),
              angle,
            );
          }),
        ),
      ),
      ...part('disc', hue === 'gold' || hue === 'amber' ? 'brown' : 'gold', random, x, y, r * 0.34),
    ];
  },
  /** stalk x foot head lean leaves: a stem from the foot up to the head; the leaves have the hue. */
  stalk: ([x = 0, foot = 90, head = 40, lean = 0, leaves = 2], hue, random) => {
    const tall = foot - head;
    return [
      stroked(
        hue,
        1.8,
        smooth(
          [x, foot, x + lean * 0.15, foot - tall * 0.4, x + lean * 0.6, foot - tall * 0.75, x + lean, head],
          false,
        ),
      ),
      ...steps(leaves).flatMap((index) => {
        const share = 0.2 + (index / Math.max(1, leaves)) * 0.5;
        const side = index % 2 === 0 ? 1 : -1;
        const turn = side === 1 ? between(random, -42, -22) : between(random, 202, 222);
        return part('leaf', hue, random, x + lean * share * 0.7, foot - tall * share, tall * 0.3, turn);
      }),
    ];
  },
  /** tree x foot height */
  tree: ([x = 0, foot = 90, h = 30], hue, random) => {
    const [r, top] = [h * 0.34, foot - h];
    const bumps = Array.from({ length: 9 }, (_, index) => {
      const angle = radians((index / 9) * 360);
      const reach = between(random, 0.92, 1.1);
      return [x + Math.cos(angle) * r * reach, top + r * 1.05 + Math.sin(angle) * r * 1.1 * reach];
    });
    return [
      ...part(
        'poly',
        'brown',
        random,
        x - h * 0.05,
        foot,
        x - h * 0.03,
        foot - h * 0.5,
        x + h * 0.03,
        foot - h * 0.5,
        x + h * 0.05,
        foot,
      ),
      filled(hue, smooth(bumps.flat(), true)),
    ];
  },
  /** pine x foot height */
  pine: ([x = 0, foot = 90, h = 30], hue, random) => {
    const tier = (top: number, bottom: number, half: number): Outline =>
      polygon([x, foot - h * top, x + h * half, foot - h * bottom, x - h * half, foot - h * bottom]);
    return [
      ...part('box', 'brown', random, x - h * 0.05, foot - h * 0.16, h * 0.1, h * 0.16),
      filled(hue, tier(0.62, 0.12, 0.3)),
      filled(hue, tier(0.82, 0.36, 0.24)),
      filled(hue, tier(1, 0.6, 0.17)),
    ];
  },
  /** wheel x y radius: a tire of the hue, a hub, and spokes if there is space. */
  wheel: ([x = 0, y = 0, r = 10], hue, random) => [
    ...part('disc', hue, random, x, y, r),
    ...part('disc', 'cream', random, x, y, r * 0.52),
    ...part('disc', hue, random, x, y, r * 0.2),
  ],
  /** spokes x y radius: a thin see-through wheel. */
  spokes: ([x = 0, y = 0, r = 16], hue, random) => {
    const turn = between(random, 0, 30);
    return [
      ...part('ring', hue, random, x, y, r, 2.6),
      {
        ...stroked(
          'grey',
          0.7,
          joined(
            steps(5).map((index) => {
              const angle = radians(turn + index * 36);
              const [dx, dy] = [Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9];
              return polyline([x - dx, y - dy, x + dx, y + dy]);
            }),
          ),
        ),
        isFine: true,
      },
      ...part('disc', hue, random, x, y, r * 0.14),
    ];
  },
  /** person x foot height: head and shoulders; the clothes have the hue. */
  person: ([x = 0, foot = 90, h = 40], hue, random) => {
    const skin = skins[Math.floor(random() * skins.length)] ?? 'pink';
    const r = h * 0.17;
    const top = foot - h;
    const hair: Hue = skin === 'brown' || random() < 0.5 ? 'dark' : 'brown';
    const long = random() < 0.5;
    return [
      ...(long ? part('box', hair, random, x - r * 1.12, top + r * 0.6, r * 2.24, r * 2.3, r) : []),
      filled(hue, [
        ['M', x - h * 0.3, foot],
        ['C', x - h * 0.31, foot - h * 0.44, x - h * 0.2, foot - h * 0.58, x, foot - h * 0.58],
        ['C', x + h * 0.2, foot - h * 0.58, x + h * 0.31, foot - h * 0.44, x + h * 0.3, foot],
        ['Z'],
      ]),
      ...part('box', skin, random, x - r * 0.42, top + r * 1.5, r * 0.84, r * 1.3, r * 0.4),
      ...part('oval', skin, random, x, top + r * 1.1, r * 0.88, r * 1.05),
      ...part(
        'half',
        hair === skin ? 'dark' : hair,
        random,
        x,
        top + r * 0.95,
        r * 0.98,
        between(random, -14, 14),
      ),
    ];
  },
  /** eyes x y apart radius */
  eyes: ([x = 0, y = 0, apart = 10, r = 1.4], hue, random) => [
    ...part('disc', hue, random, x - apart / 2, y, r),
    ...part('disc', hue, random, x + apart / 2, y, r),
  ],
  /** hill x foot width height */
  hill: ([x = 0, foot = 90, w = 60, h = 20], hue) => [
    filled(hue, [
      ['M', x - w / 2, foot],
      ['C', x - w * 0.28, foot - h * 0.2, x - w * 0.22, foot - h, x, foot - h],
      ['C', x + w * 0.22, foot - h, x + w * 0.28, foot - h * 0.2, x + w / 2, foot],
      ['Z'],
    ]),
  ],
  /** ridge y reach: ground over the full width, extending below any box. */
  ridge: ([y = 80, reach = 3], hue, random) => {
    const edge = steps(17).flatMap((index) => [-350 + index * 50, y + (random() * 2 - 1) * reach]);
    const [first, ...rest] = smooth(edge, false);
    return [filled(hue, [...(first ? [first] : []), ...rest, ['L', 450, 240], ['L', -350, 240], ['Z']])];
  },
  /** water y height: waves over the full width. */
  water: ([y = 70, height = 3], hue) => {
    const crests = steps(40).flatMap((index): Outline => {
      const x = -350 + index * 20;
      return [['Q', x + 10, y + height * 2, x + 20, y]];
    });
    return [filled(hue, [['M', -350, y], ...crests, ['L', 450, 240], ['L', -350, 240], ['Z']])];
  },
  /** ripples x y width count: short waves as lines. */
  ripples: ([x = 0, y = 70, w = 30, count = 2], hue, random) => [
    stroked(
      hue,
      1.3,
      joined(
        steps(count).map((index) => {
          const at = x + between(random, -6, 6);
          const level = y + index * 6;
          const u = w / 4;
          return smooth(
            [at, level, at + u, level - 1.6, at + 2 * u, level, at + 3 * u, level - 1.6, at + 4 * u, level],
            false,
          );
        }),
      ),
    ),
  ],
  /** grass x foot width: blades as one line. */
  grass: ([x = 0, foot = 90, w = 10], hue, random) => [
    {
      ...stroked(
        hue,
        1.2,
        joined(
          steps(Math.max(3, Math.round(w / 3))).map((index) => {
            const at = x + index * 3;
            return polyline([at, foot, at + between(random, -2.5, 2.5), foot - between(random, 3, 7)]);
          }),
        ),
      ),
      isFine: true,
    },
  ],
};
