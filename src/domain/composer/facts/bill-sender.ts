import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { BillText } from './bill-numerals.ts';
import { spanOf } from './bill-parts.ts';
import { type Clause, overlaps, type Range } from './text-clauses.ts';

/**
 * Returns a name and its address between the kind of a bill and a recipient that a word introduces: 'Quote no. 7, Garnier
 * Electric, 7 Tanner Row, for Mrs Aubry'.
 */
export function senderBefore(
  { text, values }: BillText,
  heads: readonly ReadSpan[],
  clauses: readonly Clause[],
  { taken, kind }: { readonly taken: readonly Range[]; readonly kind: Range | undefined },
): readonly ReadSpan[] {
  const recipient = heads.find(({ label }) => label === 'to');
  const own = clauses.find(({ start, end }) => recipient && start < recipient.start && end >= recipient.end);
  if (!recipient || !own || own.after !== 'comma' || !kind) return [];
  const before = clauses.filter(({ start, end }) => start >= kind.end && end < own.start);
  const first = before.findIndex((clause) => taken.every((range) => !overlaps(range, clause)));
  const [name, ...address] = first < 0 ? [] : before.slice(first);
  if (name?.after !== 'comma' || !/^\p{Lu}\P{Nd}+$/u.test(text.slice(name.start, name.end))) return [];
  const isValue = (clause: Range): boolean => values.some((value) => overlaps(value, clause));
  if ([name, ...address].some((clause) => isValue(clause)) || address.some(({ after }) => after !== 'comma'))
    return [];
  return [spanOf('from', text, name), ...address.map((clause) => spanOf('place', text, clause))];
}
