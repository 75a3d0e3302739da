import type { ArtBox } from '../studio.ts';

/** Returns the height at a point, in the drawing's units. */
export type HeightField = (x: number, y: number) => number;

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly height: number;
}

/** Returns rolling terrain: a sum of smooth hills and hollows, mostly away from the text on the left. */
export function rollingGround({ width, height }: ArtBox, random: () => number): HeightField {
  const size = Math.min(width, height);
  const count = 8 + Math.round((Math.max(width, height) / size) * 2);
  const hills = Array.from(
    { length: count },
    (_, index): Hill => ({
      x: width * (0.5 + random() * 0.55),
      y: height * (random() * 1.3 - 0.15),
      reach: size * (0.13 + random() * 0.2),
      height: index % 4 === 3 ? -0.6 : 0.5 + random() * 0.7,
    }),
  );
  return (x, y) =>
    hills.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.reach ** 2);
      return sum + hill.height * Math.exp(-distance);
    }, 0);
}
