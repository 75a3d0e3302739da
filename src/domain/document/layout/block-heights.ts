import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import type { PageScale } from '../kit/scale.ts';
import { rowsToWriteIn } from './blocks/grid-table.ts';
import type { TableData } from './blocks/table-data.ts';
import type { ChartData } from './charts/chart-data.ts';
import { isUpright } from './charts/draw-chart.ts';
import type { DiagramData } from './diagrams/diagram-data.ts';
import { estimateLines } from './page-capacity.ts';
import { tableWidths } from './table-widths.ts';
import type { FieldText } from './text/field-text.ts';

const lineFactor = 1.35;
const tallestTable = 160;
/** Of a row to write in, in px: 9.5 mm. */
const writingHeight = 36;

/** Returns the height in px of a table whose columns share `widthPx` as a browser would lay them out. */
export function tableHeight(table: TableData, look: Look, scale: PageScale, widthPx: number): number {
  const { sizePx, columns } = tableWidths(table, look, widthPx);
  const lineHeight = sizePx * lineFactor;
  const rowLines = (cells: readonly FieldText[]): number =>
    Math.max(
      1,
      ...cells.map((cell, column) =>
        estimateLines(cell.plain, look, sizePx * 0.92, columns[column] ?? widthPx),
      ),
    );
  /* More rows never fit on a page, so the exact height is irrelevant. */
  const rows = [table.head, ...table.rows.slice(0, tallestTable), ...(table.foot ?? [])];
  const padding = scale.unit * directions[look.direction].article.rowPadding;
  const caption = table.caption === undefined ? 0 : scale.body * lineFactor * 1.5;
  const open = rowsToWriteIn(table);
  const rowHeight = (row: readonly FieldText[]): number =>
    Math.max(open.has(row) ? writingHeight : 0, rowLines(row) * lineHeight + padding);
  return caption + rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

/** Returns the height of a chart in px, matching the style sheets for each kind. */
export function chartHeight(chart: ChartData, scale: PageScale, linesOf: (text: string) => number): number {
  const line = scale.body * lineFactor;
  const words = [chart.title, chart.note, chart.source ?? ''].filter((text) => text !== '');
  const head = words.reduce((sum, text) => sum + linesOf(text) * line, 0) + scale.unit * 1.7;
  const rows = chart.labels.length;
  const eventKey = (chart.events?.length ?? 0) > 1 ? line * 2 : 0;
  switch (chart.kind) {
    case 'sparkline':
      return head + chart.series.length * (line + scale.unit * 0.8);
    case 'progress':
      return head + rows * (line * 1.6 + scale.unit * 0.6);
    case 'gantt':
      return head + rows * scale.note * 2 + scale.note * 2;
    case 'pie':
    case 'donut':
      return head + Math.max(scale.unit * 9, rows * (line + scale.unit * 0.6));
    case 'line':
    case 'step':
    case 'area':
      return head + eventKey + scale.unit * (scale.isSlides ? 10 : 9) + scale.note * 3.7;
    case 'waterfall':
      return head + scale.unit * (scale.isSlides ? 9.5 : 7.2) + scale.note * 4.1;
    case 'combined':
    case 'scatter':
    case 'bubble':
    case 'histogram':
    case 'slope':
      return head + line + scale.unit * (scale.isSlides ? 13 : 11) + scale.note * 4.6;
    case 'radar':
      return head + line + scale.unit * (scale.isSlides ? 15 : 14) + scale.note * 5;
    case 'heatmap':
      return head + (Math.min(rows, 24) + 1) * (scale.note * lineFactor + scale.unit * 0.5) + scale.note * 2;
    case 'funnel':
      return head + Math.min(rows, 24) * (line + scale.unit * 1.1);
    case 'multiples':
      return head + Math.ceil(Math.min(chart.series.length, 24) / 3) * (scale.unit * 5.4 + scale.note * 3);
    case 'sankey':
      return head + scale.unit * 13;
    case 'parts':
      return head + rows * (scale.note * 4.6 + scale.unit * 0.9);
    default: {
      const hasKey = chart.series.length > 1 ? line : 0;
      if (isUpright(chart))
        return head + hasKey + eventKey + scale.unit * (scale.isSlides ? 9.5 : 7.2) + scale.note * 4.1;
      const longest = Math.max(0, ...chart.labels.map((label) => label.length));
      const bars = chart.kind === 'stacked' ? 1 : Math.max(1, chart.series.length);
      const above = longest > 24 ? 1.25 * Math.ceil(longest / 30) : 0;
      return head + hasKey + rows * scale.note * 1.15 * (0.75 + above + bars * 1.25);
    }
  }
}

/** Maximum height of a drawing, as a share of the page; must match the style sheet. */
const tallestDrawing = 0.5;

/** Returns the height of a diagram at `widthPx`: its drawing, and its key in three columns. */
export function diagramHeight(diagram: DiagramData, scale: PageScale, widthPx: number): number {
  const line = scale.note * lineFactor;
  if (diagram.kind === 'flow') return diagram.links.length * (line * 2.4 + scale.unit * 0.8);
  const letters = diagram.parts.map(({ name, text = '' }) => name.length + text.length);
  const perLine = widthPx / 3 / (scale.note * 0.52);
  const rows = Math.ceil(diagram.parts.length / 3) * Math.ceil(Math.max(...letters) / perLine);
  const drawn = Math.min(
    (widthPx * diagram.grid[1]) / diagram.grid[0],
    (scale.height - scale.marginTop - scale.marginFoot) * tallestDrawing,
  );
  return drawn + scale.unit * 0.7 + rows * (line + scale.unit * 0.25);
}
