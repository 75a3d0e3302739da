import type { Html } from '../../markup.ts';
import { type Point, type Random, steps } from '../geometry.ts';
import { path } from '../strokes.ts';
import type { ArtBox, Studio, StudioPlace } from '../studio.ts';
import { rollingGround } from './height-field.ts';
import { highest, levelLines } from './level-lines.ts';
import { smoothLine } from './smooth-line.ts';

const levels = 13;
/** Every fourth contour line is heavy, as on a map. */
const heavy = 4;

/** Removes points, for smoother lines and smaller documents. */
function thinned(points: readonly Point[], isClosed: boolean): readonly Point[] {
  const step = points.length > 12 ? 2 : 1;
  return points.filter((_, index) => index % step === 0 || (!isClosed && index === points.length - 1));
}

/** Draws contour lines of rolling terrain, as on a map. */
function ground(box: ArtBox, random: Random): readonly Html[] {
  const field = rollingGround(box, random);
  const cell = Math.max(box.width, box.height) / 48;
  const summit = highest(field, box, cell);
  return steps(levels).flatMap((index) => {
    const lines = levelLines(field, box, cell, summit * (0.08 + (index * 0.88) / levels));
    const d = lines
      .filter(({ points }) => points.length > 4)
      .map(({ points, isClosed }) => smoothLine(thinned(points, isClosed), isClosed))
      .join('');
    return d === '' ? [] : [path(d, index % heavy === heavy - 1)];
  });
}

/** Draws long waves at the bottom of a page, one below the other. */
function swell({ width, height }: ArtBox, random: Random): readonly Html[] {
  const phase = random() * Math.PI * 2;
  const lines = 9;
  return steps(lines).map((line) => {
    const points = steps(13).map((index): Point => {
      const share = -0.02 + (index / 12) * 1.04;
      const long = Math.sin(share * 7 + phase + line * 0.28) * height * 0.075 * (1 + share * 1.3);
      const short = Math.sin(share * 15 + line * 0.5) * height * 0.014;
      return [share * width, height * (0.14 + (line * 0.9) / lines) + long + short];
    });
    return path(smoothLine(points, false), line % heavy === 0);
  });
}

const boxes: Readonly<Record<StudioPlace, ArtBox>> = {
  opening: { width: 800, height: 620 },
  clash: { width: 800, height: 620 },
  cover: { width: 1280, height: 720 },
  head: { width: 800, height: 220 },
  foot: { width: 800, height: 80 },
  aside: { width: 220, height: 170 },
  panel: { width: 560, height: 640 },
  step: { width: 228, height: 136 },
  picture: { width: 600, height: 400 },
};

/** Draws one field of lines per document: contour lines on a cover, waves at the bottom of a text page. */
export const lineFieldStudio: Studio = (place) => {
  const box = boxes[place];
  return {
    box,
    fit: place === 'foot' ? 'xMidYMin slice' : 'xMaxYMid slice',
    draw: (random) => {
      if (place === 'aside' || place === 'step') return [];
      return place === 'foot' ? swell(box, random) : ground(box, random);
    },
  };
};
