import type { ChartContent } from '../../brief.ts';
import { element, type Html, textElement } from '../markup.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, valueText, writtenText } from './chart-text.ts';

/** What the names take of the width: more for longer ones, to a limit. */
const nameShare = { letter: 0.0135, gap: 0.02, least: 0.16, most: 0.3 };
/** What the words beside a bar may take of the width. */
const wordShare = 0.22;
const mostTicks = 7;
/** Words of a tick further right than this end at it. */
const edge = 0.95;
const msPerDay = 86_400_000;

const isoDay = (day: number): Date => new Date(day * msPerDay);

/** Where a dated plan has its ticks: the first of every month, quarter or year, whichever gives few enough. */
function monthTicks(from: number, to: number): readonly number[] {
  for (const months of [1, 2, 3, 6, 12, 24, 60, 120]) {
    const ticks: number[] = [];
    const start = isoDay(from);
    const first = start.getUTCFullYear() * 12 + Math.ceil(start.getUTCMonth() / months) * months;
    for (let month = first; ticks.length <= mostTicks; month += months) {
      const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / msPerDay;
      if (day > to) break;
      if (day >= from) ticks.push(day);
    }
    if (ticks.length <= mostTicks) return ticks;
  }
  return [];
}

function plainTicks(from: number, to: number): readonly number[] {
  const rough = (to - from) / mostTicks;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step);
  // Counted, not added up: a step may be too small to move a large value, or the values may be none.
  return Array.from({ length: 2 * mostTicks }, (_, index) => (first + index) * step).filter(
    (tick) => tick <= to,
  );
}

function tickText(tick: number, chart: ChartContent, language: string): string {
  if (!chart.isDated) return valueText(tick, chart, language);
  const day = isoDay(tick);
  const isYear = day.getUTCMonth() === 0;
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(isYear ? { year: '2-digit' } : {}),
    timeZone: 'UTC',
  }).format(day);
}

/** A plan in time: a bar from start to end for each task, its dates beside it; a task without length is a mark. */
export function ganttChart(chart: ChartContent, language: string): Html {
  const [starts, ends] = [chart.series[0]?.values ?? [], chart.series[1]?.values ?? []];
  const spans = chart.labels.flatMap((label, index) => {
    const start = starts[index] ?? null;
    const end = ends[index] ?? start;
    return start === null || end === null
      ? []
      : [{ label, start: Math.min(start, end), end: Math.max(start, end) }];
  });
  if (spans.length === 0) return '';
  const from = Math.min(...spans.map(({ start }) => start));
  const to = Math.max(...spans.map(({ end }) => end), from + 1);
  const longest = Math.max(...spans.map(({ label }) => label.length));
  const labelShare = Math.min(
    nameShare.most,
    Math.max(nameShare.least, nameShare.gap + longest * nameShare.letter),
  );
  const x = (value: number): number => labelShare + ((value - from) / (to - from || 1)) * (1 - labelShare);
  const ticks = (chart.isDated ? monthTicks : plainTicks)(from, to);
  const height = 1 / Math.max(1, spans.length);
  const rows = spans.map(({ label, start, end }, index) => {
    const words =
      start === end
        ? valueText(start, chart, language)
        : `${valueText(start, chart, language)} – ${valueText(end, chart, language)}`;
    const isBefore = x(end) + wordShare > 1.02;
    const isInside = isBefore && x(start) - wordShare < labelShare;
    const place = [isInside ? 'is-inside' : isBefore ? 'is-before' : '', start === end ? 'is-mark' : ''].join(
      ' ',
    );
    const shape =
      start === end
        ? element('circle', { class: 'bar', more: { cx: percent(x(start)), cy: '50%', r: '5' } })
        : element('rect', {
            class: 'bar',
            more: { x: percent(x(start)), y: '26%', width: percent(x(end) - x(start)), height: '48%' },
          });
    return element(
      'svg',
      {
        class: isMarked(chart, label) ? 'row is-emphasised' : 'row',
        more: { x: '0', y: percent(index * height), width: '100%', height: percent(height) },
      },
      textElement('text', { class: 'bar-label', more: { x: '0', y: '50%' } }, label),
      shape,
      textElement(
        'text',
        {
          class: `bar-value ${place}`.trim().replace('  ', ' '),
          more: { x: percent(isBefore ? x(start) : x(end)), y: '50%' },
        },
        words,
      ),
    );
  });
  return element(
    'svg',
    {
      class: 'chart chart-gantt',
      style: `--rows:${spans.length}`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    ...ticks.flatMap((tick) => [
      element('line', {
        class: 'tick',
        more: { x1: percent(x(tick)), x2: percent(x(tick)), y1: '0', y2: '100%' },
      }),
      textElement(
        'text',
        {
          class: x(tick) > edge ? 'tick-label is-last' : 'tick-label',
          more: { x: percent(x(tick)), y: '0' },
        },
        tickText(tick, chart, language),
      ),
    ]),
    ...rows,
  );
}

/** How far things have come: a name, a track filled to its share of the goal, and the value. */
export function progressBars(chart: ChartContent, language: string): Html {
  const own = chart.series[0] ?? { name: '', values: [] };
  const { values } = own;
  const whole =
    chart.goal?.value ?? (chart.unit === '%' ? 100 : Math.max(1, ...values.map((value) => value ?? 0)));
  return element(
    'ul',
    { class: 'chart chart-progress' },
    ...chart.labels.map((label, index) => {
      const value = values[index] ?? 0;
      const share = Math.min(1, Math.max(0, value / whole));
      return element(
        'li',
        { class: isMarked(chart, label) ? 'progress is-emphasised' : 'progress' },
        textElement('span', { class: 'progress-name' }, label),
        textElement('span', { class: 'progress-value' }, writtenText(own, index, chart, language)),
        element(
          'svg',
          {
            class: 'progress-track',
            more: { role: 'img', 'aria-label': label || chartName(chart, language) },
          },
          element('rect', { class: 'track', more: { width: '100%', height: '100%' } }),
          element('rect', { class: 'bar', more: { width: percent(share), height: '100%' } }),
        ),
      );
    }),
  );
}
