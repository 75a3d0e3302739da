import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { isMarked, valueText, writtenText } from './chart-text.ts';
import { plainTicks } from './chart-ticks.ts';

/**
 * Width per letter, as a share of the drawing, that a part needs to show its name: in any box, and in a wide
 * one as defined by the styles.
 */
const sharePerLetter = 0.024;
const sharePerLetterWide = 0.0104;

/** If a line is shorter than this or than its text, the length is written beside it instead of above. */
const besideShare = 0.3;

const mostTicks = 9;
/** Tick labels beyond this share of the width are right-aligned. */
const lastTickShare = 0.985;

interface Part {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly length: number;
}

/** Only the sum and the scale show the unit; the parts show plain numbers. */
function partsOf({ unit: _, ...chart }: ChartData, index: number, language: string): readonly Part[] {
  let along = 0;
  return chart.series.flatMap((series) => {
    const length = Math.max(0, series.values[index] ?? 0);
    if (length === 0) return [];
    const from = along;
    along += length;
    return [{ name: series.name, text: writtenText(series, index, chart, language), from, length }];
  });
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Draws the scale below the bars, from zero; the styles show it only in some directions. */
function axisHtml(whole: number, chart: ChartData, language: string): Html {
  const ticks = plainTicks(0, whole, mostTicks);
  const { unit: _, ...unitless } = chart;
  return element(
    'svg',
    { class: 'parts-axis', more: { 'aria-hidden': 'true' } },
    element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: '0', y2: '0' } }),
    ...ticks.flatMap((tick, index) => {
      const x = percent(tick / whole);
      const ends = index === 0 ? ' is-first' : tick / whole > lastTickShare ? ' is-last' : '';
      const text = valueText(tick, index === 0 ? chart : unitless, language);
      return [
        element('line', { class: 'tick', more: { x1: x, x2: x, y1: '-4', y2: '4' } }),
        textElement('text', { class: `tick-label${ends}`, more: { x, y: '0' } }, text),
      ];
    }),
  );
}

const hasRoomFor = ({ name, text, length }: Part, whole: number, share: number): boolean =>
  (name.length + text.length + 3) * share <= length / whole;

/** Draws the name and value of a part on its bar, if they fit in any supported box. */
function wordsHtml(part: Part, whole: number, isAlone: boolean): readonly Html[] {
  if (!hasRoomFor(part, whole, sharePerLetterWide)) return [];
  const more = hasRoomFor(part, whole, sharePerLetter) ? '' : ' if-wide';
  const at = (value: number) => ({ x: percent(value / whole), y: '50%' });
  const name = textElement('text', { class: `part-name${more}`, more: at(part.from) }, part.name);
  const value = { class: `part-value${more}`, more: at(part.from + part.length) };
  return isAlone ? [name] : [name, textElement('text', value, part.text)];
}

/**
 * Draws one row: its name and sum above a line as long as the bar, the parts, and the names that don't fit on
 * them.
 */
function rowHtml(
  chart: ChartData,
  label: string,
  parts: readonly Part[],
  whole: number,
  language: string,
): Html {
  const total = totalOf(parts);
  const end = total / whole;
  const sum = valueText(total, chart, language);
  const isShort = end < Math.max(besideShare, (label.length + sum.length + 2) * sharePerLetter) && end < 0.8;
  const unnamed = parts.filter((part) => part.name !== '' && !hasRoomFor(part, whole, sharePerLetter));
  const behind = unnamed.map(({ name }) => name).join(', ');
  const more = unnamed.every((part) => hasRoomFor(part, whole, sharePerLetterWide)) ? ' if-narrow' : '';
  const isBehind = behind !== '' && end + (behind.length + 2) * sharePerLetter <= 1;
  return element(
    'div',
    { class: isMarked(chart, label) ? 'parts-row is-emphasised' : 'parts-row' },
    element(
      'p',
      { class: 'parts-label', style: `width:${percent(end)}` },
      textElement('span', {}, label),
      textElement('span', { class: isShort ? 'parts-total is-beside' : 'parts-total' }, sum),
    ),
    element(
      'svg',
      { class: 'parts-bar', more: { role: 'img', 'aria-label': `${label}: ${sum}` } },
      ...parts.flatMap((part) => {
        const [x, width] = [percent(part.from / whole), percent(part.length / whole)];
        return [
          element('rect', { class: 'bar', more: { x, y: '0', width, height: '100%' } }),
          ...wordsHtml(part, whole, parts.length === 1),
        ];
      }),
      isBehind &&
        textElement('text', { class: `part-behind${more}`, more: { x: percent(end), y: '50%' } }, behind),
    ),
    !isBehind && behind !== '' && textElement('p', { class: `parts-note${more}` }, behind),
  );
}

/**
 * Draws bars on one scale, each split into its parts, such as the items of a budget. A part shows its name if
 * it fits; otherwise its text follows the bar.
 */
export function partsChart(chart: ChartData, language: string): Html {
  const bars = chart.labels.map((_, index) => partsOf(chart, index, language));
  const whole = Math.max(...bars.map(totalOf)) || 1;
  return element(
    'div',
    { class: 'chart chart-parts' },
    ...bars.map((parts, index) => rowHtml(chart, chart.labels[index] ?? '', parts, whole, language)),
    axisHtml(whole, chart, language),
  );
}
