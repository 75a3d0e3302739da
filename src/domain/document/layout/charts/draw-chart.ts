import type { ChartContent, ChartKind } from '../../brief.ts';
import type { Html } from '../markup.ts';
import { keyHtml, tonesOf } from './bar-shape.ts';
import { isMarked } from './chart-text.ts';
import { columnChart } from './column-chart.ts';
import { lineChart, sparklines } from './line-chart.ts';
import { roundChart } from './round-chart.ts';
import { rowChart } from './row-chart.ts';
import { ganttChart, progressBars } from './span-chart.ts';

/** Upright bars carry short labels ('2024', 'May'); anything longer reads better along the line. */
const longestColumnLabel = 7;
const mostColumns = 14;

/** Bars stand upright or lie down by their labels, unless the content says which. */
export function isUpright({ kind, labels, series }: ChartContent): boolean {
  if (kind === 'column') return true;
  if (kind === 'bar') return false;
  const bars = kind === 'stacked' ? 1 : Math.max(1, series.length);
  return (
    Math.max(0, ...labels.map((label) => label.length)) <= longestColumnLabel &&
    labels.length * bars <= mostColumns * (bars > 1 ? 1.3 : 1)
  );
}

function hasKey({ kind, series }: ChartContent, isColumns: boolean): boolean {
  if (series.length < 2) return false;
  return kind === 'stacked' || (isColumns && kind !== 'line' && kind !== 'area');
}

function barsHtml(chart: ChartContent, language: string): Html {
  const isColumns = isUpright(chart);
  const drawing = isColumns ? columnChart(chart, language) : rowChart(chart, language);
  if (!hasKey(chart, isColumns)) return drawing;
  const names = chart.series.map(({ name }) => name);
  const tones = tonesOf(names, (name) => isMarked(chart, name));
  return keyHtml(names, tones) + drawing;
}

const drawers: Readonly<Record<ChartKind, (chart: ChartContent, language: string, id: string) => Html>> = {
  column: barsHtml,
  bar: barsHtml,
  grouped: barsHtml,
  stacked: barsHtml,
  line: lineChart,
  area: lineChart,
  pie: roundChart,
  donut: roundChart,
  sparkline: sparklines,
  progress: progressBars,
  gantt: ganttChart,
};

/**
 * The drawing of a chart: static SVG in shares of its box, so that its type keeps its size in any format; its
 * colours are the kit's. The same content gives the same drawing. Empty for a chart without values.
 */
export function drawChart(chart: ChartContent, language: string, id: string): Html {
  const hasValues = chart.series.some(({ values }) => values.some((value) => value !== null));
  return hasValues && chart.labels.length > 0 ? drawers[chart.kind ?? 'grouped'](chart, language, id) : '';
}
