import { curveLinearClosed, lineRadial } from 'd3-shape';
import { element, type Html, textElement } from '../markup.ts';
import { keyHtml, tonesOf } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { percent, valuesOf } from './chart-scale.ts';
import { chartName, isMarked } from './chart-text.ts';
import { columnChart } from './column-chart.ts';
import { axisOf, tame, tickText } from './plot-frame.ts';

const fewestAxes = 3;
/** More axes, or longer labels, have numbers, explained beside the drawing. */
const mostNamed = 10;
const longestName = 26;
/** More polygons can't be told apart. */
const mostSeries = 6;
const turn = Math.PI * 2;

const ring = lineRadial<number>()
  .angle((_, index) => index)
  .radius((value) => value);

/** Returns a closed path; angles run clockwise from the top. */
function closedPath(radii: readonly number[]): string {
  const angles = radii.map((_, index) => (index / radii.length) * turn);
  return (
    ring
      .angle((_, index) => angles[index] ?? 0)
      .curve(curveLinearClosed)
      .digits(2)([...radii]) ?? ''
  );
}

/** Draws each series as a polygon on axes around a center, all with one scale. */
export function radarChart(chart: ChartData, language: string): Html {
  const { labels } = chart;
  if (labels.length < fewestAxes) return columnChart({ ...chart, kind: 'column' }, language);
  const series = chart.series.slice(0, mostSeries);
  const axis = axisOf(valuesOf({ ...chart, series }), 4, true);
  const radius = (value: number): number => axis.at(tame(value)) * 100;
  const tones = tonesOf(
    series.map(({ name }) => name),
    (name) => isMarked(chart, name),
  );
  const angle = (index: number): number => (index / labels.length) * turn;
  const isNumbered = labels.length > mostNamed || labels.some((label) => [...label].length > longestName);
  const rings = axis.ticks.map((tick) =>
    element('path', { class: 'plot-grid', more: { d: closedPath(labels.map(() => radius(tick))) } }),
  );
  const spokes = labels.map((_, index) =>
    element('path', {
      class: 'plot-grid',
      more: {
        d: `M0 0L${(Math.sin(angle(index)) * 100).toFixed(2)} ${(-Math.cos(angle(index)) * 100).toFixed(2)}`,
      },
    }),
  );
  const polygons = series.flatMap(({ values }, position) => {
    const radii = labels.map((_, index) => radius(values[index] ?? axis.from));
    const d = closedPath(radii);
    const tone = tones[position] ?? 6;
    const dots = radii.map((each, index) =>
      element('circle', {
        class: `dot line-tone-${tone}`,
        more: {
          cx: (Math.sin(angle(index)) * each).toFixed(2),
          cy: (-Math.cos(angle(index)) * each).toFixed(2),
          r: '2',
        },
      }),
    );
    return [
      ...(tone === 1 ? [element('path', { class: 'radar-area', more: { d } })] : []),
      element('path', { class: `line line-tone-${tone}`, more: { d } }),
      ...(tone === 1 ? dots : []),
    ];
  });
  const names = labels.map((label, index) => {
    const [x, y] = [Math.sin(angle(index)), -Math.cos(angle(index))];
    const side = Math.abs(x) < 0.05 ? 'is-middle' : x > 0 ? 'is-right' : 'is-left';
    const style = `--x:${percent(0.5 + x * 0.53)};--y:${percent(0.5 + y * 0.53)};--dy:${Math.round((y - 1) * 50)}%`;
    return textElement(
      'span',
      { class: `radar-name ${side}`, style },
      isNumbered ? String(index + 1) : label,
    );
  });
  const ticks = axis.ticks
    .slice(1, -1)
    .map((tick) =>
      textElement(
        'span',
        { class: 'radar-tick', style: `--y:${percent(0.5 - radius(tick) / 200)}` },
        tickText(tick, axis, language),
      ),
    );
  const drawing = element(
    'div',
    { class: `chart chart-radar${isNumbered ? ' is-numbered' : ''}` },
    element(
      'div',
      { class: 'radar-field' },
      element(
        'svg',
        { more: { viewBox: '-100 -100 200 200', role: 'img', 'aria-label': chartName(chart, language) } },
        ...rings,
        ...spokes,
        ...polygons,
      ),
      ...ticks,
      ...names,
    ),
    isNumbered &&
      element(
        'ol',
        { class: 'radar-key', more: { 'aria-hidden': 'true' } },
        ...labels.map((label) => textElement('li', {}, label)),
      ),
  );
  const shown = series.map(({ name }) => name);
  return series.length > 1 ? lineKeyHtml(shown, tones) + drawing : drawing;
}

const lineKeyHtml = (names: readonly string[], tones: ReturnType<typeof tonesOf>): Html =>
  keyHtml(names, tones, undefined, undefined, true);
