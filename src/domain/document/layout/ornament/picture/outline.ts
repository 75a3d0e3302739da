import type { Point } from '../geometry.ts';

/** One step of a path: a letter of SVG path data (M, L, C, Q or Z, absolute) and its coordinates. */
export type Step = readonly [letter: string, ...numbers: readonly number[]];
export type Outline = readonly Step[];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Handle length of a quarter circle as a share of its radius. */
const kappa = 0.5523;

/** Returns an ellipse, rotated by degrees around its center. */
export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Outline {
  const [kx, ky] = [rx * kappa, ry * kappa];
  const round: Outline = [
    ['M', x - rx, y],
    ['C', x - rx, y - ky, x - kx, y - ry, x, y - ry],
    ['C', x + kx, y - ry, x + rx, y - ky, x + rx, y],
    ['C', x + rx, y + ky, x + kx, y + ry, x, y + ry],
    ['C', x - kx, y + ry, x - rx, y + ky, x - rx, y],
    ['Z'],
  ];
  return turn === 0 ? round : turned(round, turn, [x, y]);
}

/** Returns a box from its top left corner, with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Outline {
  const [right, foot] = [x + width, y + height];
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return polygon([x, y, right, y, right, foot, x, foot]);
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['Q', right, y, right, y + r],
    ['L', right, foot - r],
    ['Q', right, foot, right - r, foot],
    ['L', x + r, foot],
    ['Q', x, foot, x, foot - r],
    ['L', x, y + r],
    ['Q', x, y, x + r, y],
    ['Z'],
  ];
}

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    numbers[index * 2] as number,
    numbers[index * 2 + 1] as number,
  ]);

export function polyline(numbers: readonly number[]): Outline {
  return pairs(numbers).map(([x, y], index): Step => [index === 0 ? 'M' : 'L', x, y]);
}

export const polygon = (numbers: readonly number[]): Outline => [...polyline(numbers), ['Z']];

/** Returns a smooth line through its points, closed or open. */
export function smooth(numbers: readonly number[], isClosed: boolean): Outline {
  const points = pairs(numbers);
  const { length } = points;
  const at = (index: number): Point =>
    points[isClosed ? (index + length) % length : Math.min(length - 1, Math.max(0, index))] as Point;
  const first = at(0);
  const steps: Step[] = [['M', first[0], first[1]]];
  for (let index = 0; index < (isClosed ? length : length - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    steps.push([
      'C',
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]);
  }
  return isClosed ? [...steps, ['Z']] : steps;
}

/** Returns an arc between two angles in degrees; 0 is right and 90 is down. */
export function arc(x: number, y: number, r: number, from: number, to: number): Outline {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = radians((to - from) / count);
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  const place = (angle: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  const start = place(radians(from));
  const steps: Step[] = [['M', start[0], start[1]]];
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [radians(from) + step * index, radians(from) + step * (index + 1)];
    const [a, b] = [place(one), place(other)];
    steps.push([
      'C',
      a[0] - Math.sin(one) * reach,
      a[1] + Math.cos(one) * reach,
      b[0] + Math.sin(other) * reach,
      b[1] - Math.cos(other) * reach,
      b[0],
      b[1],
    ]);
  }
  return steps;
}

/** Returns a pie slice. */
export function wedge(x: number, y: number, r: number, from: number, to: number): Outline {
  return [...arc(x, y, r, from, to), ['L', x, y], ['Z']];
}

const mapped = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(([letter, ...numbers]): Step => [letter, ...pairs(numbers).flatMap((point) => move(point))]);

/** Rotates an outline by degrees around a point. */
export function turned(outline: Outline, degrees: number, [x, y]: Point): Outline {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return mapped(outline, ([px, py]) => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ]);
}

/** Scales an outline around the origin, mirrors it if `mirror` is -1, then moves it. */
export function placed(outline: Outline, [x, y]: Point, scale: number, mirror: 1 | -1 = 1): Outline {
  return mapped(outline, ([px, py]) => [x + px * scale * mirror, y + py * scale]);
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(outlines: readonly Outline[]): Extent {
  const points = outlines.flatMap((outline) => outline.flatMap(([, ...numbers]) => pairs(numbers)));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const short = (value: number): string => String(Number(value.toFixed(1)));

export const pathData = (outline: Outline): string =>
  outline.map(([letter, ...numbers]) => letter + numbers.map(short).join(' ')).join('');
