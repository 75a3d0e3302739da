import type { OuterLabel } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { Range } from '../facts/text-clauses.ts';

/** A sum of the rows above it. */
export interface Sum {
  readonly type: 'sum';
  readonly label: string;
  readonly value: string;
  readonly typed: string;
  /** The marked words and their label. */
  readonly marked?: Range & { readonly label: OuterLabel };
}

/** Labels of sums of the rows above them. */
const sums: ReadonlySet<string> = new Set<OuterLabel>(['subtotal', 'total', 'balance']);
/** A few words and an amount: 'surplus £1,204'. */
const sumShape = /^(\D{0,40}?)[\s:=]*([-–−]?\p{Sc}?\s?\d[\d.,’']{0,14}(?:\s?(?:\p{Sc}|\p{Lu}{3}))?)$/u;

/** An amount and a few words behind it: '£33.50 owing'. */
const namedBehind = /^([-–−]?\p{Sc}\s?\d[\d.,’']{0,14})\s+(\p{L}[\p{L} ]{1,24})$/u;

/** Returns a phrase as a sum; null if it is more than a few words and an amount. */
export function sumOf(label: string, words: string, name: string | null, total: string): Sum | null {
  if (!sums.has(label)) return null;
  const [, behind, named = ''] = namedBehind.exec(words) ?? [];
  if (behind !== undefined && name === null)
    return { type: 'sum', label: named, value: behind, typed: words };
  const [, lead = '', value = ''] = sumShape.exec(words) ?? [];
  if (value === '') return null;
  const own = name ?? trimEndOf(lead, ' \n,;:=–—-').trim();
  return {
    type: 'sum',
    label: own === '' ? total : own,
    value,
    typed: name === null ? words : `${name}: ${words}`,
  };
}
