import { type Point, polygon, short } from '../geometry.ts';

/** Role of a piece in its scene; each direction maps it to a color or line. */
export type Tone = 'main' | 'second' | 'third' | 'face' | 'mark';

/** One closed outline, drawn over earlier ones. Each direction fills or strokes it. */
export interface Piece {
  readonly d: string;
  readonly tone: Tone;
  /** The one piece of a line drawing in the accent color. */
  readonly isStrong?: boolean;
}

/** Size of a scene; its ground line is at `groundY`. */
export const sceneWidth = 600;
export const sceneHeight = 480;
export const groundY = 440;

export const piece = (tone: Tone, ...d: readonly string[]): Piece => ({ tone, d: d.join('') });
export const strong = (tone: Tone, ...d: readonly string[]): Piece => ({
  tone,
  d: d.join(''),
  isStrong: true,
});

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** Returns a box on the ground line. */
export const standing = (x: number, width: number, height: number): string =>
  box(x, groundY - height, width, height);

export const round = (cx: number, cy: number, r: number, ry: number = r): string =>
  `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(ry)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(ry)} 0 1 0 ${short(-2 * r)} 0Z`;

/** Returns a half disc: a dome if above, a bowl if below. */
export const half = (cx: number, y: number, r: number, side: 'above' | 'below'): string =>
  `M${short(cx - r)} ${short(y)}a${short(r)} ${short(r)} 0 0 ${side === 'above' ? 1 : 0} ${short(2 * r)} 0Z`;

export const poly = (...points: readonly Point[]): string => polygon(points);

/** Returns a box with half-round ends. */
export function pill(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width, height) / 2;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${short(x + r)} ${short(y)}h${short(w)}a${short(r)} ${short(r)} 0 0 1 ${short(r)} ${short(r)}v${short(h)}a${short(r)} ${short(r)} 0 0 1 ${short(-r)} ${short(r)}h${short(-w)}a${short(r)} ${short(r)} 0 0 1 ${short(-r)} ${short(-r)}v${short(-h)}a${short(r)} ${short(r)} 0 0 1 ${short(r)} ${short(-r)}Z`;
}
