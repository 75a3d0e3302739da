import { element, type Html, textElement } from '../markup.ts';

/**
 * How a part of a chart is filled: 1 is the accent; the others differ in lightness and pattern, not color.
 * More than six can't be told apart.
 */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

const linedTones: ReadonlySet<Tone> = new Set([3, 5]);
const quietTones: readonly Tone[] = [2, 4, 3, 5, 6];
const tones: readonly Tone[] = [1, 2, 4, 3, 5, 6];

/** Returns the tone of each part. The accent is for the marked one, or the first if none is marked. */
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

/**
 * Returns a filled box in one of the tones. Hatching is one wide dashed stroke, clipped by the box: needs no
 * ids and prints sharply.
 */
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

/**
 * Returns the legend, in a line above the drawing; `reference` is drawn as ticks, `line` as a line. With
 * `areLines`, all of them are lines.
 */
export function keyHtml(
  names: readonly string[],
  ofTone: readonly Tone[],
  reference?: string,
  line?: string,
  areLines = false,
): Html {
  return element(
    'ul',
    { class: 'chart-key', more: { 'aria-hidden': 'true' } },
    ...names.map((name, index) => {
      const tone = ofTone[index] ?? 6;
      return element(
        'li',
        {},
        areLines ? lineSwatchHtml(tone) : swatchHtml(tone),
        textElement('span', {}, name),
      );
    }),
    line !== undefined && element('li', {}, lineSwatchHtml(1), textElement('span', {}, line)),
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

function lineSwatchHtml(tone: Tone): Html {
  return element(
    'svg',
    { class: 'chart swatch-line', more: { 'aria-hidden': 'true' } },
    element('line', {
      class: `line line-tone-${tone}`,
      more: { x1: '0', x2: '100%', y1: '50%', y2: '50%' },
    }),
  );
}
