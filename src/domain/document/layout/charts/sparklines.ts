import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { dotHtml, linesOf, pathOf } from './line-chart.ts';

/** Draws one small line per series between its name and its last value; no axis, a dot at the end. */
export function sparklines(chart: ChartData, language: string): Html {
  return element(
    'ul',
    { class: 'chart chart-sparks' },
    ...chart.series.map(({ name, values }) => {
      const [line] = linesOf({ ...chart, kind: 'line', series: [{ name, values }] });
      const end = line?.points.at(-1);
      return element(
        'li',
        { class: isMarked(chart, name) ? 'spark is-emphasised' : 'spark' },
        textElement('span', { class: 'spark-name' }, name),
        element(
          'svg',
          { class: 'spark-line', more: { role: 'img', 'aria-label': name || chartName(chart, language) } },
          element(
            'svg',
            {
              class: 'plot',
              more: { width: '100%', height: '100%', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
            },
            line && element('path', { class: 'line', more: { d: pathOf(line.points) } }),
          ),
          line && end && dotHtml(end, { ...line, tone: 1 }, 1),
        ),
        textElement('span', { class: 'spark-value' }, end ? valueText(end.value, chart, language) : ''),
      );
    }),
  );
}
