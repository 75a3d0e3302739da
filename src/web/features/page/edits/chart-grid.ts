/** Data of a chart as a grid; the first column has the labels. */
export interface ChartGrid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const figureWithTable = '[data-chart] table, table';

function parse(blockHtml: string): { block: Element; table: HTMLTableElement } | null {
  const block = new DOMParser().parseFromString(blockHtml, 'text/html').body.firstElementChild;
  const table = block?.querySelector<HTMLTableElement>(figureWithTable);
  return block && table ? { block, table } : null;
}

/** Excludes percentage cells, which are computed. */
const cellsOf = (row: HTMLTableRowElement): HTMLTableCellElement[] =>
  [...row.cells].filter((cell) => !cell.classList.contains('share'));

function partsOf(table: HTMLTableElement) {
  const rows = [...table.rows];
  const head = table.tHead?.rows[0] ?? null;
  return { head, body: rows.filter((row) => row !== head) };
}

const textOf = (cell: Element): string => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the grid of a block's chart; null if it has none. */
export function readChartGrid(blockHtml: string): ChartGrid | null {
  const parsed = parse(blockHtml);
  if (!parsed) return null;
  const { head, body } = partsOf(parsed.table);
  const rows = body.map((row) => cellsOf(row).map(textOf));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return null;
  const names = head ? cellsOf(head).map(textOf) : [];
  return { head: Array.from({ length: width }, (_, column) => names[column] ?? ''), rows };
}

/** Sets the text of an existing cell and removes `data-written`, the original notation of its old value. */
function fill(cell: Element, text: string): void {
  if (textOf(cell) === text.trim()) return;
  cell.textContent = text.trim();
  cell.removeAttribute('data-written');
}

/** Writes new data to a block's chart. The chart is redrawn elsewhere. */
export function writeChartGrid(blockHtml: string, { rows }: ChartGrid): string {
  const parsed = parse(blockHtml);
  if (!parsed) return blockHtml;
  const { body } = partsOf(parsed.table);
  const pattern = body.at(-1);
  if (!pattern) return blockHtml;
  for (const row of body.slice(rows.length)) row.remove();
  for (const [index, cells] of rows.entries()) {
    let row = body[index];
    if (!row) {
      row = pattern.cloneNode(true) as HTMLTableRowElement;
      for (const element of [row, ...row.querySelectorAll('[data-id]')]) element.removeAttribute('data-id');
      (pattern.parentElement ?? parsed.table).append(row);
    }
    for (const [column, cell] of cellsOf(row).entries()) fill(cell, cells[column] ?? '');
  }
  return parsed.block.outerHTML;
}
