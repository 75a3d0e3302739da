import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { chartName, isMarked, writtenText } from './chart-text.ts';
import { shortened, tame } from './plot-frame.ts';

/** More stages can't be compared; the rest is in the data. */
const mostStages = 24;
/** The smallest stage stays visible. */
const leastShare = 0.02;

/**
 * Draws stages from many to few, each as wide as its value and narrowing to the next one, with its share of
 * the first.
 */
export function funnelChart(chart: ChartData, language: string): Html {
  const own = chart.series[0] ?? { name: '', values: [] };
  const stages = chart.labels.slice(0, mostStages);
  const values = stages.map((_, index) => Math.max(0, tame(own.values[index] ?? 0)));
  const most = Math.max(...values, 0);
  const first = values[0] ?? 0;
  const share = (index: number): number =>
    most === 0 ? leastShare : Math.max(leastShare, (values[index] ?? 0) / most);
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return element(
    'ol',
    { class: 'chart chart-funnel', more: { 'aria-label': chartName(chart, language) } },
    ...stages.map((label, index) => {
      const [top, bottom] = [share(index) * 50, share(Math.min(stages.length - 1, index + 1)) * 50];
      const x = (value: number): string => value.toFixed(2);
      const d = `M${x(50 - top)} 0L${x(50 + top)} 0L${x(50 + top)} 82L${x(50 + bottom)} 100L${x(50 - bottom)} 100L${x(50 - top)} 82Z`;
      const part =
        index > 0 && first > 0 && chart.unit !== '%' ? format.format((values[index] ?? 0) / first) : '';
      return element(
        'li',
        { class: isMarked(chart, label) ? 'funnel-stage is-emphasised' : 'funnel-stage' },
        textElement('span', { class: 'funnel-name' }, shortened(label, 120)),
        element(
          'span',
          { class: 'funnel-cell' },
          element(
            'svg',
            {
              class: 'funnel-shape',
              more: { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
            },
            element('path', { class: 'bar', more: { d } }),
          ),
        ),
        element(
          'span',
          { class: 'funnel-value' },
          textElement('span', { class: 'funnel-number' }, writtenText(own, index, chart, language)),
          part !== '' && textElement('span', { class: 'funnel-share' }, part),
        ),
      );
    }),
  );
}
