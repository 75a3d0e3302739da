import type { ArtDirection } from '../../../content/choices.ts';
import { escapeHtml } from '../escape-html.ts';
import { element, type Html, textElement } from '../markup.ts';
import { barHtml, type Tone, tonesOf } from './bar-shape.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { eventsHtml, goalHtml, tickHtml } from './chart-marks.ts';
import { type ChartScale, percent, scaleOf, stackedSums, valuesOf } from './chart-scale.ts';
import { chartName, isMarked, labelLines, valueText, writtenText } from './chart-text.ts';
import { stemHtml } from './stem.ts';

/** Maximum letters of labels side by side below the bars, and the minimum per label. */
const lineLetters = 70;
const shortLabel = 8;
/** More stems look like a hedge. */
const mostStems = 8;
/** With more values the labels overlap, so only the marked ones and both ends get one. */
const mostValues = 18;
/** Height of a value label, as a share of the drawing. A tick closer to the bar would cross it. */
const valueShare = 0.2;
/** Width of the bars of one label, as a share of its slot. */
const barShare = 0.84;

interface Column {
  /** Excludes the series that the others are compared with. */
  readonly chart: ChartData;
  readonly reference: ChartSeries | undefined;
  readonly language: string;
  readonly scale: ChartScale;
  readonly tones: readonly Tone[];
  readonly index: number;
  /** Draws each value as a plant instead of a bar. */
  readonly isGrown: boolean;
}

function valueHtml(text: string, x: string, top: number): Html {
  return textElement(
    'text',
    { class: x === '0' ? 'bar-value' : 'bar-value in-series', more: { x, y: percent(top) } },
    text,
  );
}

/** Returns the position of a bar's value: on the bar, or on the tick just above it. */
function valueTop(top: number, { reference, scale, index }: Column): number {
  const was = reference?.values[index] ?? null;
  const tick = was === null ? top : 1 - scale.at(was);
  return tick < top && top - tick < valueShare ? tick : top;
}

function sideBySide(column: Column): readonly (Html | null)[] {
  const { chart, language, scale, tones, index, isGrown } = column;
  const count = chart.series.length;
  const isWritten = chart.labels.length * count <= mostValues || isMarked(chart, chart.labels[index] ?? '');
  return chart.series.flatMap((series, position) => {
    const value = series.values[index] ?? null;
    if (value === null) return [];
    const width = 1 / count;
    const top = 1 - scale.at(Math.max(value, 0));
    const height = Math.abs(scale.at(value) - scale.zero);
    const x = position * width;
    const box = {
      x: percent(x),
      y: percent(top),
      width: percent(count === 1 ? 1 : width * 0.96),
      height: percent(height),
    };
    return [
      isGrown
        ? stemHtml(top, height, index, isMarked(chart, chart.labels[index] ?? ''))
        : barHtml(box, count === 1 ? null : (tones[position] ?? 6)),
      isWritten
        ? valueHtml(
            writtenText(series, index, chart, language),
            count === 1 ? '0' : percent(x + width / 2),
            valueTop(top, column),
          )
        : null,
    ];
  });
}

function stacked({ chart, language, scale, tones, index }: Column): readonly (Html | null)[] {
  let above = 0;
  let below = 0;
  const parts = chart.series.map(({ values }, position) => {
    const value = values[index] ?? 0;
    const from = value >= 0 ? above : below;
    if (value >= 0) above += value;
    else below += value;
    const top = 1 - scale.at(Math.max(from, from + value));
    const height = Math.abs(scale.at(from + value) - scale.at(from));
    const box = { x: '0', y: percent(top), width: '100%', height: percent(height) };
    return height === 0 ? null : barHtml(box, tones[position] ?? 6);
  });
  return [...parts, valueHtml(valueText(above + below, chart, language), '0', 1 - scale.at(above))];
}

