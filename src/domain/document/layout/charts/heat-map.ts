import { scaleQuantize } from 'd3-scale';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent, valuesOf } from './chart-scale.ts';
import { chartName, writtenText } from './chart-text.ts';
import { labelled, nominal, plotSvg, plotText, shortened, tame } from './plot-frame.ts';

/** With more rows or columns the cells have no numbers. */
const most = { rows: 24, columns: 12 };
/** More rows are drawn as means of several. */
const mostDrawnRows = 60;
const steps = [0, 1, 2, 3, 4, 5] as const;

function shades(values: readonly number[]): (value: number) => number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values.map(tame)) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(low < high)) return () => 3;
  const scale = scaleQuantize<number>()
    .domain([low, high])
    .range([...steps]);
  return (value) => scale(tame(value));
}

/** Draws cells without numbers; neighboring rows are combined if there are too many to see. */
function fineHtml(chart: ChartData, language: string): Html {
  const { labels, series } = chart;
  const perRow = Math.ceil(labels.length / mostDrawnRows);
  const rows = Math.ceil(labels.length / perRow);
  const mean = (column: number, row: number): number | null => {
    const own = (series[column]?.values ?? []).slice(row * perRow, (row + 1) * perRow);
    const known = own.filter((value) => value !== null).map(tame);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value / known.length, 0);
  };
  const shade = shades(valuesOf(chart));
  const left = 0.18;
  const [width, height] = [(1 - left) / series.length, 1 / rows];
  const isRowNamed = labelled(
    Array.from({ length: rows }, () => 'x'),
    nominal.height / 1.4,
  );
  const names = series.map(({ name }) => shortened(name, 10));
  const isColumnNamed = labelled(names, nominal.width * (1 - left));
  return plotSvg(
    'heat',
    chartName(chart, language),
    { style: `--rows:${Math.max(8, rows)}` },
    ...series.flatMap((_, column) =>
      Array.from({ length: rows }, (__, row) => {
        const value = mean(column, row);
        if (value === null) return '';
        const box = {
          x: percent(left + column * width),
          y: percent(row * height),
          width: percent(width),
          height: percent(height),
        };
        return element('rect', { class: `heat heat-${shade(value)}`, more: box });
      }),
    ),
    ...Array.from({ length: rows }, (_, row) =>
      isRowNamed(row)
        ? plotText('bar-label is-start', [0, (row + 0.5) * height], shortened(labels[row * perRow] ?? '', 12))
        : '',
    ),
    ...names.map((name, column) =>
      isColumnNamed(column) ? plotText('bar-label plot-label', [left + (column + 0.5) * width, 1], name) : '',
    ),
  );
}

/**
 * Draws a heat map: a row per label, a column per series, shaded by value, with the numbers if there are few.
 */
export function heatMap(chart: ChartData, language: string): Html {
  const { labels, series } = chart;
  if (labels.length > most.rows || series.length > most.columns) return fineHtml(chart, language);
  const { unit: _unit, ...unitless } = chart;
  const shade = shades(valuesOf(chart));
  const word = (className: string, text: string): Html => textElement('span', { class: className }, text);
  return element(
    'div',
    {
      class: 'chart chart-heat-cells',
      style: `--columns:${series.length};--rows:${labels.length}`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    '<span></span>',
    ...series.map(({ name }) => word('heat-head', shortened(name, 40))),
    ...labels.flatMap((label, index) => [
      word('heat-name', shortened(label, 80)),
      ...series.map((own) => {
        const value = own.values[index] ?? null;
        if (value === null) return '<span></span>';
        return word(`heat heat-${shade(value)}`, writtenText(own, index, unitless, language));
      }),
    ]),
  );
}
