import type { ChartData } from './chart-data.ts';
import { valueText } from './chart-text.ts';

const mostTicks = 7;
/** Up to this many months get a column each. */
const mostMonths = 14;
/** With more columns, month names are single letters. */
const fewMonths = 7;
/** Up to this many whole steps from zero get a column each. */
const mostSteps = 16;
const msPerDay = 86_400_000;

const isoDay = (day: number): Date => new Date(day * msPerDay);
const dayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / msPerDay;
const monthOf = (day: number): number => isoDay(day).getUTCFullYear() * 12 + isoDay(day).getUTCMonth();

/**
 * Returns the ticks of a dated plan: the first of every month, quarter or year, whichever gives few enough.
 */
function monthTicks(from: number, to: number): readonly number[] {
  for (const months of [1, 2, 3, 6, 12, 24, 60, 120]) {
    const ticks: number[] = [];
    const first = Math.ceil(monthOf(from) / months) * months;
    for (let month = first; ticks.length <= mostTicks; month += months) {
      const day = dayOf(month);
      if (day > to) break;
      if (day >= from) ticks.push(day);
    }
    if (ticks.length <= mostTicks) return ticks;
  }
  return [];
}

/** Returns a few round values in a range. */
export function plainTicks(from: number, to: number, most = mostTicks): readonly number[] {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step);
  // Computed by index instead of by addition: a step can be too small to change a large value, and NaN must
  // not loop forever.
  return Array.from({ length: 2 * most }, (_, index) => (first + index) * step).filter((tick) => tick <= to);
}

export interface SpanTick {
  readonly at: number;
  /** End of the column below the tick's label; without it, the tick is a line. */
  readonly until?: number;
  readonly text: string;
}

export interface SpanScale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly SpanTick[];
  /** The columns show the times, so the bars need no dates. */
  readonly isCounted: boolean;
}

function monthColumns(from: number, to: number, language: string): SpanScale | null {
  const [first, last] = [monthOf(from), monthOf(to - 1)];
  const isYear = Math.floor(first / 12) === Math.floor(last / 12) && last - first >= fewMonths;
  const start = isYear ? Math.floor(first / 12) * 12 : first;
  const count = isYear ? 12 : last - first + 1;
  if (count < 2 || count > mostMonths) return null;
  const format = new Intl.DateTimeFormat(language, {
    month: count > fewMonths ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  const ticks = Array.from({ length: count }, (_, index) => ({
    at: dayOf(start + index),
    until: dayOf(start + index + 1),
    text: format.format(isoDay(dayOf(start + index))),
  }));
  return { from: dayOf(start), to: dayOf(start + count), ticks, isCounted: false };
}

/** Returns a scale of weeks or days counted from the start, where column 1 is the first week. */
function stepColumns(values: readonly number[], to: number): SpanScale | null {
  const isCounted = values.every(Number.isInteger) && Math.min(...values) === 0 && to > 1 && to <= mostSteps;
  if (!isCounted) return null;
  const ticks = Array.from({ length: to }, (_, index) => ({
    at: index,
    until: index + 1,
    text: String(index + 1),
  }));
  return { from: 0, to, ticks, isCounted };
}

function tickText(tick: number, chart: ChartData, language: string): string {
  if (!chart.isDated) return valueText(tick, chart, language);
  const day = isoDay(tick);
  const isYear = day.getUTCMonth() === 0;
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(isYear ? { year: '2-digit' } : {}),
    timeZone: 'UTC',
  }).format(day);
}

/** Returns the scale of time spans: a column per month or step if there are few, otherwise round ticks. */
export function spanScale(values: readonly number[], chart: ChartData, language: string): SpanScale {
  const from = Math.min(...values);
  const to = Math.max(...values, from + 1);
  const columns = chart.isDated ? monthColumns(from, to, language) : stepColumns(values, to);
  if (columns) return columns;
  const ticks = (chart.isDated ? monthTicks(from, to) : plainTicks(from, to)).map((at) => ({
    at,
    text: tickText(at, chart, language),
  }));
  return { from, to, ticks, isCounted: false };
}
