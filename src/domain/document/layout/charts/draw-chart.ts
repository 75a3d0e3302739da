import type { ArtDirection, ChartKind } from '../../../content/choices.ts';
import type { Html } from '../markup.ts';
import type { FieldsAt } from '../text/drawn-fields.ts';
import { keyHtml, tonesOf } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { eventKeyHtml } from './chart-marks.ts';
import { isMarked } from './chart-text.ts';
import { columnChart, referenceOf } from './column-chart.ts';
import { combinedChart } from './combined-chart.ts';
import { funnelChart } from './funnel-chart.ts';
import { ganttChart } from './gantt-chart.ts';
import { heatMap } from './heat-map.ts';
import { histogramChart } from './histogram-chart.ts';
import { lineChart } from './line-chart.ts';
import { partsChart } from './parts-chart.ts';
import { tame } from './plot-frame.ts';
import { progressBars } from './progress-bars.ts';
import { radarChart } from './radar-chart.ts';
import { roundChart } from './round-chart.ts';
import { rowChart } from './row-chart.ts';
import { sankeyChart } from './sankey-chart.ts';
import { scatterChart } from './scatter-chart.ts';
import { slopeChart } from './slope-chart.ts';
import { smallMultiples } from './small-multiples.ts';
import { sparklines } from './sparklines.ts';
import { waterfallChart } from './waterfall-chart.ts';

/** Vertical bars suit short labels ('2024', 'May'); longer ones read better beside horizontal bars. */
const longestColumnLabel = 7;
const mostColumns = 14;

/** Returns whether bars are vertical: as the content says, otherwise by the length of the labels. */
export function isUpright(chart: ChartData): boolean {
  const { kind, labels, series } = chart;
  if (kind === 'column') return true;
  if (kind === 'bar') return false;
  const bars = kind === 'stacked' ? 1 : Math.max(1, series.length - (referenceOf(chart) ? 1 : 0));
  return (
    Math.max(0, ...labels.map((label) => label.length)) <= longestColumnLabel &&
    labels.length * bars <= mostColumns * (bars > 1 ? 1.3 : 1)
  );
}

function barsHtml(chart: ChartData, language: string, _: string, direction?: ArtDirection): Html {
  const isColumns = isUpright(chart);
  const drawing = isColumns ? columnChart(chart, language, direction) : rowChart(chart, language);
  const reference = isColumns ? referenceOf(chart) : undefined;
  const names = chart.series.filter((own) => own !== reference).map(({ name }) => name);
  const isKeyed = names.length > 1 && (chart.kind === 'stacked' || isColumns);
  if (!isKeyed && !reference) return drawing;
  const tones = tonesOf(names, (name) => isMarked(chart, name));
  return keyHtml(isKeyed ? names : [], tones, reference?.name) + drawing;
}

type Drawer = (
  chart: ChartData,
  language: string,
  id: string,
  direction: ArtDirection | undefined,
  at: FieldsAt,
) => Html;

const drawers: Readonly<Record<ChartKind, Drawer>> = {
  column: barsHtml,
  bar: barsHtml,
  grouped: barsHtml,
  stacked: barsHtml,
  waterfall: waterfallChart,
  parts: partsChart,
  line: lineChart,
  step: lineChart,
  area: lineChart,
  pie: roundChart,
  donut: roundChart,
  sparkline: sparklines,
  progress: progressBars,
  gantt: ganttChart,
  combined: combinedChart,
  scatter: scatterChart,
  bubble: scatterChart,
  radar: radarChart,
  heatmap: heatMap,
  histogram: histogramChart,
  funnel: funnelChart,
  slope: slopeChart,
  multiples: smallMultiples,
  sankey: sankeyChart,
};

/** Limits values that would overflow when they are added; the data table keeps them. */
function withTameValues(chart: ChartData): ChartData {
  const isTame = chart.series.every(({ values }) =>
    values.every((value) => value === null || tame(value) === value),
  );
  if (isTame) return chart;
  const series = chart.series.map((own) => ({
    ...own,
    values: own.values.map((value) => (value === null ? null : tame(value))),
  }));
  return { ...chart, series };
}

/**
 * Draws a chart as static SVG, sized in percent so that its type keeps its size in any format, in the kit's
 * colors. The same content and direction give the same drawing. Empty for a chart without values.
 */
export function drawChart(
  given: ChartData,
  language: string,
  id: string,
  direction?: ArtDirection,
  at: FieldsAt = () => undefined,
): Html {
  const chart = withTameValues(given);
  const hasValues = chart.series.some(({ values }) => values.some((value) => value !== null));
  if (!hasValues || chart.labels.length === 0) return '';
  return drawers[chart.kind ?? 'grouped'](chart, language, id, direction, at) + eventKeyHtml(chart);
}
