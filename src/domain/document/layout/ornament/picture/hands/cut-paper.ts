import { element, type Html } from '../../../markup.ts';
import { between } from '../../geometry.ts';
import { type Colour, shape as fill, line } from '../../paint.ts';
import { pathData, placed, turned } from '../outline.ts';
import { richSetting } from '../settings.ts';
import { areaOf, type Hue, type Shape } from '../shape.ts';
import type { Hand } from './hand.ts';

const colours: Readonly<Record<Hue, Colour>> = {
  red: 'madder',
  rust: 'clay',
  amber: 'grain',
  gold: 'straw',
  leaf: 'moss',
  lea: 'lea',
  blue: 'woad',
  sky: 'sky',
  brown: 'bark',
  dark: 'deep',
  cream: 'cream',
  white: 'petal',
  grey: 'mist',
  pink: 'blush',
  tan: 'grain',
};

/** Best background color for each color. */
const backs: Readonly<Record<Hue, Hue>> = {
  red: 'gold',
  rust: 'cream',
  amber: 'cream',
  gold: 'rust',
  leaf: 'gold',
  lea: 'cream',
  blue: 'gold',
  sky: 'cream',
  brown: 'gold',
  dark: 'gold',
  cream: 'rust',
  white: 'sky',
  grey: 'rust',
  pink: 'gold',
  tan: 'cream',
};

/** Minimum size of a piece with a shadow. */
const leastShaded = 40;
/**
 * Maximum path length, in characters, of a piece with a shadow; longer paths are many small pieces: petals,
 * dots, windows.
 */
const mostSteps = 560;

/** Draws a cut-paper piece: slightly rotated, and with a shadow if it is large. */
function pieceHtml(shape: Shape, unit: number, jitter: readonly [number, number, number]): readonly Html[] {
  const [dx, dy, tilt] = jitter;
  const moved = placed(turned(shape.outline, tilt, [0, 0]), [dx * unit, dy * unit], 1);
  const d = pathData(moved);
  const colour = colours[shape.hue];
  if (shape.width !== null) return [line(d, colour, Math.max(shape.width, 1.1 * unit))];
  if (shape.isFine || d.length > mostSteps || areaOf(shape) < leastShaded * unit * unit)
    return [fill(d, colour)];
  const shadow = pathData(placed(moved, [0.7 * unit, 0.9 * unit], 1));
  return [element('path', { class: 'is-shade', more: { d: shadow } }), fill(d, colour)];
}

export const cutPaper: Hand = {
  setting: (stand, most, random) => richSetting(stand, backs[most], random),
  scale: 0.94,
  paint: (shapes, { layer, unit, random }) =>
    shapes.flatMap((shape) => {
      const isLoose = layer === 'subject' && shape.width === null && !shape.isFine;
      const stray = isLoose ? 0.25 : 0;
      return pieceHtml(shape, unit, [
        between(random, -stray, stray),
        between(random, -stray, stray),
        between(random, -stray, stray) * 0.3,
      ]);
    }),
};
