import type { Table } from '../../../content/blocks/table.ts';
import { sumRow } from '../../../content/derive/table-sum.ts';
import { parseText } from '../../../content/text/inline-text.ts';
import { computedText, type FieldText } from '../text/field-text.ts';
import type { Read } from '../text/read-fields.ts';
import type { CellBars } from './cell-bars.ts';
import type { TableData } from './table-data.ts';

/** A table with its sums. `source` is the same table as written: sums are computed from it. */
export function tableOf(table: Read<Table>, source: Table, language: string): TableData {
  const rows = [table.head, ...table.rows, ...(table.foot ?? [])];
  const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const padded = (cells: readonly FieldText[]) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? computedText(''));
  const sums =
    source.sum === undefined
      ? []
      : [sumRow(source.rows, width, source.sum, language).map((cell) => computedText(parseText(cell)))];
  const foot = [...(table.foot ?? []), ...sums];
  return {
    head: padded(table.head),
    rows: table.rows.map(padded),
    alignment: Array.from({ length: width }, (_, column) => table.align?.[column] ?? 'left'),
    ...(table.caption !== undefined && { caption: table.caption }),
    ...(foot.length > 0 && { foot: foot.map(padded) }),
    ...(table.bars && { bars: barsOf(table.bars) }),
    ...(table.tight && { isTight: true }),
  };
}

function barsOf({ column, from, to, target }: NonNullable<Table['bars']>): CellBars {
  return { column, from, to, ...(target !== undefined && { target }) };
}
