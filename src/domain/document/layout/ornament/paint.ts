import { element, type Html } from '../markup.ts';
import { type Point, short } from './geometry.ts';

/**
 * Colours by name. The style sheets of the directions give each its value, so a drawing follows theme and palette
 * without being drawn again: `.art .is-moss` is filled with it, `.art .in-moss` is stroked.
 */
export type Colour =
  | 'paper'
  | 'ink'
  | 'field'
  | 'accent'
  | 'moss'
  | 'deep'
  | 'fern'
  | 'sage'
  | 'vein'
  | 'bark'
  | 'ochre'
  | 'straw'
  | 'cream'
  | 'clay'
  | 'madder'
  | 'woad'
  | 'mist'
  | 'sky'
  | 'grain'
  | 'a'
  | 'b'
  | 'c'
  | 'd';

/** A filled shape. */
export function shape(d: string, colour: Colour): Html {
  return element('path', { class: `is-${colour}`, more: { d } });
}

/** A drawn line with round ends; several lines of one colour and width may share a path. */
export function line(d: string, colour: Colour, width: number): Html {
  return element('path', { class: `in-${colour}`, more: { d, 'stroke-width': short(width) } });
}

export function disc([cx, cy]: Point, r: number, colour: Colour): Html {
  return element('circle', { class: `is-${colour}`, more: { cx: short(cx), cy: short(cy), r: short(r) } });
}

/** A circle drawn as a line of some width; `dash` makes it a broken one. */
export function ring([cx, cy]: Point, r: number, width: number, colour: Colour, dash?: string): Html {
  return element('circle', {
    class: `in-${colour} is-square`,
    more: {
      cx: short(cx),
      cy: short(cy),
      r: short(r),
      'stroke-width': short(width),
      ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    },
  });
}

export function box([x, y]: Point, width: number, height: number, colour: Colour): Html {
  return element('rect', {
    class: `is-${colour}`,
    more: { x: short(x), y: short(y), width: short(width), height: short(height) },
  });
}

/** Shapes that are moved and turned together; degrees. */
export function placed([x, y]: Point, degrees: number, scale: number, ...shapes: readonly Html[]): Html {
  return element(
    'g',
    { more: { transform: `translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${Number(scale.toFixed(3))})` } },
    ...shapes,
  );
}
