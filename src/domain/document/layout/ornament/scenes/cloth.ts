import { between, type Point, type Random, short, steps } from '../geometry.ts';
import { type Piece, piece, pill, round, strong, type Tone } from './piece.ts';

/** Leaves space for the name at the top of the page. */
const lineTop = 104;
/** Returns the height of the washing line, which sags slightly and extends beyond the cloths. */
const lineAt = (x: number): number => lineTop + 34 * Math.sin(((x + 36) / 672) * Math.PI);

/** Draws a pointed leaf at an angle; 0 is right, negative is up. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const at = (along: number, across: number): string =>
    `${short(x + Math.cos(angle) * along - Math.sin(angle) * across)} ${short(y + Math.sin(angle) * along + Math.cos(angle) * across)}`;
  const wide = length * 0.19;
  return `M${at(0, 0)}C${at(length * 0.3, -wide)} ${at(length * 0.7, -wide)} ${at(length, 0)}C${at(length * 0.7, wide)} ${at(length * 0.3, wide)} ${at(0, 0)}Z`;
}

const stem = (x: number, from: number, to: number): string => pill(x - 2, to, 4, from - to);

/** Madder: leaves in whorls up the stem. */
const madder = (x: number, foot: number): readonly string[] => [
  stem(x, foot, foot - 152),
  ...steps(4).flatMap((whorl) =>
    [-0.25, -0.95, -2.19, -2.89].map((angle) => leaf(x, foot - 30 - whorl * 38, angle, 50 - whorl * 7)),
  ),
  leaf(x, foot - 142, -Math.PI / 2, 34),
];

/** Weld: a tall spike of small heads over narrow leaves. */
const weld = (x: number, foot: number): readonly string[] => [
  stem(x, foot, foot - 186),
  ...steps(8).map((at) => leaf(x, foot - 10 - at * 11, at % 2 === 0 ? -0.55 : -2.59, 54 - at * 3)),
  ...steps(22).map((head) => {
    const share = head / 21;
    const reach = 15 * (1 - share * 0.8) * (head % 2 === 0 ? 1 : -1);
    return round(x + reach, foot - 104 - share * 92, 5 - share * 2.2);
  }),
];

/** Woad: broad leaves at the foot, flowers in umbels. */
const woad = (x: number, foot: number): readonly string[] => [
  stem(x, foot, foot - 128),
  ...[-0.3, -2.84, -0.85, -2.3].map((angle, index) => leaf(x, foot - 6, angle, index < 2 ? 58 : 64)),
  ...[
    [0, -134],
    [34, -112],
    [-32, -120],
  ].flatMap(([dx = 0, dy = 0]) => [
    leaf(x, foot - 66, Math.atan2(dy + 66, dx), Math.hypot(dx, dy + 66)),
    ...steps(13).map((bud) => {
      const ring = 4.4 * Math.sqrt(bud);
      return round(x + dx + Math.cos(bud * 2.4) * ring, foot + dy + Math.sin(bud * 2.4) * ring * 0.8, 3.4);
    }),
  ]),
];

interface Cloth {
  readonly x: number;
  readonly length: number;
  readonly tone: Tone;
  readonly plant: (x: number, foot: number) => readonly string[];
}
const clothWidth = 158;

function hung(
  { x, length, tone, plant }: Cloth,
  isStrong: boolean,
  isNamed: boolean,
  random: Random,
): readonly Piece[] {
  const foot = lineTop + length;
  const hem = steps(4).map((fold) => {
    const from = x + clothWidth - (clothWidth / 4) * fold;
    const lift = (fold % 2 === 0 ? 14 : -9) + between(random, -4, 4);
    return `Q${short(from - clothWidth / 8)} ${short(foot + lift)} ${short(from - clothWidth / 4)} ${short(foot)}`;
  });
  const sway = between(random, -5, 5);
  const sheet = `M${short(x)} ${short(lineAt(x))}L${short(x + clothWidth)} ${short(lineAt(x + clothWidth))}Q${short(x + clothWidth + sway)} ${short((foot + lineTop) / 2)} ${short(x + clothWidth)} ${short(foot)}${hem.join('')}Q${short(x + sway)} ${short((foot + lineTop) / 2)} ${short(x)} ${short(lineAt(x))}Z`;
  return [
    isStrong ? strong(tone, sheet) : piece(tone, sheet),
    piece('face', ...plant(x + clothWidth / 2, foot - (isNamed ? 62 : 26))),
    ...[x + 20, x + clothWidth - 28].map((peg) => piece('mark', pill(peg, lineAt(peg) - 12, 9, 28))),
  ];
}

const cloths: readonly Cloth[] = [
  { x: 22, length: 262, tone: 'main', plant: madder },
  { x: 221, length: 300, tone: 'second', plant: weld },
  { x: 420, length: 238, tone: 'third', plant: woad },
];

/** Positions of the names on the cloths, left to right: the middle of each name's line. */
export const clothNames: readonly Point[] = cloths.map(({ x, length }) => [
  x + clothWidth / 2,
  lineTop + length - 28,
]);

/**
 * Draws three cloths on a washing line, each dyed with the plant printed on it; `isNamed` leaves space below
 * it.
 */
export function cloth(random: Random, isNamed = false): readonly Piece[] {
  const marked = Math.floor(random() * cloths.length);
  const line = steps(25).map((step) => {
    const x = -36 + step * 28;
    return [x, lineAt(x)] as const;
  });
  const upper = line.map(([x, y]) => `${x} ${short(y - 1.5)}`).join('L');
  const lower = line
    .toReversed()
    .map(([x, y]) => `${x} ${short(y + 1.5)}`)
    .join('L');
  return [
    piece('mark', `M${upper}L${lower}Z`),
    ...cloths.flatMap((each, index) => hung(each, index === marked, isNamed, random)),
  ];
}
