import type { Html } from '../../markup.ts';
import { between, jitter, lineFrom, type Point, type Random, steps } from '../geometry.ts';
import { type Colour, line } from '../paint.ts';

/** Ticks of a linocut knife, all along one direction, scattered over a box. */
export function ticks(
  { from, width, height, count, colour }: { readonly from: Point; readonly width: number; readonly height: number; readonly count: number; readonly colour: Colour },
  random: Random,
): Html {
  const marks = steps(count).map(() => {
    const at: Point = [from[0] + random() * width, from[1] + random() * height];
    return lineFrom(at, [at[0] + between(random, 3, 10), at[1] + jitter(random, 1)]);
  });
  return line(marks.join(''), colour, 1.3);
}

/** Short bows as grass or ripples show them. */
export function bows(
  { from, width, height, count, colour }: { readonly from: Point; readonly width: number; readonly height: number; readonly count: number; readonly colour: Colour },
  random: Random,
): Html {
  const marks = steps(count).map(() => {
    const x = Math.round(from[0] + random() * width);
    const y = Math.round(from[1] + random() * height);
    return `M${x} ${y}q6 -5 14 -2`;
  });
  return line(marks.join(''), colour, 2.4);
}
