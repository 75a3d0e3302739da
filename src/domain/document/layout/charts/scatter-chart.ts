import { scaleSqrt } from 'd3-scale';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked } from './chart-text.ts';
import { columnChart } from './column-chart.ts';
import {
  axisOf,
  nominal,
  pairsOf,
  plotSvg,
  plotText,
  type Share,
  shortened,
  textWidth,
  tickText,
} from './plot-frame.ts';

const field = { left: 0.1, right: 0.98, top: 0.04, bottom: 0.98 };
/** More points are a cloud; only the marked ones are named. */
const mostNamed = 40;
const longestName = 24;
/** Radius of the largest bubble in em. */
const largestBubble = 2.4;
const dotRadius = 0.3;

interface Spot {
  readonly label: string;
  readonly x: Share;
  readonly y: Share;
  /** In em. */
  readonly radius: number;
  readonly isMark: boolean;
}

/** Edges in em of the nominal drawing. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const places = [
  { className: 'is-start', dx: 1, dy: 0 },
  { className: 'is-end', dx: -1, dy: 0 },
  { className: '', dx: 0, dy: -1 },
  { className: '', dx: 0, dy: 1 },
] as const;

/** Places names beside their points without overlap; a name without a free place is left to the table. */
function namesHtml(spots: readonly Spot[]): readonly Html[] {
  const dots = spots.map(({ x, y, radius }): Box => {
    const [cx, cy] = [x * nominal.width, y * nominal.height];
    return { left: cx - radius, right: cx + radius, top: cy - radius, bottom: cy + radius };
  });
  const wanted = spots
    .map((spot, index) => ({ spot, index }))
    .filter(({ spot }) => spot.label.trim() !== '' && (spot.isMark || spots.length <= mostNamed))
    .sort((a, b) => Number(b.spot.isMark) - Number(a.spot.isMark) || b.spot.radius - a.spot.radius);
  const taken: Box[] = [];
  const named: Html[] = [];
  for (const { spot, index } of wanted) {
    const text = shortened(spot.label, longestName);
    const width = textWidth(text);
    const [cx, cy] = [spot.x * nominal.width, spot.y * nominal.height];
    const isInside = width < spot.radius * 1.8;
    const options = isInside ? [{ className: '', dx: 0, dy: 0 }] : places;
    for (const { className, dx, dy } of options) {
      const reach = spot.radius + 0.35;
      const left = dx === 0 ? cx - width / 2 : dx > 0 ? cx + reach : cx - reach - width;
      const middle = cy + dy * (reach + nominal.line / 2);
      const box: Box = {
        left,
        right: left + width,
        top: middle - nominal.line / 2,
        bottom: middle + nominal.line / 2,
      };
      const isFree =
        box.left >= field.left * nominal.width * 0.9 &&
        box.right <= nominal.width &&
        box.top >= 0 &&
        box.bottom <= nominal.height &&
        taken.every((other) => !touches(box, other)) &&
        dots.every((dot, at) => at === index || !touches(box, dot));
      if (!isFree) continue;
      taken.push(box);
      const style = `transform:translate(${(dx * reach).toFixed(2)}em,${(dy * (reach + nominal.line / 2)).toFixed(2)}em)`;
      const marked = spot.isMark ? ' is-marked' : '';
      named.push(
        textElement(
          'text',
          {
            class: `point-name ${className}${marked}`.replace(/ +/g, ' ').trim(),
            style,
            more: { x: percent(spot.x), y: percent(spot.y) },
          },
          text,
        ),
      );
      break;
    }
  }
  return named;
}

/**
 * Draws points by their first two series, and as bubbles whose areas are the third. The axes needn't start at
 * zero.
 */
export function scatterChart(chart: ChartData, language: string): Html {
  const [across, up, size] = chart.series;
  if (!across || !up) return columnChart(chart, language);
  const isBubble = chart.kind === 'bubble' && size !== undefined;
  const pairs = pairsOf(chart, isBubble ? [0, 1, 2] : [0, 1]);
  const xAxis = axisOf(
    pairs.map(({ values }) => values[0] ?? 0),
    6,
    false,
  );
  const yAxis = axisOf(
    pairs.map(({ values }) => values[1] ?? 0),
    5,
    false,
  );
  const most = pairs.reduce((high, { values }) => Math.max(high, Math.abs(values[2] ?? 0)), 0);
  const radius = scaleSqrt()
    .domain([0, most || 1])
    .range([0, largestBubble]);
  /* Bubbles keep off the edges by their size. */
  const pad = isBubble ? [largestBubble / nominal.width, largestBubble / nominal.height] : [0.01, 0.02];
  const within = (share: Share, from: Share, to: Share, gap = 0): Share =>
    from + gap + share * (to - from - 2 * gap);
  const x = (value: number): Share => within(xAxis.at(value), field.left, field.right, pad[0]);
  const y = (value: number): Share => within(1 - yAxis.at(value), field.top, field.bottom, pad[1]);
  const spots = pairs.map(
    ({ label, values }): Spot => ({
      label,
      x: x(values[0] ?? 0),
      y: y(values[1] ?? 0),
      radius: isBubble ? Math.max(0.25, radius(Math.abs(values[2] ?? 0))) : dotRadius,
      isMark: isMarked(chart, label),
    }),
  );
  const largestFirst = spots.toSorted((a, b) => b.radius - a.radius);
  const key =
    isBubble && size.name !== ''
      ? element(
          'ul',
          { class: 'chart-key', more: { 'aria-hidden': 'true' } },
          element('li', {}, '<span class="swatch-round"></span>', textElement('span', {}, size.name)),
        )
      : '';
  return (
    key +
    plotSvg(
      isBubble ? 'scatter chart-bubble' : 'scatter',
      chartName(chart, language),
      {},
      ...yAxis.ticks.flatMap((tick) => [
        element('line', {
          class: 'plot-grid',
          more: {
            x1: percent(field.left),
            x2: percent(field.right),
            y1: percent(y(tick)),
            y2: percent(y(tick)),
          },
        }),
        plotText('tick-label is-end', [field.left - 0.015, y(tick)], tickText(tick, yAxis, language)),
      ]),
      ...xAxis.ticks.map((tick) =>
        plotText('tick-label plot-label', [x(tick), 1], tickText(tick, xAxis, language)),
      ),
      element('line', {
        class: 'axis',
        more: { x1: percent(field.left), x2: percent(field.right), y1: '100%', y2: '100%' },
      }),
      up.name !== '' && plotText('axis-title is-start is-top', [0, 0], shortened(up.name, 44)),
      across.name !== '' &&
        plotText('axis-title is-end is-foot', [field.right, 1], shortened(across.name, 44)),
      ...largestFirst.map((spot) =>
        element('circle', {
          class: spot.isMark ? 'point is-marked' : 'point',
          more: { cx: percent(spot.x), cy: percent(spot.y), r: `${Number(spot.radius.toFixed(2))}em` },
        }),
      ),
      ...namesHtml(spots),
    )
  );
}
