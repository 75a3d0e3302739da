import type { Html } from '../../markup.ts';
import { between, jitter, type Point, type Random, short, steps } from '../geometry.ts';
import { type Colour, line, shape } from '../paint.ts';

/**
 * Draws linocut ticks in one direction, scattered over a box. They are filled slivers instead of strokes, so
 * that their color is known where text overlaps them.
 */
export function ticks(
  {
    from,
    width,
    height,
    count,
    colour,
  }: {
    readonly from: Point;
    readonly width: number;
    readonly height: number;
    readonly count: number;
    readonly colour: Colour;
  },
  random: Random,
): Html {
  const marks = steps(count).map(() => {
    const at: Point = [from[0] + random() * width, from[1] + random() * height];
    const length = between(random, 3, 10);
    return `M${short(at[0])} ${short(at[1])}l${short(length)} ${short(jitter(random, 1))}v1.3h${short(-length)}Z`;
  });
  return shape(marks.join(''), colour);
}

/** Draws short arcs for grass or ripples. */
export function bows(
  {
    from,
    width,
    height,
    count,
    colour,
  }: {
    readonly from: Point;
    readonly width: number;
    readonly height: number;
    readonly count: number;
    readonly colour: Colour;
  },
  random: Random,
): Html {
  const marks = steps(count).map(() => {
    const x = Math.round(from[0] + random() * width);
    const y = Math.round(from[1] + random() * height);
    return `M${x} ${y}q6 -5 14 -2`;
  });
  return line(marks.join(''), colour, 2.4);
}
