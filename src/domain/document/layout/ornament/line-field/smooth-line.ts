import type { Point } from '../geometry.ts';

/** Whole units are fine enough for a line that is drawn at about its own size, and make a short document. */
const pair = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Path data of a line that bends towards its points and passes half way between them. */
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
