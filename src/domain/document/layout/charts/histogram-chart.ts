import { element, type Html } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { axisOf, labelled, nominal, plotSvg, plotText, shortened, tame, tickText } from './plot-frame.ts';

/** With more bins, their counts overlap. */
const mostCounts = 16;
const mostBins = 20;

interface Bin {
  readonly count: number;
  readonly isMark: boolean;
  /** Name below the bin; bins of observations have their edges instead. */
  readonly name?: string;
  readonly text: string;
}

interface Bins {
  readonly bins: readonly Bin[];
  readonly edges: readonly string[];
}

/** Labels such as '0–10', '<5', '10 to 20' or '60+' name bins whose values are counts; dates don't. */
function isRange(label: string): boolean {
  const text = label.trim();
  const dashes = text.split(/[-–—]/).length - 1;
  const hasBounds = dashes === 1 || /[+<>≤≥]/.test(text) || /\d \p{L}{1,10} \d/u.test(text);
  return hasBounds && dashes < 2 && /^[<>≤≥]? ?\d/.test(text);
}

/** Counts observations in bins with round edges, about as many as the logarithm of their number. */
function countedBins(chart: ChartData, language: string): Bins {
  const values = (chart.series[0]?.values ?? []).filter((value) => value !== null).map(tame);
  const wanted = Math.min(mostBins, Math.ceil(Math.log2(Math.max(1, values.length))) + 1);
  const axis = axisOf(values, wanted, false);
  const { ticks } = axis;
  const [first = axis.from, second = axis.to] = ticks;
  const step = second - first || 1;
  const bins = Math.max(1, Math.min(2 * mostBins, Math.round((axis.to - axis.from) / step)));
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const index = Math.min(bins - 1, Math.max(0, Math.floor((value - axis.from) / step)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const number = new Intl.NumberFormat(language);
  return {
    bins: counts.map((count) => ({ count, isMark: false, text: number.format(count) })),
    edges: Array.from({ length: bins + 1 }, (_, index) => tickText(axis.from + index * step, axis, language)),
  };
}

function givenBins(chart: ChartData, language: string): Bins {
  const values = chart.series[0]?.values ?? [];
  const bins = chart.labels.map((name, index): Bin => {
    const value = values[index] ?? 0;
    return {
      name,
      count: Math.max(0, tame(value)),
      isMark: isMarked(chart, name),
      text: valueText(value, chart, language),
    };
  });
  return { bins, edges: [] };
}

/**
 * Draws how often values occur, as bars without gaps. Counts the values of the first series, unless the labels
 * are ranges, whose counts are the values.
 */
export function histogramChart(chart: ChartData, language: string): Html {
  const isCounted = chart.labels.filter(isRange).length < chart.labels.length / 2;
  const { bins, edges } = isCounted ? countedBins(chart, language) : givenBins(chart, language);
  const most = bins.reduce((high, { count }) => Math.max(high, count), 0) || 1;
  const width = 1 / bins.length;
  const names = bins.map(({ name = '' }) => shortened(name, 12));
  const isNamed = labelled(names, nominal.width);
  const isEdge = labelled(edges, nominal.width);
  return plotSvg(
    'histogram',
    chartName(chart, language),
    {},
    ...bins.flatMap(({ count, isMark, text }, index) => {
      const height = count / most;
      const box = {
        x: percent(index * width),
        y: percent(1 - height),
        width: percent(width),
        height: percent(height),
      };
      return [
        element(
          'g',
          { class: isMark ? 'is-emphasised' : undefined },
          element('rect', { class: 'bar', more: box }),
          bins.length <= mostCounts &&
            count > 0 &&
            plotText('plot-value bar-value', [(index + 0.5) * width, 1 - height], text),
        ),
      ];
    }),
    element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: '100%', y2: '100%' } }),
    ...names.map((name, index) =>
      name !== '' && isNamed(index) ? plotText('plot-label bar-label', [(index + 0.5) * width, 1], name) : '',
    ),
    ...edges.map((edge, index) => {
      const place = index === 0 ? ' is-start' : index === edges.length - 1 ? ' is-end' : '';
      return isEdge(index) ? plotText(`plot-label bar-label${place}`, [index * width, 1], edge) : '';
    }),
  );
}
