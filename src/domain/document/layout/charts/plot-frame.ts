import { scaleLinear } from 'd3-scale';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';

/** Size of a drawing in em, for placing labels. Narrow, so that labels have more space in wider columns. */
export const nominal = { width: 30, height: 14, letter: 0.56, line: 1.3 } as const;

/** A position or length as a share of the drawing. */
export type Share = number;
export type Scale = (value: number) => Share;

/** Values beyond this would overflow when they are added. */
const largest = 1e100;

/** Limits a value, so that sums and differences of values stay finite. */
export const tame = (value: number): number => Math.min(largest, Math.max(-largest, value));

export interface Axis {
  readonly at: Scale;
  readonly ticks: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Returns a scale with round ends and ticks, from 0 to 1. With `hasZero` it includes zero. */
export function axisOf(values: readonly number[], ticks: number, hasZero: boolean): Axis {
  let low = hasZero ? 0 : Number.POSITIVE_INFINITY;
  let high = hasZero ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values.map(tame)) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [Math.min(low, low * 0.9), Math.max(high, high * 1.1)];
  if (low === high) [low, high] = [low - 1, high + 1];
  const scale = scaleLinear().domain([low, high]).range([0, 1]).nice(ticks);
  const [from = low, to = high] = scale.domain();
  return { at: (value) => scale(tame(value)), ticks: scale.ticks(ticks), from, to };
}

/** Formats a tick: short, without the unit, which the axis or the note names. */
export function tickText(value: number, { to, from }: Axis, language: string): string {
  const size = Math.max(Math.abs(to), Math.abs(from));
  const isLarge = size >= 10_000;
  const format = new Intl.NumberFormat(language, {
    ...(isLarge ? { notation: 'compact' as const } : {}),
    maximumFractionDigits: isLarge ? 1 : size < 1 ? 4 : 2,
  });
  return format.format(value).replace('-', '−');
}

/** Shortens a label at a word or letter; the data table has the whole one. */
export function shortened(label: string, letters: number): string {
  const all = [...label];
  if (all.length <= letters) return label;
  const kept = all.slice(0, Math.max(1, letters - 1)).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > letters * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`;
}

/** Width of a text in em: letters of Chinese, Japanese and Korean are as wide as high. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += wide.test(letter) ? 1.05 : nominal.letter;
  return width;
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Returns which of `count` labels fit in a row of `width` em; always the first one, never two too close. */
export function labelled(labels: readonly string[], width: number): (index: number) => boolean {
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0) + 0.8;
  const step = Math.max(1, Math.ceil((labels.length * widest) / width));
  return (index) => index % step === 0;
}

/** Spreads heights apart in their order, so that they differ by `gap` and stay within 0 and 1. */
export function spread(wanted: readonly Share[], gap: Share): readonly Share[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const least = Math.min(gap, 1 / Math.max(1, order.length - 1));
  let before = Number.NEGATIVE_INFINITY;
  for (const each of order) {
    each.at = Math.max(each.at, before + least);
    before = each.at;
  }
  let after = 1 + least;
  for (const each of order.toReversed()) {
    each.at = Math.max(0, Math.min(each.at, after - least));
    after = each.at;
  }
  const placed = [...wanted];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}

/** Draws a text at a position in shares of the drawing. */
export function plotText(className: string, [x, y]: readonly [Share, Share], text: string): Html {
  return textElement('text', { class: className, more: { x: percent(x), y: percent(y) } }, text);
}

/** Draws paths in a field of 100 × 100 that is stretched over a part of the drawing. */
export function stretched(
  box: { readonly x: Share; readonly y: Share; readonly width: Share; readonly height: Share },
  ...paths: readonly Html[]
): Html {
  const more = {
    x: percent(box.x),
    y: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
    viewBox: '0 0 100 100',
    preserveAspectRatio: 'none',
  };
  return element('svg', { class: 'plot', more }, ...paths);
}

export function plotSvg(
  name: string,
  label: string,
  options: { readonly style?: string },
  ...content: readonly (Html | null | false)[]
): Html {
  const more = { role: 'img', 'aria-label': label };
  return element('svg', { class: `chart chart-plot chart-${name}`, ...options, more }, ...content);
}

/** Returns the values of a series as numbers for a label, without nulls. */
export function pairsOf(
  { labels, series }: ChartData,
  columns: readonly number[],
): readonly { readonly index: number; readonly label: string; readonly values: readonly number[] }[] {
  return labels.flatMap((label, index) => {
    const values = columns.map((column) => series[column]?.values[index] ?? null);
    const known = values.filter((value) => value !== null).map(tame);
    return known.length === columns.length ? [{ index, label, values: known }] : [];
  });
}
