import type { Noted } from '../../contract/noted.ts';
import { noted, notedOf } from '../noted.ts';
import { readingLimits } from './file-reading.ts';

const cell = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

export interface MarkdownTable {
  readonly markdown: string;
  readonly leftOut: readonly Noted[];
}

/**
 * Returns rows as a table with the first row as header. Trims empty rows and columns at the edges.
 * @param place its name in notes on what was left out: 'Sheet Costs'
 * @param unread number of further rows that weren't read
 */
export function markdownTable(rows: readonly (readonly string[])[], place: Noted, unread = 0): MarkdownTable {
  const filled = rows.map((row) => row.map(cell)).filter((row) => row.some((text) => text !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((text) => text !== '') + 1));
  if (width === 0) return { markdown: '', leftOut: [] };
  const first = Array.from({ length: width }, (_, column) => column).filter((column) =>
    filled.some((row) => (row[column] ?? '') !== ''),
  );
  const columns = first.slice(0, readingLimits.columns);
  const kept = filled.slice(0, readingLimits.rows);
  const line = (row: readonly string[]) => `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = kept;
  const leftOut: Noted[] = [];
  const all = filled.length + unread;
  if (all > kept.length) leftOut.push(notedOf(place, noted('rowsLeft', { missing: all - kept.length, all })));
  if (first.length > columns.length)
    leftOut.push(
      notedOf(place, noted('columnsLeft', { missing: first.length - columns.length, all: first.length })),
    );
  return {
    markdown: [line(head), `|${' --- |'.repeat(columns.length)}`, ...body.map(line)].join('\n'),
    leftOut,
  };
}
