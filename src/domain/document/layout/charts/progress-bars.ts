import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, writtenText } from './chart-text.ts';

/** Draws progress bars: a name, a track filled to its share of the goal, and the value. */
export function progressBars(chart: ChartData, language: string): Html {
  const own = chart.series[0] ?? { name: '', values: [] };
  const { values } = own;
  const whole =
    chart.goal?.value ?? (chart.unit === '%' ? 100 : Math.max(1, ...values.map((value) => value ?? 0)));
  return element(
    'ul',
    { class: 'chart chart-progress' },
    ...chart.labels.map((label, index) => {
      const value = values[index] ?? 0;
      const share = Math.min(1, Math.max(0, value / whole));
      return element(
        'li',
        { class: isMarked(chart, label) ? 'progress is-emphasised' : 'progress' },
        textElement('span', { class: 'progress-name' }, label),
        textElement('span', { class: 'progress-value' }, writtenText(own, index, chart, language)),
        element(
          'svg',
          {
            class: 'progress-track',
            more: { role: 'img', 'aria-label': label || chartName(chart, language) },
          },
          element('rect', { class: 'track', more: { width: '100%', height: '100%' } }),
          element('rect', { class: 'bar', more: { width: percent(share), height: '100%' } }),
        ),
      );
    }),
  );
}
