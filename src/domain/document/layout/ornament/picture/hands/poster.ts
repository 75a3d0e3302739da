import { element } from '../../../markup.ts';
import { type Colour, shape as fill, line } from '../../paint.ts';
import { type Extent, extentOf, pathData } from '../outline.ts';
import { boldSetting } from '../settings.ts';
import { areaOf, type Hue } from '../shape.ts';
import type { Hand } from './hand.ts';

/** Maps hues to five flat colors on which text is legible. */
const onPop: Readonly<Record<Hue, Colour>> = {
  red: 'field',
  rust: 'field',
  amber: 'mid',
  gold: 'second',
  leaf: 'dusk',
  lea: 'mid',
  blue: 'dusk',
  sky: 'second',
  brown: 'dusk',
  dark: 'dusk',
  cream: 'second',
  white: 'second',
  grey: 'mid',
  pink: 'mid',
  tan: 'mid',
};
/** For subjects in the first color, which would be invisible on it: uses the middle color as background. */
const onMid: Readonly<Record<Hue, Colour>> = {
  ...onPop,
  amber: 'field',
  gold: 'first',
  lea: 'field',
  grey: 'first',
  pink: 'field',
  tan: 'field',
};
/** A landscape uses the first color as its sky, with a red sun. */
const onSky: Readonly<Record<Hue, Colour>> = { ...onPop, gold: 'field', rust: 'field' };
const pale: ReadonlySet<Hue> = new Set(['gold', 'cream', 'white']);

const leastLine = 2.2;
const leastArea = 9;
/** Minimum area of ground that extends beyond the field; it is lighter, because text can overlap it. */
const leastGround = 20_000;
/** Gap between two shapes of one color, in hundredths of the field. */
const gap = 1;

const meets = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Few flat shapes, cropped by the frame; a gap separates shapes of one color. */
export const posterHand: Hand = {
  setting: (stand, _most, random) => boldSetting(stand, random),
  scale: 1.16,
  paint: (shapes, { layer, unit, most, stand }) => {
    const isPale = pale.has(most) && stand !== 'scene';
    const palette = stand === 'scene' ? onSky : isPale ? onMid : onPop;
    const back: Colour = isPale ? 'mid' : 'first';
    const before: { readonly colour: Colour; readonly extent: Extent }[] = [];
    return shapes
      .filter((shape) => !shape.isFine && (shape.width !== null || areaOf(shape) > leastArea * unit * unit))
      .map((shape) => {
        const d = pathData(shape.outline);
        const isGround = areaOf(shape) > leastGround * unit * unit;
        const own = isGround && palette[shape.hue] === 'dusk' ? 'mid' : palette[shape.hue];
        const colour = layer === 'back' ? back : own;
        if (shape.width !== null) return line(d, colour, Math.max(shape.width, leastLine * unit));
        const extent = extentOf([shape.outline]);
        const isHidden = before.some((other) => other.colour === colour && meets(other.extent, extent));
        before.push({ colour, extent });
        if (!isHidden || layer !== 'subject') return fill(d, colour);
        return element('path', {
          class: `is-${colour} in-${back}`,
          more: { d, 'stroke-width': (gap * unit).toFixed(1) },
        });
      });
  },
};
