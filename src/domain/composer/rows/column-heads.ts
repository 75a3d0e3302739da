import type { ReaderLanguage } from '../../reader/languages.ts';
import { familyOf, isFigured, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { ColumnRole } from './row-columns.ts';

const fewestColumns = 3;
/** A single head among columns without one says little. */
const fewestHeads = 2;

/** Returns the head of a column; empty if its words say themselves what they are. */
export function headOf(
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

/** Returns whether quantities and prices are of the same rows, not of some and of others. */
function areTold(columns: readonly ColumnRole[], rows: readonly (readonly string[])[]): boolean {
  const [qty, amount] = [columns.indexOf('qty'), columns.indexOf('amount')];
  const both = rows.filter((row) => row[qty] !== '' && row[amount] !== '').length;
  return qty < 0 || amount < 0 || columns.includes('rate') || both * 2 >= rows.length;
}

/** Returns the heads of the columns of a table; null if it needs none. */
export function headsOf(
  columns: readonly ColumnRole[],
  kind: KindId | null,
  language: ReaderLanguage,
  rows: readonly (readonly string[])[],
): string[] | null {
  // A poster is read from afar, and a menu by its dishes.
  const isSeen = kind !== null && familyOf(kind) === 'flyer';
  if (columns.length < fewestColumns || kind === 'menu' || isSeen || !areTold(columns, rows)) return null;
  const heads = columns.map((role) => headOf(role, columns, kind, language));
  return heads.filter(Boolean).length >= fewestHeads ? heads : null;
}
