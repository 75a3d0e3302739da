import { type Element, isTag } from 'domhandler';
import { elementsWithin, endTagStart, splice, startTagEnd } from '../article-tree.ts';
import type { CellBars } from '../layout/blocks/cell-bars.ts';
import { cellBarHtml } from '../layout/blocks/grid-table.ts';
import { textOfNodes } from '../plain-text.ts';
import { readChartValue } from './chart-from-rows.ts';

/** Maximum number of bars per table; more than any table on a page needs. */
const mostBars = 200;

/** Parses the `data-bars` of a table: 'column; from; to; target', the target being optional. */
function readCellBars(table: Element): CellBars | null {
  const text = table.attribs['data-bars'];
  if (text === undefined) return null;
  const [column = Number.NaN, from = Number.NaN, to = Number.NaN, target] = text
    .split(';')
    .map((part) => readChartValue(part)?.value ?? Number.NaN);
  if (!Number.isInteger(column) || column < 1 || !(to > from)) return null;
  return { column, from, to, ...(target !== undefined && Number.isFinite(target) ? { target } : {}) };
}

/** Redraws the bars in a table's cells from its current values. */
export function drawCellBars(html: string, table: Element): string {
  const bars = readCellBars(table);
  if (!bars) return html;
  const cells = [...elementsWithin(table)]
    .filter(({ name }) => name === 'tr')
    .map((row) => row.children.filter(isTag)[bars.column - 1])
    .filter((cell) => cell?.name === 'td')
    .slice(0, mostBars);
  return cells.reduceRight((current, cell) => {
    if (!cell) return current;
    const drawn = cell.children.find((child) => isTag(child) && child.name === 'svg');
    const value =
      readChartValue(textOfNodes(cell.children.filter((child) => child !== drawn)))?.value ?? null;
    const bar = value === null ? '' : cellBarHtml(value, bars);
    const start = drawn?.startIndex ?? Math.max(startTagEnd(html, cell), endTagStart(html, cell));
    const end = drawn ? (drawn.endIndex ?? -1) + 1 : start;
    return splice(current, start, end, bar);
  }, html);
}
