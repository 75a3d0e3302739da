import type { Point, Random } from '../geometry.ts';
import { extentOf, type Outline, placed, turned } from './outline.ts';

/**
 * Natural colors of parts. Each style maps them to its own palette; small palettes map several hues to one
 * color.
 */
export const hues = [
  'red',
  'rust',
  'amber',
  'gold',
  'leaf',
  'lea',
  'blue',
  'sky',
  'brown',
  'dark',
  'cream',
  'white',
  'grey',
  'pink',
  'tan',
] as const;
export type Hue = (typeof hues)[number];

/** One outline of a picture, in a field of 100 × 100. Later shapes are drawn over earlier ones. */
export interface Shape {
  readonly hue: Hue;
  readonly outline: Outline;
  /** Width of a line; null for a filled shape. */
  readonly width: number | null;
  /** A detail omitted in simpler styles. */
  readonly isFine: boolean;
}

export const filled = (hue: Hue, outline: Outline): Shape => ({ hue, outline, width: null, isFine: false });
export const stroked = (hue: Hue, width: number, outline: Outline): Shape => ({
  hue,
  outline,
  width,
  isFine: false,
});

/** Returns the area of a shape's bounding box; 10,000 is the whole field. */
export function areaOf({ outline }: Shape): number {
  const { left, top, right, bottom } = extentOf([outline]);
  return (right - left) * (bottom - top);
}

export interface Placing {
  readonly at: Point;
  readonly scale: number;
  readonly turn?: number;
  readonly mirror?: 1 | -1;
}

/** Rotates shapes around the middle of the field, scales them, and moves them as a group. */
export function placeShapes(
  shapes: readonly Shape[],
  { at, scale, turn = 0, mirror = 1 }: Placing,
): readonly Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    width: shape.width === null ? null : shape.width * scale,
    outline: placed(turn === 0 ? shape.outline : turned(shape.outline, turn, [50, 50]), at, scale, mirror),
  }));
}

export type Draw = (numbers: readonly number[], hue: Hue, random: Random) => readonly Shape[];
