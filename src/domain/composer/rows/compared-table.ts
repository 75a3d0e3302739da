import { isFigured } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import { headOf, headsOf } from './column-heads.ts';
import { alignOf, footOf, keysOf } from './column-shape.ts';
import { comparedNotes, reachedNotes } from './compared-notes.ts';
import type { ColumnRole } from './row-columns.ts';
import type { RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

/** Returns figures with what they are compared to in columns of their own, and other remarks behind; null without any. */
export function comparedTable(
  cells: readonly string[][],
  columns: readonly ColumnRole[],
  { group: title, sums }: RowRun,
  { kind, language }: Told,
): SheetPart | null {
  const at = columns.indexOf('note');
  const notes = cells.map((row) => row[at] ?? '');
  const compared = isFigured(kind) ? comparedNotes(notes) : null;
  const found = compared ?? reachedNotes(notes);
  if (at < 0 || !found) return null;
  const others = columns.filter((role) => role !== 'note');
  const hasRest = found.rest.some(Boolean);
  const width = others.length + found.heads.length + (hasRest ? 1 : 0);
  const { heads: words, labels } = pageWordsOf(language);
  // A comparison has a head above each column, or its own would stand alone.
  const heads = compared
    ? others.map((role) => headOf(role, others, kind, language) || (role === 'qty' ? words.result : ''))
    : (headsOf(others, kind, language, []) ?? others.map(() => ''));
  return {
    type: 'table',
    title,
    columns: [
      ...others.map((role, index) => (index > 0 && role !== 'person' ? alignOf(role) : 'left')),
      ...found.heads.map((head) => (head === '' ? ('left' as const) : ('right' as const))),
      ...(hasRest ? (['left'] as const) : []),
    ],
    head: [...heads, ...found.heads, ...(hasRest ? [compared ? labels.details : ''] : [])],
    rows: cells.map((row, index) => [
      ...row.filter((_, column) => column !== at),
      ...(found.rows[index] ?? []),
      ...(hasRest ? [found.rest[index] ?? ''] : []),
    ]),
    ...(sums.length > 0 && {
      foot: footOf(sums, others).map((row) => [...row, ...Array<string>(width - row.length).fill('')]),
    }),
    keys: keysOf(others),
  };
}
