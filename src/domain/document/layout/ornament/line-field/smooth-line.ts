import type { Point } from '../geometry.ts';

/** Rounds to whole units: fine enough for a line at about its own size, and keeps documents small. */
const pair = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * Returns the path data of a line that bends toward its points and passes through the midpoints between them.
 */
export function smoothLine(points: readonly Point[], isClosed: boolean): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const round = isClosed ? [...points, first] : points;
  const start = isClosed ? middle(last, first) : first;
  const bends = round.slice(0, -1).map((point, index) => {
    const next = round[index + 1] ?? point;
    return `Q${pair(point)} ${pair(middle(point, next))}`;
  });
  return `M${pair(start)}${bends.join('')}${isClosed ? 'Z' : `L${pair(last)}`}`;
}
