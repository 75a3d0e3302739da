import type { Chart } from '../../../content/blocks/chart.ts';
import { dayNumber } from '../../../content/derive/due-date.ts';

import { words } from '../text/words.ts';
import type { ChartData } from './chart-data.ts';

/** Converts a chart of content for drawing: plain text, and dates as numbers. */
export function chartOf(chart: Chart): ChartData {
  const isDated = chart.series.some(({ values }) => values.some((value) => typeof value === 'string'));
  const { axis, kind, mark, compare, goal, events, source, unit } = chart;
  return {
    title: words(chart.title),
    note: words(chart.note ?? ''),
    ...(axis !== undefined && { axis: words(axis) }),
    labels: chart.labels.map(words),
    series: chart.series.map(({ name, values, written }) => ({
      name: words(name),
      values: values.map((value) => (typeof value === 'string' ? dayNumber(value) : value)),
      ...(written && { written }),
    })),
    ...(kind && { kind }),
    ...(unit !== undefined && { unit: words(unit) }),
    ...(mark && { marked: mark.map(words) }),
    ...(compare && { compared: compare.map(words) }),
    ...(goal && { goal: { value: goal.value, label: words(goal.label) } }),
    ...(events && {
      events: events.map(({ before, label }) => ({ before: words(before), label: words(label) })),
    }),
    ...(isDated && { isDated }),
    ...(source !== undefined && { source: words(source) }),
  };
}
