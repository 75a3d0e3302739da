import type { Table } from '../../../content/blocks/table.ts';
import { computedCells } from '../../../content/derive/computed-columns.ts';
import { sumRow } from '../../../content/derive/table-sum.ts';
import { parseText } from '../../../content/text/inline-text.ts';
import { computedText, type FieldText } from '../text/field-text.ts';
import type { Read } from '../text/read-fields.ts';
import type { CellBars } from './cell-bars.ts';
import type { TableData } from './table-data.ts';

/**
 * Computes the totals and computed columns of a table. `source` is the same table as written; both are
 * computed from it.
 */
export function tableOf(table: Read<Table>, source: Table, language: string): TableData {
  const rows = [table.head, ...table.rows, ...(table.foot ?? [])];
  const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const sums = source.sum === undefined ? undefined : sumRow(source.rows, width, source.sum, language);
  const computed = (source.computed ?? []).map((column) =>
    computedCells(column, source.rows, sums, language),
  );
  const padded = (cells: readonly FieldText[], more: readonly (FieldText | undefined)[] = []) => [
    ...Array.from({ length: width }, (_, column) => cells[column] ?? computedText('')),
    ...computed.map((_, at) => more[at] ?? computedText('')),
  ];
  const asTexts = (cells: readonly (string | undefined)[]): readonly FieldText[] =>
    cells.map((cell = '') => computedText(parseText(cell)));
  const foot = [
    ...(table.foot ?? []).map((row) => padded(row)),
    ...(sums ? [padded(asTexts(sums), asTexts(computed.map(({ sum }) => sum)))] : []),
  ];
  return {
    head: padded(
      table.head,
      table.computed?.map(({ title }) => title),
    ),
    rows: table.rows.map((row, at) => padded(row, asTexts(computed.map(({ cells }) => cells[at])))),
    alignment: [
      ...Array.from({ length: width }, (_, column) => table.align?.[column] ?? 'left'),
      ...computed.map(() => 'right' as const),
    ],
    ...(table.caption !== undefined && { caption: table.caption }),
    ...(foot.length > 0 && { foot }),
    ...(table.bars && { bars: barsOf(table.bars) }),
    ...(table.tight && { isTight: true }),
  };
}

function barsOf({ column, from, to, target }: NonNullable<Table['bars']>): CellBars {
  return { column, from, to, ...(target !== undefined && { target }) };
}
