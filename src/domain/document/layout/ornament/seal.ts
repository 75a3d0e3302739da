import type { ArtDirection } from '../../../content/choices.ts';
import type { Html } from '../markup.ts';
import { between, closedCurve, type Point, polar, polygon, type Random, steps } from './geometry.ts';
import { disc, ring, shape } from './paint.ts';
import { circle, path } from './strokes.ts';
import type { Drawing } from './studio.ts';

const box = { width: 400, height: 400 };
const middle: Point = [200, 200];
const full = Math.PI * 2;

interface Band {
  readonly radius: number;
  readonly reach: number;
  readonly lobes: number;
  readonly lines: number;
}

/** Draws waves around a circle, each slightly rotated, so that the lines cross as on a banknote. */
function bandOf({ radius, reach, lobes, lines }: Band, strong: number | null): readonly Html[] {
  const marks = lobes * 8;
  return steps(lines).map((line) => {
    const phase = (line / lines) * full;
    const points = steps(marks).map((mark) => {
      const angle = (mark / marks) * full;
      return polar(middle, radius + reach * Math.cos(angle * lobes + phase), angle);
    });
    return path(closedCurve(points), line === strong);
  });
}

/** Draws a rosette of fine lines, for directions with line drawings. */
function rosette(random: Random): readonly Html[] {
  const lobes = Math.round(between(random, 8, 12));
  return [
    circle(200, 200, 192),
    ...bandOf({ radius: 148, reach: 38, lobes, lines: 7 }, 0),
    ...bandOf({ radius: 78, reach: 27, lobes: Math.round(lobes * 0.66), lines: 6 }, null),
    circle(200, 200, 44),
    circle(200, 200, 38),
  ];
}

/** Draws a star of many short points, for posters. */
function burst(random: Random): readonly Html[] {
  const points = Math.round(between(random, 15, 21));
  const star = steps(points * 2).map((mark) =>
    polar(middle, mark % 2 === 0 ? 196 : 168, (mark / (points * 2)) * full),
  );
  return [
    shape(polygon(star), 'first'),
    disc(middle, 132, 'field'),
    disc(middle, 92, 'second'),
    disc(middle, 40, 'field'),
  ];
}

/** Draws a paper flower on two ribbons. */
function paperRosette(random: Random): readonly Html[] {
  const petals = Math.round(between(random, 13, 17));
  const edge = (radius: number, reach: number): readonly Point[] =>
    steps(petals * 6).map((mark) => {
      const angle = (mark / (petals * 6)) * full;
      return polar([200, 160], radius + reach * Math.cos(angle * petals), angle);
    });
  const ribbon = (side: -1 | 1): readonly Point[] => [
    [200 + side * 12, 220],
    [200 + side * 92, 384],
    [200 + side * 52, 366],
    [200 + side * 30, 398],
    [200 - side * 34, 230],
  ];
  return [
    shape(polygon(ribbon(-1)), 'madder'),
    shape(polygon(ribbon(1)), 'clay'),
    shape(closedCurve(edge(136, 10)), 'grain'),
    shape(closedCurve(edge(108, 7)), 'straw'),
    disc([200, 160], 72, 'cream'),
    ring([200, 160], 48, 8, 'grain'),
    disc([200, 160], 22, 'madder'),
  ];
}

const hands: Readonly<Partial<Record<ArtDirection, (random: Random) => readonly Html[]>>> = {
  poster: burst,
  organic: paperRosette,
};

/** Returns the seal of a certificate in the style of the direction. The seed varies the number of lobes. */
export function sealFor(direction: ArtDirection): Drawing {
  return { box, fit: 'xMidYMid meet', className: 'art-seal', draw: hands[direction] ?? rosette };
}
