import type { ReaderLanguage } from '../../reader/languages.ts';
import { isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { ColumnRole } from './row-cells.ts';

const fewestColumns = 3;
/** A single head among columns without one says little. */
const fewestHeads = 2;

/** Returns the head of a column; empty if its words say themselves what they are. */
function headOf(
  role: ColumnRole,
  columns: readonly ColumnRole[],
  kind: KindId | null,
  language: ReaderLanguage,
): string {
  const { heads, labels } = pageWordsOf(language);
  const isPriced = columns.includes('rate') || columns.includes('amount');
  switch (role) {
    case 'date':
      return labels.when;
    case 'place':
      return labels.where;
    case 'time':
    case 'person':
    case 'dur':
    case 'rate':
      return heads[role];
    // 'Quantity' is wrong above the figures of a report.
    case 'qty':
      return isPriced ? heads.qty : '';
    case 'amount':
      return columns.includes('rate') || kind === null || isFigured(kind) ? labels.amount : labels.price;
    case 'name':
    case 'note':
      return '';
  }
}

/** Returns the heads of the columns of a table; null if it needs none. */
export function headsOf(
  columns: readonly ColumnRole[],
  kind: KindId | null,
  language: ReaderLanguage,
): string[] | null {
  if (columns.length < fewestColumns || kind === 'menu') return null;
  const heads = columns.map((role) => headOf(role, columns, kind, language));
  return heads.filter(Boolean).length >= fewestHeads ? heads : null;
}
