import type { ChartContent } from '../../brief.ts';
import { element, type Html, textElement } from '../markup.ts';
import { percent } from './chart-scale.ts';
import { isMarked, valueText, writtenText } from './chart-text.ts';

/** Parts whose name has this much of the width for each of its letters carry it; type is about so wide at any size. */
const sharePerLetter = 0.024;

interface Part {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly length: number;
}

function partsOf(chart: ChartContent, index: number, language: string): readonly Part[] {
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

/**
 * Lengths on one scale, each bar cut into its parts: what a time or a sum is made of, and what is left of it. A part
 * carries its name where it has room; else its words stand behind the bar.
 */
export function partsChart(chart: ChartContent, language: string): Html {
  const bars = chart.labels.map((label, index) => ({ label, parts: partsOf(chart, index, language) }));
  const whole = Math.max(...bars.map(({ parts }) => totalOf(parts))) || 1;
  const rows = bars.map(({ label, parts }) => {
    const total = totalOf(parts);
    const end = total / whole;
    const isNamed = ({ name, text, length }: Part): boolean =>
      (name.length + text.length + 4) * sharePerLetter <= length / whole;
    const unnamed = parts.filter((part) => !isNamed(part) && part.name !== '').map(({ name }) => name);
    const behind = unnamed.join(', ');
    const hasRoom = end + (behind.length + 2) * sharePerLetter <= 1;
    return element(
      'div',
      { class: isMarked(chart, label) ? 'parts-row is-emphasised' : 'parts-row' },
      element(
        'p',
        { class: 'parts-label', style: `width:${percent(Math.max(end, 0.3))}` },
        textElement('span', {}, label),
        textElement('span', { class: 'parts-total' }, valueText(total, chart, language)),
      ),
      element(
        'svg',
        {
          class: 'parts-bar',
          more: { role: 'img', 'aria-label': `${label}: ${valueText(total, chart, language)}` },
        },
        ...parts.flatMap((part) => [
          element('rect', {
            class: 'bar',
            more: {
              x: percent(part.from / whole),
              y: '0',
              width: percent(part.length / whole),
              height: '100%',
            },
          }),
          isNamed(part) &&
            textElement(
              'text',
              { class: 'part-name', more: { x: percent(part.from / whole), y: '50%' } },
              part.name,
            ),
          isNamed(part) &&
            parts.length > 1 &&
            textElement(
              'text',
              { class: 'part-value', more: { x: percent((part.from + part.length) / whole), y: '50%' } },
              part.text,
            ),
        ]),
        hasRoom &&
          behind !== '' &&
          textElement('text', { class: 'part-behind', more: { x: percent(end), y: '50%' } }, behind),
      ),
      !hasRoom && behind !== '' && textElement('p', { class: 'parts-note' }, behind),
    );
  });
  return element('div', { class: 'chart chart-parts' }, ...rows);
}
