import { element, type Html, textElement } from '../markup.ts';
import { type Tone, tonesOf } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { eventsHtml, goalHtml, placedEvents } from './chart-marks.ts';
import { type ChartScale, percent, scaleOf, stackedSums, valuesOf } from './chart-scale.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { plainTicks } from './chart-ticks.ts';
import { spread } from './plot-frame.ts';

/** Maximum number of labels that fit below the drawing. */
const mostLabels = 8;
const mostLevels = 5;
/** Maximum letters side by side below a drawing in a narrow column. */
const mostLetters = 46;
/** Minimum distance between two names at the ends of lines, as a share of the height. */
const nameDistance = 0.13;
/** Minimum distance between an event's letter and a point's value, as a share of the width. */
const eventDistance = 0.06;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly index: number;
}

interface Line {
  readonly name: string;
  readonly tone: Tone;
  readonly points: readonly Point[];
  /** Bottom edge of an area, from right to left. */
  readonly floor: readonly Point[];
}

const round = (value: number): number => Number(value.toFixed(2));

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x * 100)} ${round(y * 100)}`).join('');
}

/** Returns the path of a step line, with vertical jumps between levels. */
function stepPath(points: readonly Point[], count: number): string {
  const half = 0.5 / count;
  return points
    .map(({ x, y }, at) => {
      const from = round((x - half) * 100);
      const to = round((x + half) * 100);
      const isNext = points[at - 1] !== undefined && round(((points[at - 1]?.x ?? 0) + half) * 100) === from;
      return `${isNext ? `L${from} ` : `M${from} `}${round(y * 100)}L${to} ${round(y * 100)}`;
    })
    .join('');
}

/**
 * Returns the scale of lines, which can omit zero if the line would be flat otherwise; areas always include
 * it.
 */
function lineScale(chart: ChartData): ChartScale {
  const values = [...valuesOf(chart), ...(chart.goal ? [chart.goal.value] : [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (chart.kind !== 'line' || low <= 0 || low < high * 0.5) return scaleOf(values);
  const from = low - (high - low || high) * 0.95;
  return { at: (value) => (value - from) / (high - from || 1), zero: 0 };
}

function scaleFor(chart: ChartData): ChartScale {
  if (chart.kind !== 'area') return lineScale(chart);
  return scaleOf([...stackedSums(chart).flat(), ...(chart.goal ? [chart.goal.value] : [])]);
}

/** Returns the position of a label: points span from edge to edge, steps are centered in their slot. */
function labelShare(chart: ChartData, index: number): number {
  const count = chart.labels.length;
  return chart.kind === 'step' ? (index + 0.5) / count : index / Math.max(1, count - 1);
}

export function linesOf(chart: ChartData): readonly Line[] {
  const isArea = chart.kind === 'area';
  const scale = scaleFor(chart);
  const tones = tonesOf(
    chart.series.map(({ name }) => name),
    (name) => isMarked(chart, name),
  );
  const below = chart.labels.map(() => 0);
  return chart.series.map(({ name, values }, position) => {
    const floor: Point[] = [];
    const points = chart.labels.flatMap((_, index): Point[] => {
      const value = values[index] ?? null;
      if (value === null) return [];
      const from = isArea ? (below[index] ?? 0) : 0;
      if (isArea) below[index] = from + value;
      const x = labelShare(chart, index);
      floor.unshift({ x, y: 1 - scale.at(from), value: from, index });
      return [{ x, y: 1 - scale.at(from + value), value, index }];
    });
    return { name, tone: tones[position] ?? 6, points, floor };
  });
}

/** Returns the labeled points of a line: both ends, the highest and the lowest, never two in a row. */
function spokenPoints({ points }: Line): readonly Point[] {
  const by = (pick: (a: Point, b: Point) => boolean): Point | undefined =>
    points.reduce<Point | undefined>((best, point) => (best && !pick(point, best) ? best : point), undefined);
  const wanted = [points[0], points.at(-1), by((a, b) => a.value > b.value), by((a, b) => a.value < b.value)];
  const kept: Point[] = [];
  const apart = Math.max(1, points.length * 0.12);
  for (const point of wanted) {
    if (point && kept.every((other) => Math.abs(other.index - point.index) > apart)) kept.push(point);
  }
  return kept;
}

export function dotHtml({ x, y }: Point, line: Line, width: number): Html {
  return element('circle', {
    class: `dot line-tone-${line.tone}`,
    more: { cx: percent(x * width), cy: percent(y), r: '3' },
  });
}

/** Marked lines first, then those that end highest. */
const byImportance = (a: Line, b: Line): number =>
  Number(b.tone === 1) - Number(a.tone === 1) || (a.points.at(-1)?.y ?? 1) - (b.points.at(-1)?.y ?? 1);

/** Returns the heights of the line names, in the order of their line ends, spread apart to avoid overlap. */
function nameHeights(lines: readonly Line[]): ReadonlyMap<Line, number> {
  const most = Math.floor(1 / nameDistance) + 1;
  const named = lines.length <= most ? lines : lines.toSorted(byImportance).slice(0, most);
  const wanted = named
    .map((line) => {
      const end = line.points.at(-1)?.y ?? 1;
      return { line, y: line.floor[0] && line.floor[0].value > 0 ? (end + line.floor[0].y) / 2 : end };
    })
    .sort((a, b) => a.y - b.y);
  let least = 0;
  for (const name of wanted) {
    name.y = Math.max(name.y, least);
    least = name.y + nameDistance;
  }
  const placed =
    least - nameDistance > 1
      ? spread(
          wanted.map(({ y }) => y),
          nameDistance,
        )
      : wanted.map(({ y }) => y);
  return new Map(wanted.map(({ line }, index) => [line, placed[index] ?? 0]));
}

/** Draws the scale of a step chart; the styles show it only in some directions. */
function levelsHtml(chart: ChartData, width: number, language: string): readonly Html[] {
  if (chart.kind !== 'step') return [];
  const scale = scaleFor(chart);
  const { unit: _, ...unitless } = chart;
  const highest = Math.max(0, ...valuesOf(chart));
  return plainTicks(0, highest, mostLevels).map((level) => {
    const y = percent(1 - scale.at(level));
    return element(
      'g',
      { class: 'level' },
      element('line', { more: { x1: '0', x2: percent(width), y1: y, y2: y } }),
      textElement('text', { more: { x: '0', y } }, valueText(level, unitless, language)),
    );
  });
}

/**
 * Draws lines or stacked areas, each with its name at its end instead of a legend; dash patterns distinguish
 * them without color.
 */
export function lineChart(chart: ChartData, language: string): Html {
  const lines = linesOf(chart);
  const isSingle = lines.length === 1;
  const longest = Math.max(0, ...lines.map(({ name }) => name.length));
  const width = isSingle ? 0.97 : 1 - Math.min(0.32, 0.1 + longest * 0.013);
  const isArea = chart.kind === 'area';
  // Adds half a letter of padding on each side of a label.
  const letters = chart.labels.reduce((sum, label) => sum + label.length + 1.5, 0);
  const step = Math.ceil(Math.max(chart.labels.length / mostLabels, letters / (mostLetters * width)));
  const lastIndex = chart.labels.length - 1;
  const isLabelled = (index: number): boolean =>
    index === lastIndex || (index % step === 0 && lastIndex - index >= step * 0.75);
  const heights = nameHeights(lines);
  const paths = lines.flatMap((line) => [
    isArea &&
      element('path', {
        class: `area tone-${line.tone}`,
        more: { d: `${pathOf([...line.points, ...line.floor])}Z` },
      }),
    element('path', {
      class: `line line-tone-${line.tone}`,
      more: { d: chart.kind === 'step' ? stepPath(line.points, chart.labels.length) : pathOf(line.points) },
    }),
  ]);
  const ends = lines.flatMap((line) => {
    const end = line.points.at(-1);
    if (!end) return [];
    const height = heights.get(line);
    const dot = isArea ? [] : [dotHtml(end, line, width)];
    if (height === undefined) return dot;
    const name = textElement(
      'text',
      {
        class: isMarked(chart, line.name) ? 'line-name is-marked' : 'line-name',
        more: { x: percent(width * end.x), y: percent(height) },
      },
      `${valueText(end.value, chart, language)} ${line.name}`,
    );
    return [...dot, name];
  });
  const between = (index: number): number =>
    (labelShare(chart, index) + labelShare(chart, Math.max(0, index - 1))) / 2;
  const events = placedEvents(chart).map(({ index }) => between(index));
  /** Aligns a value at its point's start or end at the edges of the drawing and beside an event's letter. */
  const placeOf = ({ x, index }: Point): string => {
    const near = events.find((event) => Math.abs(event - x) < eventDistance);
    if (index === 0 || (near !== undefined && near <= x && index !== lastIndex)) return ' is-first';
    return index === lastIndex || near !== undefined ? ' is-last' : '';
  };
  const spoken = isSingle
    ? lines.flatMap((line) =>
        spokenPoints(line).flatMap((point) => {
          const isLow =
            point.index > 0 &&
            point.index < lastIndex &&
            point.value <= (line.points[point.index - 1]?.value ?? 0);
          return [
            dotHtml(point, line, width),
            textElement(
              'text',
              {
                class: `bar-value${placeOf(point)}${isLow && !isArea ? ' is-below' : ''}`,
                more: { x: percent(point.x * width), y: percent(point.y) },
              },
              valueText(point.value, chart, language),
            ),
          ];
        }),
      )
    : [];
  const labels = chart.labels.flatMap((label, index) =>
    isLabelled(index)
      ? [
          textElement(
            'text',
            {
              class: `bar-label${index === 0 ? ' is-first' : index === lastIndex && isSingle ? ' is-last' : ''}`,
              more: { x: percent(labelShare(chart, index) * width), y: '100%' },
            },
            label,
          ),
        ]
      : [],
  );
  const scale = scaleFor(chart);
  return element(
    'svg',
    {
      class: (chart.events?.length ?? 0) > 1 ? 'chart chart-lines has-marks' : 'chart chart-lines',
      more: { role: 'img', 'aria-label': chartName(chart, language) },
    },
    ...levelsHtml(chart, width, language),
    element(
      'svg',
      {
        class: 'plot',
        more: { width: percent(width), height: '100%', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
      },
      ...paths,
    ),
    element('line', { class: 'axis', more: { x1: '0', x2: percent(width), y1: '100%', y2: '100%' } }),
    element(
      'svg',
      { more: { width: percent(width), height: '100%' } },
      goalHtml(chart, percent(1 - scale.at(chart.goal?.value ?? 0))),
      ...eventsHtml(chart, (index, ...content) =>
        element(
          'svg',
          { class: 'event', more: { x: percent(between(index)), y: '0', width: '1', height: '100%' } },
          ...content,
        ),
      ),
    ),
    ...spoken,
    ...(isSingle ? [] : ends),
    ...labels,
  );
}
