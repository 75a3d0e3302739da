import { area, curveBumpX } from 'd3-shape';
import { element, type Html } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';
import { chartName, isMarked, valueText } from './chart-text.ts';
import { plotSvg, plotText, shortened, stretched } from './plot-frame.ts';
import { rowChart } from './row-chart.ts';
import { layOutSankey } from './sankey-layout.ts';

/** Space for names outside of the first and the last nodes, as a share of the width. */
const side = 0.23;
const nodeWidth = 0.014;
const longestName = 18;

const band = area<readonly [number, number, number]>()
  .x(([x]) => x * 100)
  .y0(([, top]) => top * 100)
  .y1(([, , bottom]) => bottom * 100)
  .curve(curveBumpX)
  .digits(2);

/**
 * Draws amounts that flow from each label to each series. A name that is both a label and a series is a stop
 * on the way.
 */
export function sankeyChart(chart: ChartData, language: string): Html {
  const { layers, nodes, links } = layOutSankey(chart);
  if (links.length === 0) return rowChart(chart, language);
  const x = (layer: number): number => side + (layer / Math.max(1, layers - 1)) * (1 - 2 * side - nodeWidth);
  const longestBetween = Math.max(4, Math.floor(16 / Math.max(1, layers - 1)) + 4);
  const inner = (share: number): number => (share - side) / (1 - 2 * side);
  const marks = links.map(({ from, to }) => isMarked(chart, from.name) || isMarked(chart, to.name));
  return plotSvg(
    'sankey',
    chartName(chart, language),
    {
      style: `--rows:${Math.max(4, ...nodes.map(({ layer }) => nodes.filter((node) => node.layer === layer).length))}`,
    },
    stretched(
      { x: side, y: 0, width: 1 - 2 * side, height: 1 },
      ...links.map(({ from, to, fromY, toY, height, value }, index) => {
        const end = to.height * (value / (to.value || 1));
        const points: [number, number, number][] = [
          [inner(x(from.layer) + nodeWidth), fromY, fromY + height],
          [inner(x(to.layer)), toY, toY + Math.min(end, to.height)],
        ];
        return element('path', {
          class: marks[index] ? 'sankey-link is-marked' : 'sankey-link',
          more: { d: band(points) ?? '' },
        });
      }),
    ),
    ...nodes.map(({ layer, name, y, height }) =>
      element('rect', {
        class: isMarked(chart, name) ? 'sankey-node is-marked' : 'sankey-node',
        more: { x: percent(x(layer)), y: percent(y), width: percent(nodeWidth), height: percent(height) },
      }),
    ),
    ...nodes.map(({ layer, name, value, y, height }) => {
      const amount = valueText(Number(value.toPrecision(12)), chart, language);
      const isBetween = layer > 0 && layer < layers - 1;
      const text = `${shortened(name, isBetween ? longestBetween : longestName)} ${amount}`;
      const at = y + height / 2;
      const className = isMarked(chart, name) ? 'sankey-name is-marked' : 'sankey-name';
      if (layer === 0) return plotText(`${className} is-end`, [x(0) - 0.012, at], text);
      if (layer === layers - 1)
        return plotText(`${className} is-start`, [x(layer) + nodeWidth + 0.012, at], text);
      return plotText(`${className} is-start is-between`, [x(layer) + nodeWidth + 0.012, at], text);
    }),
  );
}
