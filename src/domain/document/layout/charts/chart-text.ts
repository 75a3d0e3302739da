import { leadsNumber } from '../leading-unit.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';

const msPerDay = 86_400_000;

/** Formats a value for readers: 1,240 · 62% · 14 km · 3 Mar. In a dated chart, values are days since 1970. */
export function valueText(value: number, chart: ChartData, language: string): string {
  if (chart.isDated) {
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      value * msPerDay,
    );
  }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    .format(value)
    .replace('-', '−');
  if (chart.unit === undefined) return number;
  if (leadsNumber(chart.unit, language))
    return number.startsWith('−') ? `−${chart.unit}${number.slice(1)}` : `${chart.unit}${number}`;
  return /^[%‰°]/.test(chart.unit) ? `${number}${chart.unit}` : `${number}\u00a0${chart.unit}`;
}

/** Returns the value of a series at a label as given, or formatted; empty if there is none. */
export function writtenText(series: ChartSeries, index: number, chart: ChartData, language: string): string {
  const value = series.values[index] ?? null;
  return series.written?.[index] ?? (value === null ? '' : valueText(value, chart, language));
}

/** Maximum line length of a label above its bar. */
const lineLength = 34;

/** Breaks a label into lines, because SVG text doesn't wrap. */
export function labelLines(label: string, length = lineLength): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.flatMap((line) => line.match(/.{1,40}/gu) ?? []);
}

export function isMarked(chart: ChartData, name: string): boolean {
  return chart.marked?.includes(name) ?? false;
}

/** Maximum number of values in a chart's accessible name. */
const mostNamed = 6;

/** Returns the accessible name of a chart: its title, else what is measured, else its labels and values. */
export function chartName(chart: ChartData, language: string): string {
  const { title, note, labels, series } = chart;
  if (title.trim() || note.trim()) return title.trim() || note.trim();
  const names = series.flatMap(({ name }) => name.trim() || []);
  if (series.length > 1 && names.length > 0) return names.join(', ');
  const [own] = series;
  const values = labels
    .slice(0, mostNamed)
    .map((label, index) => `${label} ${own ? writtenText(own, index, chart, language) : ''}`.trim())
    .filter(Boolean)
    .join(', ');
  return [names[0], labels.length > mostNamed ? `${values} …` : values].filter(Boolean).join(': ') || '–';
}
