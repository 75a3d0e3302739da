import { element, type Html } from '../markup.ts';
import { blob, closedCurve, jitter, type Point, type Random, short, steps } from '../ornament/geometry.ts';
import type { Place } from './drawn-parts.ts';

/** Parts of a plan in cut-paper style: slightly crooked, all different. */

export const cutPath = (className: string, d: string): Html =>
  element('path', { class: className, more: { d } });

/** Returns a side with `points` between its corners, each randomly offset across it. */
function side(from: Point, to: Point, points: number, stray: number, random: Random): readonly Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return steps(points + 1).map((index): Point => {
    const share = index / (points + 1);
    const off = jitter(random, index === 0 ? stray * 0.5 : stray);
    return [
      from[0] + (to[0] - from[0]) * share + across[0] * off,
      from[1] + (to[1] - from[1]) * share + across[1] * off,
    ];
  });
}

/** Draws a box with wavy sides. `stray` is in units of the drawing. */
export function cutBox({ x, y, width, height }: Place, stray: number, random: Random): string {
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const longest = Math.max(width, height);
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    return side(corner, next, Math.max(1, Math.round((length / longest) * 3)), stray, random);
  });
  return closedCurve(points);
}

/** Draws seedlings in rows, with two leaves each. */
export function sprouts({ x, y, width, height }: Place, rows: number): string {
  const pitch = 22;
  return steps(rows)
    .flatMap((row) => {
      const level = y + (height * (row + 1)) / (rows + 1);
      const count = Math.max(1, Math.floor((width - pitch) / pitch));
      const start = x + (width - (count - 1) * pitch) / 2;
      return steps(count).map((plant) => {
        const root = `M${short(start + plant * pitch)} ${short(level + 5)}`;
        return `${root}q-7 -11 -11 -11${root}q7 -11 11 -11`;
      });
    })
    .join('');
}

/** Draws a treetop from above, with fruit on it. */
export function crown(centre: Point, radius: number, isDarker: boolean, random: Random): readonly Html[] {
  const fruit = steps(7).map(() => {
    const [angle, reach] = [random() * Math.PI * 2, radius * 0.66 * Math.sqrt(random())];
    return element('circle', {
      class: 'drawn-solid',
      more: {
        cx: short(centre[0] + Math.cos(angle) * reach),
        cy: short(centre[1] + Math.sin(angle) * reach),
        r: short(radius * 0.11),
      },
    });
  });
  const outline = blob(centre, { radiusX: radius, radiusY: radius * 0.95, stray: 0.07 }, random);
  return [cutPath(isDarker ? 'drawn is-darker' : 'drawn', outline), ...fruit];
}
