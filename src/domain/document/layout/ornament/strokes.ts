import { element, type Html } from '../markup.ts';

/** The drawing area of every ornament, in its own units; it is cropped or fitted to its box. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
}

export type Draw = (canvas: Canvas) => readonly Html[];

export const fixed = (value: number): string => String(Number(value.toFixed(1)));

const className = (isStrong: boolean): string => (isStrong ? 'art-strong' : 'art-line');

export function path(d: string, isStrong = false): Html {
  return element('path', { class: className(isStrong), more: { d } });
}

export function circle(cx: number, cy: number, r: number, isStrong = false): Html {
  return element('circle', {
    class: className(isStrong),
    more: { cx: fixed(cx), cy: fixed(cy), r: fixed(r) },
  });
}

export function dot(cx: number, cy: number, r: number, isStrong = false): Html {
  return element('circle', {
    class: isStrong ? 'art-fill-strong' : 'art-fill',
    more: { cx: fixed(cx), cy: fixed(cy), r: fixed(r) },
  });
}

export function segment(x1: number, y1: number, x2: number, y2: number, isStrong = false): Html {
  return path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, isStrong);
}
