import { element, type Html, textElement } from '../markup.ts';

/**
 * How a part of a chart is filled: 1 is the accent, the others are told apart without colour, by lightness and by
 * lines. Six are as many as anybody tells apart.
 */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

const linedTones: ReadonlySet<Tone> = new Set([3, 5]);
const quietTones: readonly Tone[] = [2, 4, 3, 5, 6];
const tones: readonly Tone[] = [1, 2, 4, 3, 5, 6];

/** The tone of each of several parts; the marked one alone has the accent, else the first. */
export function tonesOf(names: readonly string[], isMarked: (name: string) => boolean): readonly Tone[] {
  const hasMark = names.some(isMarked);
  if (!hasMark) return names.map((_, index) => tones[index % tones.length] ?? 6);
  let next = 0;
  return names.map((name) => {
    if (isMarked(name)) return 1;
    next += 1;
    return quietTones[(next - 1) % quietTones.length] ?? 6;
  });
}

export interface Box {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** A filled box in one of the tones. Lines are one broad dashed stroke, cut by the box: no ids, sharp in print. */
export function barHtml(box: Box, tone: Tone | null): Html {
  const className = tone === null ? 'bar' : `bar tone-${tone}`;
  if (tone === null || !linedTones.has(tone)) return element('rect', { class: className, more: { ...box } });
  return element(
    'svg',
    { class: 'bar-lined', more: { ...box } },
    element('rect', { class: className, more: { width: '100%', height: '100%' } }),
    element('line', {
      class: `tone-lines-${tone}`,
      more:
        tone === 3 ? { x1: '0', x2: '0', y1: '0', y2: '100%' } : { x1: '0', x2: '100%', y1: '0', y2: '0' },
    }),
  );
}

/** The names of the parts with a sample of each, in a line above the drawing; `reference` is drawn as ticks. */
export function keyHtml(names: readonly string[], ofTone: readonly Tone[], reference?: string): Html {
  return element(
    'ul',
    { class: 'chart-key', more: { 'aria-hidden': 'true' } },
    ...names.map((name, index) =>
      element('li', {}, swatchHtml(ofTone[index] ?? 6), textElement('span', {}, name)),
    ),
    reference !== undefined &&
      element('li', {}, '<span class="swatch-was"></span>', textElement('span', {}, reference)),
  );
}

export function swatchHtml(tone: Tone): Html {
  return element(
    'svg',
    { class: 'swatch', more: { 'aria-hidden': 'true' } },
    barHtml({ x: '0', y: '0', width: '100%', height: '100%' }, tone),
  );
}
