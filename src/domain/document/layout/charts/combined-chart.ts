import { scaleBand } from 'd3-scale';
import { line as lineShape } from 'd3-shape';
import { element, type Html } from '../markup.ts';
import { barHtml, keyHtml, type Tone } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { percent, scaleOf } from './chart-scale.ts';
import { chartName, isMarked, valueText, writtenText } from './chart-text.ts';
import { columnChart } from './column-chart.ts';
import { labelled, nominal, plotSvg, plotText, shortened, stretched, tame } from './plot-frame.ts';

/** The line is above the bars, each with its own scale, so that they never cross. */
const lineZone = { from: 0.08, to: 0.3 };
const barZone = { from: 0.44, to: 1 };
/** With more values the labels overlap. */
const mostValues = 12;
const barTones: readonly Tone[] = [2, 4, 3, 5, 6];

/** Draws bars and, above them, the last series as a line. */
export function combinedChart(chart: ChartData, language: string): Html {
  const line = chart.series.at(-1);
  const bars = chart.series.slice(0, -1);
  if (!line || bars.length === 0) return columnChart(chart, language);
  const { labels } = chart;
  const slots = scaleBand<number>()
    .domain(labels.map((_, index) => index))
    .range([0, 1])
    .paddingInner(0.28)
    .paddingOuter(0.06);
  const middle = (index: number): number => (slots(index) ?? 0) + slots.bandwidth() / 2;
  const scale = scaleOf(bars.flatMap(({ values }) => values.map((value) => tame(value ?? 0))));
  const barY = (value: number): number =>
    barZone.from + (1 - scale.at(tame(value))) * (barZone.to - barZone.from);
  const lineValues = line.values.filter((value) => value !== null).map(tame);
  const [low, high] = [Math.min(...lineValues), Math.max(...lineValues)];
  const lineY = (value: number): number =>
    lineZone.from +
    (high === low ? 0.5 : 1 - (tame(value) - low) / (high - low)) * (lineZone.to - lineZone.from);
  const isNumbered = labels.length * bars.length <= mostValues;
  const isLabelled = labelled(
    labels.map((label) => shortened(label, 16)),
    nominal.width,
  );

  const columns = labels.flatMap((label, index) =>
    bars.flatMap((series, position) => {
      const value = series.values[index] ?? null;
      if (value === null) return [];
      const width = slots.bandwidth() / bars.length;
      const x = (slots(index) ?? 0) + position * width;
      const [top, bottom] = [barY(Math.max(0, value)), barY(Math.min(0, value))];
      const box = {
        x: percent(x),
        y: percent(top),
        width: percent(width * (bars.length > 1 ? 0.94 : 1)),
        height: percent(bottom - top),
      };
      const isMark = isMarked(chart, label);
      return [
        element(
          'g',
          { class: isMark ? 'is-emphasised' : undefined },
          barHtml(box, bars.length === 1 ? null : (barTones[position % barTones.length] ?? 6)),
          isNumbered &&
            plotText(
              'plot-value bar-value',
              [x + width / 2, top],
              writtenText(series, index, chart, language),
            ),
        ),
      ];
    }),
  );
  const points = labels.flatMap((_, index) => {
    const value = line.values[index] ?? null;
    return value === null ? [] : [{ x: middle(index), y: lineY(value), value, index }];
  });
  const path = lineShape<(typeof points)[number]>(
    (point) => point.x * 100,
    (point) => point.y * 100,
  ).digits(2)(points);
  const isWritten = (index: number): boolean =>
    labels.length <= mostValues || index === points[0]?.index || index === points.at(-1)?.index;
  /* The unit belongs to the bars if the line has values of its own kind, as written. */
  const lineText = (index: number, value: number): string =>
    line.written?.[index] ?? valueText(value, chart, language);
  const zero = barY(0);
  return (
    keyHtml(
      bars.map(({ name }) => name),
      bars.map((_, position) => (bars.length === 1 ? 2 : (barTones[position % barTones.length] ?? 6))),
      undefined,
      line.name,
    ) +
    plotSvg(
      'combined',
      chartName(chart, language),
      {},
      ...columns,
      element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: percent(zero), y2: percent(zero) } }),
      stretched(
        { x: 0, y: 0, width: 1, height: 1 },
        element('path', { class: 'line line-tone-1', more: { d: path ?? '' } }),
      ),
      ...points.flatMap(({ x, y, value, index }) => [
        element('circle', { class: 'dot line-tone-1', more: { cx: percent(x), cy: percent(y), r: '3' } }),
        isWritten(index) ? plotText('plot-value is-line', [x, y], lineText(index, value)) : null,
      ]),
      ...labels.flatMap((label, index) =>
        isLabelled(index) ? [plotText('plot-label', [middle(index), 1], shortened(label, 16))] : [],
      ),
    )
  );
}
