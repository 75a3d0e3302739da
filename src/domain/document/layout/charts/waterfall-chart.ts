import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent, scaleOf } from './chart-scale.ts';
import { chartName, isMarked, writtenText } from './chart-text.ts';

interface Step {
  readonly label: string;
  readonly value: number | null;
  readonly isTotal: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * Totals start at zero, changes where the previous bar ended. The marked labels are totals, otherwise the
 * first and the last.
 */
function stepsOf(chart: ChartData): readonly Step[] {
  const values = chart.series[0]?.values ?? [];
  const last = chart.labels.length - 1;
  const hasMarks = chart.labels.some((label) => isMarked(chart, label));
  let level = 0;
  return chart.labels.map((label, index) => {
    const value = values[index] ?? null;
    const isTotal = hasMarks ? isMarked(chart, label) : index === 0 || index === last;
    const from = isTotal ? 0 : level;
    level = from + (value ?? 0);
    return { label, value, isTotal, from, to: level };
  });
}

/** Adds the sign of a change: '+1.1', '−0.8'. */
function changeText(text: string, { value, isTotal }: Step): string {
  return isTotal || value === null || value <= 0 || text.startsWith('+') ? text : `+${text}`;
}

/**
 * Draws a waterfall chart from one total to another: each change starts at the end of the previous one;
 * losses differ in color and sign.
 */
export function waterfallChart(chart: ChartData, language: string): Html {
  const steps = stepsOf(chart);
  const own = chart.series[0] ?? { name: '', values: [] };
  const scale = scaleOf(steps.flatMap(({ from, to }) => [from, to]));
  const y = percent(1 - scale.zero);
  const columns = steps.map((step, index) => {
    const { label, value, isTotal, from, to } = step;
    const isLoss = to < from;
    const top = 1 - scale.at(Math.max(from, to));
    const height = Math.abs(scale.at(to) - scale.at(from));
    const ends = [index === 0 && 'is-first', index === steps.length - 1 && 'is-last'];
    const kind = isTotal ? 'is-total is-emphasised' : isLoss ? 'is-loss' : 'is-gain';
    return element(
      'g',
      { class: ['column', ...ends, kind].filter(Boolean).join(' '), style: `--i:${index}` },
      element('rect', {
        class: 'bar',
        more: { x: '0', y: percent(top), width: '100%', height: percent(height) },
      }),
      index < steps.length - 1 &&
        element('rect', { class: 'bar-link', more: { y: percent(1 - scale.at(to)), height: '1' } }),
      value !== null &&
        textElement(
          'text',
          {
            class: isLoss ? 'bar-value is-below' : 'bar-value',
            more: { x: '0', y: percent(isLoss ? top + height : top) },
          },
          changeText(writtenText(own, index, chart, language), step),
        ),
      textElement('text', { class: 'bar-label', more: { x: '0', y: '100%' } }, label),
    );
  });
  return element(
    'svg',
    {
      class: 'chart chart-columns chart-waterfall',
      style: `--n:${steps.length}`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    ...columns,
    element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: y, y2: y } }),
  );
}