/** Draws a label below its bar, on two lines if it is too long for one. */
function labelHtml(label: string, columns: number): Html {
  const [first = '', ...more] = labelLines(label, Math.max(shortLabel, Math.floor(lineLetters / columns)));
  return element(
    'text',
    { class: 'bar-label', more: { x: '0', y: '100%' } },
    escapeHtml(first),
    ...more.map((line) => textElement('tspan', { more: { x: '0', dy: '1.25em' } }, ` ${line}`)),
  );
}

function columnHtml(column: Column, isStacked: boolean): Html {
  const { chart, index } = column;
  const label = chart.labels[index] ?? '';
  const pitch = 1 / (chart.labels.length - 1 + barShare);
  const ends = [index === 0 && 'is-first', index === chart.labels.length - 1 && 'is-last'];
  const mark = isMarked(chart, label) ? 'is-emphasised' : chart.compared?.includes(label) && 'is-compared';
  const className = ['column', ...ends, mark].filter(Boolean).join(' ');
  const was = column.reference?.values[index] ?? null;
  const content = [
    ...(isStacked ? stacked(column) : sideBySide(column)),
    was === null ? null : tickHtml({ x: '0', width: '100%' }, 1 - column.scale.at(was)),
    labelHtml(label, chart.labels.length),
  ];
  /* The style sheets position single bars, so that each direction can set the bar width. */
  if (chart.series.length === 1) return element('g', { class: className, style: `--i:${index}` }, ...content);
  return element(
    'svg',
    {
      class: className,
      more: { x: percent(index * pitch), y: '0', width: percent(pitch * barShare), height: '100%' },
    },
    ...content,
  );
}

/** More than two marked bars are a time range: only the last one gets a value label. */
const fewMarks = 2;

/**
 * Returns whether to draw plants: few values of one series, none negative, in a direction that supports it.
 */
function grows({ series, labels }: ChartData, direction: ArtDirection | undefined): boolean {
  return (
    direction === 'organic' &&
    series.length === 1 &&
    labels.length <= mostStems &&
    (series[0]?.values ?? []).every((value) => value === null || value >= 0)
  );
}

function classNames({ series, events = [], marked = [] }: ChartData, isGrown: boolean): string {
  const more = [
    isGrown && 'has-stems',
    series.length > 1 && 'has-series',
    events.length > 0 && 'has-event',
    events.length > 1 && 'has-marks',
    marked.length > fewMarks && 'has-many-marks',
  ];
  return ['chart chart-columns', ...more].filter(Boolean).join(' ');
}

/** Returns the comparison series, which is drawn as ticks. A single series is always drawn as bars. */
export function referenceOf({ series, compared }: ChartData): ChartSeries | undefined {
  return series.length > 1 ? series.find(({ name }) => name !== '' && compared?.includes(name)) : undefined;
}

/**
 * Draws vertical bars: one series plain, several side by side or stacked. Starts at zero, with values at the
 * bars and no grid.
 */
export function columnChart(given: ChartData, language: string, direction?: ArtDirection): Html {
  const reference = referenceOf(given);
  const chart = reference ? { ...given, series: given.series.filter((own) => own !== reference) } : given;
  const isStacked = chart.kind === 'stacked' && chart.series.length > 1;
  const goal = chart.goal ? [chart.goal.value] : [];
  const scale = scaleOf([...(isStacked ? stackedSums(chart).flat() : valuesOf(given)), ...goal]);
  const tones = tonesOf(
    chart.series.map(({ name }) => name),
    (name) => isMarked(chart, name),
  );
  const isGrown = !reference && grows(chart, direction);
  const y = percent(1 - scale.zero);
  return element(
    'svg',
    {
      class: classNames(chart, isGrown),
      style: `--n:${chart.labels.length}`,
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    goalHtml(chart, percent(1 - scale.at(chart.goal?.value ?? 0))),
    ...chart.labels.map((_, index) =>
      columnHtml({ chart, reference, language, scale, tones, index, isGrown }, isStacked),
    ),
    element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: y, y2: y } }),
    ...eventsHtml(chart, (index, ...content) =>
      element('g', { class: 'event', style: `--i:${index}` }, ...content),
    ),
  );
}
