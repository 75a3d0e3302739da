import type { Html } from '../../markup.ts';
import { type Point, polar, polygon, type Random, steps } from '../geometry.ts';
import { bar, disc, ring, shape } from '../paint.ts';

/**
 * The box of a clash. The second field begins below its middle, so that the first has space for a word and a
 * sign.
 */
export const clashBox = { width: 800, height: 900 };
const middle = 516;
/** One angle for the whole page: eight degrees, rising to the right. */
const rise = Math.tan((8 * Math.PI) / 180);
const slopeAt = (x: number): number => middle - (x - clashBox.width / 2) * rise;
const reach = 500;

/** Draws a bell half hidden by a second field, and its sound in that field. */
export function clash(random: Random): readonly Html[] {
  const x = 600;
  const centre: Point = [x, slopeAt(x)];
  const turn = random() * 0.1;
  const spokes = (count: number, from: number, to: number, width: number): string =>
    steps(count)
      .map((index) => {
        const angle = -Math.PI * 0.98 + turn + (index / (count - 1)) * Math.PI * 0.9;
        return bar(polar(centre, from, angle), polar(centre, to, angle), width);
      })
      .join('');
  const ground = polygon([
    [-reach, slopeAt(-reach)],
    [clashBox.width + reach, slopeAt(clashBox.width + reach)],
    [clashBox.width + reach, clashBox.height + reach],
    [-reach, clashBox.height + reach],
  ]);
  /* Draws a ring only below the slope, as an arc from slope to slope. */
  const arc = (radius: number, width: number): string => {
    const angle = -Math.atan(rise);
    const at = (r: number, turned: number): string =>
      polar(centre, r, angle + turned)
        .map((v) => v.toFixed(1))
        .join(' ');
    const [outer, inner] = [radius + width / 2, radius - width / 2];
    return `M${at(outer, 0)}A${outer} ${outer} 0 0 1 ${at(outer, Math.PI)}L${at(inner, Math.PI)}A${inner} ${inner} 0 0 0 ${at(inner, 0)}Z`;
  };
  return [
    shape(spokes(12, 202, 219, 18), 'bell'),
    disc(centre, 186, 'bell'),
    ring(centre, 158, 6, 'line'),
    ring(centre, 112, 5, 'field'),
    shape(spokes(11, 78, 104, 6), 'line'),
    disc(centre, 66, 'line'),
    shape(ground, 'wedge'),
    shape(
      steps(8)
        .map((index) => arc(136 + index * 32, 15))
        .join(''),
      'groove',
    ),
    shape(arc(66, 54), 'groove'),
  ];
}
