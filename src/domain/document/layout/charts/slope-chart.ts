import { element, type Html } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { columnChart } from './column-chart.ts';
import { nominal, plotSvg, plotText, shortened, spread, tame } from './plot-frame.ts';

/** More lines are drawn without names, except marked ones. */
const mostNamed = 10;
const left = 0.24;
const right = 0.64;
const longestName = 22;

interface Slope {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly texts: readonly [string, string];
}

/**
 * Returns the lines and the names of their ends. A row per line with two columns, or a column per line with
 * two rows.
 */
function slopesOf(chart: ChartData, language: string): { slopes: readonly Slope[]; ends: readonly string[] } {
  const { labels, series } = chart;
  const isTurned = series.length !== 2 && labels.length === 2;
  type Cell = readonly [row: number, column: number];
  const cell = ([row, column]: Cell): number | null => series[column]?.values[row] ?? null;
  const text = ([row, column]: Cell): string =>
    series[column]?.written?.[row] ?? valueText(cell([row, column]) ?? 0, chart, language);
  const last = series.length - 1;
  const lines = isTurned
    ? series.map(({ name }, column) => ({
        name,
        cells: [
          [0, column],
          [1, column],
        ] as const,
      }))
    : labels.map((name, row) => ({
        name,
        cells: [
          [row, 0],
          [row, last],
        ] as const,
      }));
  const slopes = lines.flatMap(({ name, cells: [a, b] }) => {
    const [from, to] = [cell(a), cell(b)];
    return from === null || to === null
      ? []
      : [{ name, from: tame(from), to: tame(to), texts: [text(a), text(b)] as const }];
  });
  return { slopes, ends: isTurned ? labels : [series[0]?.name ?? '', series[last]?.name ?? ''] };
}

/** Draws the change between two times, a line per item, with names and values at both ends. */
export function slopeChart(chart: ChartData, language: string): Html {
  const { slopes, ends } = slopesOf(chart, language);
  if (slopes.length === 0 || (chart.series.length < 2 && chart.labels.length !== 2))
    return columnChart({ ...chart, kind: 'column' }, language);
  const all = slopes.flatMap(({ from, to }) => [from, to]);
  const low = all.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = all.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const y = (value: number): number =>
    high === low ? 0.5 : 0.04 + (1 - (value - low) / (high - low)) * 0.92;
  const hasMark = slopes.some(({ name }) => isMarked(chart, name));
  const named = slopes.filter(({ name }) => slopes.length <= mostNamed || isMarked(chart, name)).slice(0, 12);
  const gap = 1.35 / (nominal.height * 1.1);
  const starts = spread(
    named.map(({ from }) => y(from)),
    gap,
  );
  const finishes = spread(
    named.map(({ to }) => y(to)),
    gap,
  );
  const marked = (name: string): string => (isMarked(chart, name) ? ' is-marked' : '');
  return plotSvg(
    'slope',
    chartName(chart, language),
    {},
    ...[left, right].map((x) =>
      element('line', { class: 'plot-grid', more: { x1: percent(x), x2: percent(x), y1: '0', y2: '100%' } }),
    ),
    ...slopes.flatMap(({ name, from, to }) => {
      const tone = isMarked(chart, name) || (!hasMark && slopes.length === 1) ? 1 : hasMark ? 2 : 0;
      return [
        element('line', {
          class: `line line-tone-${tone}`,
          more: { x1: percent(left), x2: percent(right), y1: percent(y(from)), y2: percent(y(to)) },
        }),
        ...[[left, from] as const, [right, to] as const].map(([x, value]) =>
          element('circle', {
            class: `dot line-tone-${tone}`,
            more: { cx: percent(x), cy: percent(y(value)), r: '3' },
          }),
        ),
      ];
    }),
    ...named.flatMap(({ name, texts }, index) => [
      plotText(`slope-name is-end${marked(name)}`, [left - 0.02, starts[index] ?? 0], texts[0]),
      plotText(
        `slope-name is-start${marked(name)}`,
        [right + 0.02, finishes[index] ?? 0],
        `${texts[1]} ${shortened(name, longestName)}`.trim(),
      ),
    ]),
    ...ends
      .slice(0, 2)
      .map((end, index) =>
        plotText(
          `slope-end ${index === 0 ? 'is-end' : 'is-start'}`,
          [index === 0 ? left : right, 0],
          shortened(end, 16),
        ),
      ),
  );
}
