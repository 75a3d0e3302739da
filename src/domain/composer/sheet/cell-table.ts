import type { Table } from '../../content/blocks/table.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { SheetTable } from './sheet.ts';

const said = (words: string): string => upperFirst(escaped(words));

/** Returns rows with the same cells as a table whose first column is strong. */
export const cellTable = ({
  columns,
  head,
  rows,
  foot,
  keys,
}: Pick<SheetTable, 'columns' | 'head' | 'rows' | 'foot' | 'keys'>): Table => ({
  head: columns.map((_, at) => said(head?.[at] ?? '')),
  rows: rows.map((row) =>
    row.map((cell, at) => (at === 0 && cell !== '' ? `**${said(cell)}**` : said(cell))),
  ),
  ...(foot && { foot: foot.map((row) => row.map(said)) }),
  ...((keys > 0 || columns.includes('right')) && { align: [...columns] }),
});
