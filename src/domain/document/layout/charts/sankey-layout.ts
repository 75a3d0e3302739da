import type { ChartData } from './chart-data.ts';
import { tame } from './plot-frame.ts';

export interface SankeyNode {
  readonly name: string;
  readonly layer: number;
  readonly value: number;
  y: number;
  height: number;
}

export interface SankeyLink {
  readonly from: SankeyNode;
  readonly to: SankeyNode;
  readonly value: number;
  fromY: number;
  toY: number;
  height: number;
}

export interface Sankey {
  readonly layers: number;
  readonly nodes: readonly SankeyNode[];
  readonly links: readonly SankeyLink[];
}

/** More flows can't be followed; the smallest are left to the data. */
const mostFlows = 60;
const mostInLayer = 10;
/** Space between nodes as a share of the height, so that their names don't touch. */
const gap = 0.035;
/** Height of a node whose name needs a line. */
const leastPitch = 0.105;
const rounds = 4;

interface Flow {
  readonly from: string;
  readonly to: string;
  readonly value: number;
}

/** Returns the positive flows from each label to each series, the largest ones without cycles. */
function flowsOf({ labels, series }: ChartData): readonly Flow[] {
  const all = labels.flatMap((from, row) =>
    series.flatMap(({ name: to, values }) => {
      const value = tame(values[row] ?? 0);
      return value > 0 && from !== to && from.trim() !== '' && to.trim() !== '' ? [{ from, to, value }] : [];
    }),
  );
  const kept: Flow[] = [];
  const next = new Map<string, string[]>();
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set<string>();
    const open = [from];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === to) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(next.get(name) ?? []));
    }
    return false;
  };
  for (const flow of all.toSorted((a, b) => b.value - a.value).slice(0, mostFlows)) {
    if (reaches(flow.to, flow.from)) continue;
    kept.push(flow);
    next.set(flow.from, [...(next.get(flow.from) ?? []), flow.to]);
  }
  return kept;
}

/** Returns the layer of each name: after all of its sources; those without a target are last. */
function layersOf(flows: readonly Flow[]): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  const visit = (name: string): number => {
    const known = layers.get(name);
    if (known !== undefined) return known;
    const before = flows.filter(({ to }) => to === name).map(({ from }) => visit(from) + 1);
    const layer = before.reduce((most, each) => Math.max(most, each), 0);
    layers.set(name, layer);
    return layer;
  };
  for (const { from, to } of flows) {
    visit(from);
    visit(to);
  }
  const last = [...layers.values()].reduce((most, layer) => Math.max(most, layer), 0);
  for (const name of layers.keys()) if (!flows.some(({ from }) => from === name)) layers.set(name, last);
  return layers;
}

/** Drops the smallest names of crowded layers. */
function readable(flows: readonly Flow[]): readonly Flow[] {
  const layers = layersOf(flows);
  const weight = (name: string): number =>
    flows.reduce((sum, { from, to, value }) => sum + (from === name || to === name ? value : 0), 0);
  const names = [...layers.keys()].toSorted((a, b) => weight(b) - weight(a));
  const count = new Map<number, number>();
  const kept = new Set(
    names.filter((name) => {
      const layer = layers.get(name) ?? 0;
      count.set(layer, (count.get(layer) ?? 0) + 1);
      return (count.get(layer) ?? 0) <= mostInLayer;
    }),
  );
  return flows.filter(({ from, to }) => kept.has(from) && kept.has(to));
}

/** Places nodes in layers from left to right, their heights and those of the flows to one scale. */
export function layOutSankey(chart: ChartData): Sankey {
  const flows = readable(flowsOf(chart));
  const layerOf = layersOf(flows);
  const order = [...chart.labels, ...chart.series.map(({ name }) => name)];
  const nodes = [...new Set(order)]
    .filter((name) => layerOf.has(name))
    .map((name): SankeyNode => {
      const sum = (side: 'from' | 'to'): number =>
        flows.reduce((total, flow) => total + (flow[side] === name ? flow.value : 0), 0);
      return {
        name,
        layer: layerOf.get(name) ?? 0,
        value: Math.max(sum('from'), sum('to')),
        y: 0,
        height: 0,
      };
    });
  const layers = nodes.reduce((most, { layer }) => Math.max(most, layer), 0) + 1;
  const columns = Array.from({ length: layers }, (_, layer) => nodes.filter((node) => node.layer === layer));
  const links = flows.flatMap(({ from, to, value }): SankeyLink[] => {
    const [source, target] = [nodes.find(({ name }) => name === from), nodes.find(({ name }) => name === to)];
    return source && target ? [{ from: source, to: target, value, fromY: 0, toY: 0, height: 0 }] : [];
  });
  const room = Math.min(...columns.map((column) => 1 - gap * Math.max(0, column.length - 1)));
  const most =
    Math.max(...columns.map((column) => column.reduce((sum, { value }) => sum + value, 0)), 0) || 1;
  const unit = room / most;
  const place = (column: readonly SankeyNode[]): void => {
    const heights = column.map(({ value }) => Math.max(0.006, value * unit));
    const pitches = heights.map((height) => Math.max(height + gap, leastPitch));
    const total = pitches.reduce((sum, pitch) => sum + pitch, 0);
    const shrink = Math.min(1, 1 / (total || 1));
    let y = (1 - total * shrink) / 2;
    for (const [index, node] of column.entries()) {
      const pitch = (pitches[index] ?? 0) * shrink;
      node.height = Math.min(heights[index] ?? 0, pitch);
      node.y = y + (pitch - node.height) / 2;
      y += pitch;
    }
  };
  for (const column of columns) place(column);
  const center = (node: SankeyNode): number => node.y + node.height / 2;
  const pull = (node: SankeyNode): number => {
    const own = links.filter(({ from, to }) => from === node || to === node);
    const weight = own.reduce((sum, { value }) => sum + value, 0) || 1;
    return own.reduce(
      (sum, { from, to, value }) => sum + center(from === node ? to : from) * (value / weight),
      0,
    );
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const column of round % 2 === 0 ? columns : columns.toReversed()) {
      const pulls = new Map(column.map((node) => [node, pull(node)]));
      column.sort((a, b) => (pulls.get(a) ?? 0) - (pulls.get(b) ?? 0));
      place(column);
    }
  }
  for (const node of nodes) {
    const scale = (side: readonly SankeyLink[]): number =>
      node.height /
      (Math.max(
        node.value,
        side.reduce((sum, { value }) => sum + value, 0),
      ) || 1);
    const out = links.filter(({ from }) => from === node).sort((a, b) => center(a.to) - center(b.to));
    const into = links.filter(({ to }) => to === node).sort((a, b) => center(a.from) - center(b.from));
    let y = node.y;
    for (const link of out) {
      link.fromY = y;
      link.height = link.value * scale(out);
      y += link.height;
    }
    y = node.y;
    for (const link of into) {
      link.toY = y;
      y += link.value * scale(into);
    }
  }
  return { layers, nodes, links };
}
