/** A point in the drawing's own units, y pointing down. */
export type Point = readonly [x: number, y: number];

export type Random = () => number;

/** Formats a number for path data with one decimal, which is finer than print resolution. */
export const short = (value: number): string => String(Number(value.toFixed(1)));

export const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Returns a random number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** Returns a random number between -`reach` and `reach`. */
export const jitter = (random: Random, reach: number): number => (random() * 2 - 1) * reach;

export const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

function at(points: readonly Point[], index: number, isClosed: boolean): Point {
  const { length } = points;
  const place = isClosed ? (index + length) % length : Math.min(length - 1, Math.max(0, index));
  return points[place] as Point;
}

/**
 * Returns cubic segments through all points after the first: a Catmull-Rom curve with handles of one sixth.
 */
function segments(points: readonly Point[], isClosed: boolean): string {
  return steps(isClosed ? points.length : points.length - 1)
    .map((index) => {
      const [before, from, to, after] = [-1, 0, 1, 2].map((step) => at(points, index + step, isClosed)) as [
        Point,
        Point,
        Point,
        Point,
      ];
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
    })
    .join('');
}

/** Returns a smooth closed shape through at least three points. */
export function closedCurve(points: readonly Point[]): string {
  return `M${pair(at(points, 0, true))}${segments(points, true)}Z`;
}

/** Returns a smooth line through at least two points. */
export function openCurve(points: readonly Point[]): string {
  return `M${pair(at(points, 0, false))}${segments(points, false)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export const lineFrom = (from: Point, to: Point): string => `M${pair(from)}L${pair(to)}`;

export interface BlobForm {
  readonly radiusX: number;
  readonly radiusY?: number;
  /** Number of corners: 8 to 14. */
  readonly points?: number;
  /** Random offset of each point, as a share of the radius: 0.01 to 0.08. */
  readonly stray?: number;
  readonly turn?: number;
}

/** Returns a hand-cut circle: jittered points on an ellipse. */
export function blob(
  centre: Point,
  { radiusX, radiusY = radiusX, points = 10, stray = 0.04, turn = 0 }: BlobForm,
  random: Random,
): string {
  return closedCurve(
    steps(points).map((index): Point => {
      const angle = (index / points) * Math.PI * 2 + turn;
      const reach = 1 + jitter(random, stray);
      return [centre[0] + Math.cos(angle) * radiusX * reach, centre[1] + Math.sin(angle) * radiusY * reach];
    }),
  );
}

/** A cubic Bézier curve. */
export type Bezier = readonly [Point, Point, Point, Point];

/** Returns the point and tangent angle of a cubic at `share` of its length. */
export function along(
  [a, b, c, d]: Bezier,
  share: number,
): { readonly point: Point; readonly angle: number } {
  const rest = 1 - share;
  const place = (axis: 0 | 1): number =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  const slope = (axis: 0 | 1): number =>
    3 * rest ** 2 * (b[axis] - a[axis]) +
    6 * rest * share * (c[axis] - b[axis]) +
    3 * share ** 2 * (d[axis] - c[axis]);
  return { point: [place(0), place(1)], angle: Math.atan2(slope(1), slope(0)) };
}

/** Returns an irregular wave from left to right with an amplitude of up to `reach`. */
export function wave(
  from: Point,
  width: number,
  { reach, bends }: { readonly reach: number; readonly bends: number },
  random: Random,
): readonly Point[] {
  return steps(bends + 1).map(
    (index): Point => [from[0] + (index / bends) * width, from[1] + jitter(random, reach)],
  );
}

/** Returns the area below a wavy line, down to `foot`. */
export function ground(line: readonly Point[], foot: number): string {
  const first = line[0] as Point;
  const last = line.at(-1) as Point;
  return `${openCurve(line)}L${short(last[0])} ${short(foot)}L${short(first[0])} ${short(foot)}Z`;
}
