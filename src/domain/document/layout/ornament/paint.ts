import { element, type Html } from '../markup.ts';
import { type Point, polar, polygon, short, steps } from './geometry.ts';

/**
 * Color names. Each direction's style sheet sets their values, so that a drawing follows theme and palette
 * without a redraw: `.art .is-moss` is filled with it, `.art .in-moss` is stroked.
 */
export type Colour =
  | 'paper'
  | 'ink'
  | 'field'
  | 'accent'
  | 'moss'
  | 'deep'
  | 'fern'
  | 'lea'
  | 'haze'
  | 'petal'
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
  | 'tick'
  | 'first'
  | 'second'
  | 'tone'
  | 'mark'
  | 'rind'
  | 'flesh'
  | 'pulp'
  | 'chamber'
  | 'seed'
  | 'van'
  | 'glass'
  | 'wedge'
  | 'groove'
  | 'bell'
  | 'blush'
  | 'air'
  | 'ridge'
  | 'mid'
  | 'dusk'
  | 'line';

/** Draws a filled shape. */
export function shape(d: string, colour: Colour): Html {
  return element('path', { class: `is-${colour}`, more: { d } });
}

/** Draws a line with round ends; lines of one color and width can share a path. */
export function line(d: string, colour: Colour, width: number): Html {
  return element('path', { class: `in-${colour}`, more: { d, 'stroke-width': short(width) } });
}

export function disc([cx, cy]: Point, r: number, colour: Colour): Html {
  return element('circle', { class: `is-${colour}`, more: { cx: short(cx), cy: short(cy), r: short(r) } });
}

const circleAround = ([cx, cy]: Point, r: number): string =>
  `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

/**
 * Draws a ring as a filled shape, so that its color is known where text overlaps it; `r` is the radius at the
 * middle of its width.
 */
export function ring(centre: Point, r: number, width: number, colour: Colour): Html {
  return element('path', {
    class: `is-${colour}`,
    more: {
      d: `${circleAround(centre, r + width / 2)}${circleAround(centre, r - width / 2)}`,
      'fill-rule': 'evenodd',
    },
  });
}

/** Draws a ring of dashes, with gaps three quarters as long. */
export function dashedRing(centre: Point, r: number, width: number, dashes: number, colour: Colour): Html {
  const pitch = (Math.PI * 2) / dashes;
  const dash = pitch * 0.57;
  const at = (radius: number, angle: number): string => polar(centre, radius, angle).map(short).join(' ');
  const [outer, inner] = [r + width / 2, r - width / 2];
  const d = steps(dashes).map((index) => {
    const from = index * pitch;
    return `M${at(outer, from)}A${short(outer)} ${short(outer)} 0 0 1 ${at(outer, from + dash)}L${at(inner, from + dash)}A${short(inner)} ${short(inner)} 0 0 0 ${at(inner, from)}Z`;
  });
  return shape(d.join(''), colour);
}

/** Returns a straight bar between two points. */
export function bar(from: Point, to: Point, width: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  return polygon([
    polar(from, width / 2, angle),
    polar(to, width / 2, angle),
    polar(to, -width / 2, angle),
    polar(from, -width / 2, angle),
  ]);
}

export function box([x, y]: Point, width: number, height: number, colour: Colour): Html {
  return element('rect', {
    class: `is-${colour}`,
    more: { x: short(x), y: short(y), width: short(width), height: short(height) },
  });
}

/** Moves and rotates shapes as a group; degrees. */
export function placed([x, y]: Point, degrees: number, scale: number, ...shapes: readonly Html[]): Html {
  return element(
    'g',
    {
      more: {
        transform: `translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${Number(scale.toFixed(3))})`,
      },
    },
    ...shapes,
  );
}
