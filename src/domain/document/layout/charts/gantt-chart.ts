import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { type SpanScale, spanScale } from './chart-ticks.ts';

/** Width of the names, as a share of the drawing: grows with their length up to a limit. */
const nameShare = { letter: 0.0135, gap: 0.02, least: 0.16, most: 0.3 };
/** Width of the text beside a bar, as a share of the drawing: per letter in a wide face, with a minimum. */
const wordShare = { letter: 0.0176, least: 0.22 };
/** Width per letter of a milestone. */
const milestoneShare = 0.0125;
/** With more bars, dates beside them are cluttered; the columns show the dates. */
const mostDated = 6;
/** Tick labels beyond this share of the width are right-aligned. */
const edge = 0.95;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A task, possibly with interruptions: consecutive rows with the same name are one task. */
interface Task {
  readonly label: string;
  readonly spans: readonly Span[];
}

function tasksOf({ labels, series }: ChartData): readonly Task[] {
  const [starts, ends] = [series[0]?.values ?? [], series[1]?.values ?? []];
  const tasks: Task[] = [];
  for (const [index, label] of labels.entries()) {
    const start = starts[index] ?? null;
    const end = ends[index] ?? start;
    if (start === null || end === null) continue;
    const span = { start: Math.min(start, end), end: Math.max(start, end) };
    const last = tasks.at(-1);
    if (last?.label === label && label !== '')
      tasks[tasks.length - 1] = { label, spans: [...last.spans, span] };
    else tasks.push({ label, spans: [span] });
  }
  return tasks;
}

interface Plan {
  readonly chart: ChartData;
  readonly language: string;
  readonly scale: SpanScale;
  readonly labelShare: number;
  readonly isWritten: boolean;
}

const placeOf =
  ({ scale: { from, to }, labelShare }: Plan) =>
  (value: number): number =>
    labelShare + ((value - from) / (to - from || 1)) * (1 - labelShare);

function shapeHtml({ start, end }: Span, x: (value: number) => number): readonly Html[] {
  if (start === end)
    return [element('circle', { class: 'bar', more: { cx: percent(x(start)), cy: '50%', r: '5' } })];
  const bar = { x: percent(x(start)), y: '26%', width: percent(x(end) - x(start)), height: '48%' };
  const length = x(end) - x(start);
  const [x1, x2] = [percent(x(start) + length * 0.06), percent(x(end) - length * 0.06)];
  return [
    element('rect', { class: 'bar', more: bar }),
    element('line', { class: 'bar-vein', more: { x1, x2, y1: '50%', y2: '50%' } }),
  ];
}

/** Draws the dates beside the bar: after it, before it, or on it if there is no space. */
function wordsHtml(
  { start, end }: Span,
  { chart, language, labelShare }: Plan,
  x: (value: number) => number,
) {
  const words =
    start === end
      ? valueText(start, chart, language)
      : `${valueText(start, chart, language)} – ${valueText(end, chart, language)}`;
  const share = Math.max(wordShare.least, words.length * wordShare.letter);
  const isBefore = x(end) + share > 1.02;
  const isInside = isBefore && x(start) - share < labelShare;
  const place = isInside ? 'is-inside' : isBefore ? 'is-before' : '';
  return textElement(
    'text',
    {
      class: ['bar-value', place, start === end && 'is-mark'].filter(Boolean).join(' '),
      more: { x: percent(isBefore ? x(start) : x(end)), y: '50%' },
    },
    words,
  );
}

/** Draws the milestone of a task as a diamond at its end. */
function milestoneHtml({ start, end }: Span, words: string, plan: Plan, x: (value: number) => number) {
  const isBefore = x(end) + 0.03 + words.length * milestoneShare > 1;
  if (isBefore && x(start) - words.length * milestoneShare < plan.labelShare) return [];
  return [
    element(
      'svg',
      { class: 'milestone', more: { x: percent(x(end)), y: '50%' } },
      element('path', { more: { d: 'M0 -8L8 0L0 8L-8 0Z' } }),
    ),
    textElement(
      'text',
      {
        class: isBefore ? 'milestone-label is-before' : 'milestone-label',
        more: { x: percent(isBefore ? x(start) : x(end)), y: '50%' },
      },
      words,
    ),
  ];
}

function rowHtml({ label, spans }: Task, index: number, rows: number, plan: Plan): Html {
  const x = placeOf(plan);
  const last = spans.at(-1);
  const words = plan.chart.events?.find(({ before }) => before === label)?.label;
  const milestone = last && words !== undefined ? milestoneHtml(last, words, plan, x) : [];
  return element(
    'svg',
    {
      class: isMarked(plan.chart, label) ? 'row is-emphasised' : 'row',
      more: { x: '0', y: percent(index / rows), width: '100%', height: percent(1 / rows) },
    },
    textElement('text', { class: 'bar-label', more: { x: '0', y: '50%' } }, label),
    ...spans.flatMap((span) => shapeHtml(span, x)),
    ...milestone,
    ...(plan.isWritten && milestone.length === 0 ? spans.map((span) => wordsHtml(span, plan, x)) : []),
  );
}

function lineHtml(x: string): Html {
  return element('line', { class: 'tick', more: { x1: x, x2: x, y1: '0', y2: '100%' } });
}

function ticksHtml(plan: Plan): readonly Html[] {
  const x = placeOf(plan);
  return plan.scale.ticks.flatMap(({ at, until, text }, index) => {
    if (until === undefined) {
      const className = x(at) > edge ? 'tick-label is-last' : 'tick-label';
      return [
        lineHtml(percent(x(at))),
        textElement('text', { class: className, more: { x: percent(x(at)), y: '0' } }, text),
      ];
    }
    const middle = percent((x(at) + x(until)) / 2);
    const band = { x: percent(x(at)), y: '0', width: percent(x(until) - x(at)), height: '100%' };
    return [
      element('rect', { class: index % 2 === 0 ? 'tick-band' : 'tick-band is-even', more: band }),
      lineHtml(percent(x(at))),
      index === plan.scale.ticks.length - 1 && lineHtml(percent(x(until))),
      textElement('text', { class: 'tick-label is-column', more: { x: middle, y: '0' } }, text),
    ].filter((part) => part !== false);
  });
}

/**
 * Draws a Gantt chart: a bar from start to end for each task, in columns of months or weeks if there are few,
 * with dates beside the bar if the columns don't show them. A task without duration is a mark; an event is
 * the milestone of its task.
 */
export function ganttChart(chart: ChartData, language: string): Html {
  const tasks = tasksOf(chart);
  const spans = tasks.flatMap((task) => task.spans);
  if (spans.length === 0) return '';
  const scale = spanScale(
    spans.flatMap(({ start, end }) => [start, end]),
    chart,
    language,
  );
  const longest = Math.max(...tasks.map(({ label }) => label.length));
  const share = nameShare.gap + longest * nameShare.letter;
  const isCalendar = scale.ticks.length >= 12 && tasks.length > mostDated;
  const plan: Plan = {
    chart,
    language,
    scale,
    labelShare: Math.min(nameShare.most, Math.max(nameShare.least, share)),
    isWritten: !scale.isCounted && !isCalendar,
  };
  return element(
    'svg',
    {
      class: 'chart chart-gantt',
      style: `--rows:${tasks.length}`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    ...ticksHtml(plan),
    ...tasks.map((task, index) => rowHtml(task, index, tasks.length, plan)),
  );
}
