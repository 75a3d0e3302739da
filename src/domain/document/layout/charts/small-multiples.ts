import { area as areaShape, line as lineShape } from 'd3-shape';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent, scaleOf, valuesOf } from './chart-scale.ts';
import { chartName, isMarked, writtenText } from './chart-text.ts';
import { shortened, tame } from './plot-frame.ts';

/** More panels are too small to read. */
const mostPanels = 24;

/** Draws each series in a small panel of its own, all with one scale, so that they can be compared. */
export function smallMultiples(chart: ChartData, language: string): Html {
  const { labels } = chart;
  const series = chart.series.slice(0, mostPanels);
  const scale = scaleOf(valuesOf(chart).map(tame));
  const x = (index: number): number => (labels.length === 1 ? 0.5 : index / (labels.length - 1));
  return element(
    'ul',
    { class: 'chart chart-multiples', more: { 'data-count': String(series.length) } },
    ...series.map((own) => {
      const points = labels.flatMap((_, index) => {
        const value = own.values[index] ?? null;
        return value === null ? [] : [{ x: x(index) * 100, y: (1 - scale.at(tame(value))) * 100, index }];
      });
      const last = points.at(-1);
      const shape = areaShape<(typeof points)[number]>()
        .x((point) => point.x)
        .y0((1 - scale.zero) * 100)
        .y1((point) => point.y)
        .digits(2);
      const line = lineShape<(typeof points)[number]>(
        (point) => point.x,
        (point) => point.y,
      ).digits(2);
      return element(
        'li',
        { class: isMarked(chart, own.name) ? 'multiple is-emphasised' : 'multiple' },
        element(
          'p',
          { class: 'multiple-head' },
          textElement('span', { class: 'multiple-name' }, shortened(own.name, 60)),
          last &&
            textElement('span', { class: 'multiple-value' }, writtenText(own, last.index, chart, language)),
        ),
        element(
          'svg',
          {
            class: 'multiple-plot',
            more: { role: 'img', 'aria-label': own.name || chartName(chart, language) },
          },
          element(
            'svg',
            {
              class: 'plot',
              more: { width: '100%', height: '100%', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
            },
            element('path', { class: 'multiple-area', more: { d: shape(points) ?? '' } }),
            element('path', { class: 'line', more: { d: line(points) ?? '' } }),
          ),
          element('line', {
            class: 'axis',
            more: { x1: '0', x2: '100%', y1: percent(1 - scale.zero), y2: percent(1 - scale.zero) },
          }),
          last &&
            element('circle', {
              class: 'dot',
              more: { cx: percent(last.x / 100), cy: percent(last.y / 100), r: '3' },
            }),
        ),
        element(
          'p',
          { class: 'multiple-ends', more: { 'aria-hidden': 'true' } },
          textElement('span', {}, shortened(labels[0] ?? '', 14)),
          labels.length > 1 && textElement('span', {}, shortened(labels.at(-1) ?? '', 14)),
        ),
      );
    }),
  );
}
