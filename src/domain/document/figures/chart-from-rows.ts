import { normaliseNumber } from '../../text/decimal-text.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { ChartSeries } from '../layout/charts/chart-data.ts';

const msPerDay = 86_400_000;
/** Limits; more than anyone can read on a page. */
const mostLabels = 400;
const mostSeries = 24;

const isoDate = /^\s*(\d{4}-\d{2}-\d{2})\s*$/;

/** Parses a number, or an ISO date as days since 1970; null for anything else. */
export function readChartValue(text: string): { readonly value: number; readonly isDate: boolean } | null {
  const date = isoDate.exec(text)?.[1];
  if (date !== undefined) {
    const value = Date.parse(date) / msPerDay;
    return Number.isFinite(value) ? { value, isDate: true } : null;
  }
  const digits = trimEndOf(/\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0] ?? '', '., \t\n\r\u00a0\u202f');
  if (digits === '') return null;
  const value = Number(normaliseNumber(digits)) * (/^[^\d]*[-−–]/.test(text) ? -1 : 1);
  return Number.isFinite(value) ? { value, isDate: false } : null;
}

export interface ChartCell {
  readonly text: string;
  /** The value as displayed. */
  readonly written?: string | undefined;
  readonly isHead?: boolean;
}

export interface ChartRows {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly isDated: boolean;
}

/**
 * Reads a chart from table rows: the first column is the labels, each further one a series named by its head.
 * The head is optional.
 */
export function chartFromRows(allRows: readonly (readonly ChartCell[])[]): ChartRows {
  const rows = allRows.filter((cells) => cells.length > 1).slice(0, mostLabels + 1);
  const [first] = rows;
  const hasHead =
    rows.length > 1 &&
    (first?.slice(1).every(({ text, isHead }) => isHead || readChartValue(text) === null) ?? false);
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Math.min(mostSeries, Math.max(0, ...body.map((cells) => cells.length - 1)));
  let isDated = false;
  const series = Array.from({ length: columns }, (_, column): ChartSeries => {
    const cells = body.map((row) => row[column + 1]);
    const written = cells.map((cell) => cell?.written ?? null);
    const values = cells.map((cell) => {
      const found = cell ? readChartValue(cell.text) : null;
      isDated ||= found?.isDate ?? false;
      return found?.value ?? null;
    });
    const name = hasHead ? (first?.[column + 1]?.text ?? '') : '';
    return { name, values, ...(written.some((text) => text !== null) ? { written } : {}) };
  });
  return { labels: body.map((cells) => cells[0]?.text ?? ''), series, isDated };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses 'value; words' of a goal or an event. */
function pairOf(text: string | undefined): readonly [string, string] | null {
  const [first, ...rest] = listOf(text ?? '');
  return first !== undefined && rest.length > 0 ? [first, rest.join('; ')] : null;
}

/** Parses the options of a chart, from attributes or from a line of a code fence. */
export function chartOptions(options: Readonly<Record<string, string | undefined>>) {
  const { unit, mark, compare } = options;
  const goal = pairOf(options.goal);
  const goalValue = goal ? readChartValue(goal[0]) : null;
  const events = (options.event ?? '').split('|').flatMap((part) => {
    const pair = pairOf(part);
    return pair ? [{ before: pair[0], label: pair[1] }] : [];
  });
  return {
    ...(unit ? { unit } : {}),
    ...(mark ? { marked: listOf(mark) } : {}),
    ...(compare ? { compared: listOf(compare) } : {}),
    ...(goal && goalValue ? { goal: { value: goalValue.value, label: goal[1] } } : {}),
    ...(events.length > 0 ? { events } : {}),
  };
}
