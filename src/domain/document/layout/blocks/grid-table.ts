import { briefColumns } from '../brief-columns.ts';
import { percent } from '../charts/chart-scale.ts';
import { element, type Html, richElement, textElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import type { CellBars } from './cell-bars.ts';
import type { TableData } from './table-data.ts';

/**
 * Returns the bar for a cell value on the scale of its column, with a tick at the target. `redrawFigures`
 * draws it into tables with `data-bars`, so that it stays in sync with the cell's text.
 */
export function cellBarHtml(value: number, { from, to, target }: CellBars): Html {
  const share = (at: number): number => Math.min(1, Math.max(0, (at - from) / (to - from || 1)));
  return element(
    'svg',
    {
      class: target !== undefined && value < target ? 'cell-bar is-short' : 'cell-bar',
      more: { 'aria-hidden': 'true' },
    },
    element('rect', { class: 'track', more: { width: '100%', height: '100%' } }),
    element('rect', { class: 'bar', more: { width: percent(share(value)), height: '100%' } }),
    target !== undefined &&
      element('rect', {
        class: 'tick',
        more: { x: percent(share(target)), y: '-25%', width: '2', height: '150%' },
      }),
  );
}

/** Returns the 'column; from; to; target' attribute of a table with bars. */
function barsAttribute({ column, from, to, target }: CellBars): Readonly<Record<string, string>> {
  return { 'data-bars': [column, from, to, ...(target === undefined ? [] : [target])].join('; ') };
}

const isBlank = ({ plain }: FieldText): boolean => plain.trim() === '';
/** Fewer empty rows lack their values. */
const fewestToWriteIn = 3;

/** Returns the rows of a table that are empty behind their name, if they are there to write in what its heads name. */
export function rowsToWriteIn({ head, rows }: TableData): ReadonlySet<readonly FieldText[]> {
  const isNamed = head.length > 1 && !head.slice(1).some(isBlank);
  const open = isNamed ? rows.filter((row) => row.slice(1).every(isBlank)) : [];
  return new Set(open.length >= fewestToWriteIn && open.length * 2 > rows.length ? open : []);
}

/** Returns a table with its caption; columns of numbers are right-aligned if the content says so. */
export function tableHtml(table: TableData, id: string): Html {
  const brief = briefColumns(table);
  const open = rowsToWriteIn(table);
  const classAt = (column: number): string | undefined => {
    const alignment = table.alignment[column];
    if (alignment === 'right') return 'num';
    return (
      [alignment === 'center' && 'mid', brief.has(column) && 'nowrap'].filter(Boolean).join(' ') || undefined
    );
  };
  const rowHtml = (row: readonly FieldText[], name: string): Html =>
    element(
      'tr',
      { class: open.has(row) ? 'to-write' : undefined },
      ...row.map((cell, column) =>
        richElement('td', { class: classAt(column), id: `${id}.${name}.${column + 1}` }, cell),
      ),
    );
  const hasHead = table.head.some((cell) => cell.plain.trim() !== '');
  return element(
    'table',
    {
      class: table.isTight ? 'grid-table is-tight' : 'grid-table',
      id,
      more: table.bars && barsAttribute(table.bars),
    },
    table.caption !== undefined && textElement('caption', { class: 'note-text' }, table.caption),
    hasHead &&
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...table.head.map((cell, column) =>
            richElement(
              'th',
              { class: classAt(column), id: `${id}.0.${column + 1}`, more: { scope: 'col' } },
              cell,
            ),
          ),
        ),
      ),
    element('tbody', {}, ...table.rows.map((row, index) => rowHtml(row, String(index + 1)))),
    table.foot && element('tfoot', {}, ...table.foot.map((row, index) => rowHtml(row, `total${index + 1}`))),
  );
}
