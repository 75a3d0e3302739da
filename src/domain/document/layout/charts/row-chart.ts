import { element, type Html, textElement } from '../markup.ts';
import { barHtml, tonesOf } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { goalHtml } from './chart-marks.ts';
import { percent, scaleOf, stackedSums, valuesOf } from './chart-scale.ts';
import { chartName, isMarked, labelLines, valueText, writtenText } from './chart-text.ts';

/** Labels up to this length go beside their bar, longer ones above it. */
const longestSideLabel = 24;
/** Rows of several bars have space for a label of two lines beside them. */
const longestWrappedLabel = 34;
/** Space reserved in a row: for its label on the left and the value of the longest bar on the right. */
const labelShare = 0.36;
const valueShare = 0.16;

/**
 * Draws horizontal bars, for word labels: one series plain, several below each other, or stacked along the
 * row.
 */
export function rowChart(chart: ChartData, language: string): Html {
  const { labels, series } = chart;
  const isStacked = chart.kind === 'stacked' && series.length > 1;
  const longestLabel = Math.max(...labels.map((label) => label.length));
  const isWrapped = series.length > 1 && !isStacked && longestLabel > longestSideLabel;
  const isLabelAbove = longestLabel > (isWrapped ? longestWrappedLabel : longestSideLabel);
  const goal = chart.goal ? [chart.goal.value] : [];
  const scale = scaleOf([...(isStacked ? stackedSums(chart).flat() : valuesOf(chart)), ...goal]);
  const left = isLabelAbove ? 0 : labelShare;
  const names = Math.max(0, ...series.map(({ name }) => name.length));
  const isNamed = series.length > 1 && !isStacked;
  const width = 1 - left - valueShare - (isNamed ? Math.min(0.16, names * 0.012) : 0);
  const tones = tonesOf(
    series.map(({ name }) => name),
    (name) => isMarked(chart, name),
  );
  const x = (value: number): number => left + scale.at(value) * width;
  const barsInRow = isStacked ? 1 : series.length;
  const lines = isLabelAbove ? Math.max(...labels.map((label) => labelLines(label).length)) : 0;
  /* Height of a row in lines of text: the label, then a line and a half per bar, then a gap. */
  const rowLines = lines * 1.25 + barsInRow * (barsInRow > 1 ? 1.25 : 1.1) + 0.75;
  const barTop = (bar: number): number => (lines * 1.25 + bar * 1.25) / rowLines;
  const barHeight = 1.08 / rowLines;

  const rowHtml = (label: string, index: number): Html => {
    const middle = (barTop(0) + barTop(barsInRow - 1) + barHeight) / 2;
    const labelText = isLabelAbove
      ? labelLines(label).map((line, at) =>
          textElement(
            'text',
            { class: 'bar-label', more: { x: '0', y: percent((at * 1.25 + 0.5) / rowLines) } },
            line,
          ),
        )
      : labelLines(label, isWrapped ? 20 : longestSideLabel + 1).map((line, at, all) =>
          textElement(
            'text',
            {
              class: 'bar-label',
              more: { x: '0', y: percent(middle + ((at - (all.length - 1) / 2) * 1.2) / rowLines) },
            },
            line,
          ),
        );
    let along = 0;
    const bars = series.flatMap((own, position): Html[] => {
      const { name, values } = own;
      const value = values[index] ?? null;
      if (value === null) return [];
      const from = isStacked ? along : 0;
      along += value;
      const bar = isStacked ? 0 : position;
      const start = Math.min(x(from), x(from + value));
      const end = Math.max(x(from), x(from + value));
      const box = {
        x: percent(start),
        y: percent(barTop(bar)),
        width: percent(end - start),
        height: percent(barHeight),
      };
      const isLast = !isStacked || position === series.length - 1;
      const written = isStacked
        ? valueText(along, chart, language)
        : writtenText(own, index, chart, language);
      return [
        barHtml(box, series.length === 1 ? null : (tones[position] ?? 6)),
        ...(isLast
          ? [
              textElement(
                'text',
                {
                  class: isMarked(chart, name) ? 'bar-value is-marked' : 'bar-value',
                  more: { x: percent(Math.max(end, x(0))), y: percent(barTop(bar) + barHeight / 2) },
                },
                isNamed ? `${written} ${name}` : written,
              ),
            ]
          : []),
      ];
    });
    return element(
      'svg',
      {
        class: isMarked(chart, label) ? 'row is-emphasised' : 'row',
        more: {
          x: '0',
          y: percent(index / labels.length),
          width: '100%',
          height: percent(1 / labels.length),
        },
      },
      ...labelText,
      ...bars,
    );
  };

  return element(
    'svg',
    {
      class: `chart chart-rows${chart.goal ? ' has-goal' : ''}${isLabelAbove ? ' is-stacked' : ''}${series.length > 1 ? ' has-series' : ''}`,
      style: `--rows:${labels.length};--row:${Number(rowLines.toFixed(2))}em`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    ...labels.map(rowHtml),
    goalHtml(chart, percent(x(chart.goal?.value ?? 0)), 'upright'),
  );
}
