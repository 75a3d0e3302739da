import type { Html } from '../../markup.ts';
import {
  between,
  blob,
  closedCurve,
  jitter,
  lineFrom,
  type Point,
  type Random,
  short,
  steps,
} from '../geometry.ts';
import { line, placed, shape } from '../paint.ts';

/**
 * Draws a pear-shaped fruit with its stalk, lit from the left, with knife ticks in its shade. Rotation in
 * degrees.
 */
export function quince(centre: Point, radius: number, degrees: number, random: Random): Html {
  const points = 14;
  const outline = steps(points).map((index): Point => {
    const angle = (index / points) * Math.PI * 2 - Math.PI / 2;
    const neck = Math.exp(-((Math.sin((angle + Math.PI / 2) / 2) / 0.36) ** 2));
    const reach = radius * (1 + 0.05 * Math.cos(3 * angle) + jitter(random, 0.02));
    const slim = Math.sin(angle) < 0 ? 0.86 : 1;
    return [Math.cos(angle) * reach * slim, Math.sin(angle) * reach * 1.04 - neck * radius * 0.16];
  });
  const lit = outline.map(
    ([x, y]): Point => [x > 0 ? x * 0.72 - radius * 0.03 : x, x > 0 && y > 0 ? y * 0.9 : y],
  );
  const ticks = steps(22).map(() => {
    const angle = between(random, -0.55, 1.1);
    const away = radius * between(random, 0.5, 0.84);
    const reach = radius * between(random, 0.1, 0.22);
    const from: Point = [Math.cos(angle) * away, Math.sin(angle) * away];
    return lineFrom(from, [from[0] - reach * 0.5, from[1] + reach * 0.8]);
  });
  const calyx = [-2, -1, 0, 1, 2].map((spoke) => {
    const angle = Math.PI / 2 + spoke * 0.42;
    const from: Point = [0, radius * 0.98];
    return lineFrom(from, [Math.cos(angle) * radius * 0.17, from[1] + Math.sin(angle) * radius * 0.16]);
  });
  const stalk = `M0 ${short(-radius * 1.02)}Q${short(radius * 0.05)} ${short(-radius * 1.3)} ${short(radius * 0.18)} ${short(-radius * 1.4)}`;
  return placed(
    centre,
    degrees,
    1,
    line(stalk, 'bark', radius * 0.09),
    shape(closedCurve(outline), 'straw'),
    shape(closedCurve(lit), 'cream'),
    line(ticks.join(''), 'grain', Math.max(1, radius * 0.026)),
    shape(
      blob(
        [-radius * 0.42, -radius * 0.3],
        { radiusX: radius * 0.18, radiusY: radius * 0.32, points: 8, turn: 0.5 },
        random,
      ),
      'paper',
    ),
    line(calyx.join(''), 'bark', radius * 0.06),
  );
}

/** Draws a small round fruit, such as a berry or an olive. */
export function berry(centre: Point, radius: number, random: Random): readonly Html[] {
  return [
    shape(blob(centre, { radiusX: radius, radiusY: radius * 1.06, points: 9 }, random), 'madder'),
    shape(
      blob(
        [centre[0] - radius * 0.3, centre[1] - radius * 0.35],
        { radiusX: radius * 0.26, points: 8 },
        random,
      ),
      'clay',
    ),
  ];
}
