import type { ReadSpan } from '../../reader/read-prompt.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import type { BillText } from './bill-numerals.ts';
import { spanOf } from './bill-parts.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps, type Range } from './text-clauses.ts';

/** Returns a name between the kind or the number of a bill and the word that introduces a recipient: 'Ana Stein to the Moores'. */
function joinedBefore(
  { text, tokens, values, language }: BillText,
  recipient: Range,
  clause: Range,
  { taken, kind }: { readonly taken: readonly Range[]; readonly kind: Range },
): Range | null {
  const { to } = pageWordsOf(language).bill;
  const before = [kind, ...taken].filter(({ end }) => end <= recipient.start).map(({ end }) => end);
  const from = Math.max(clause.start, ...before);
  const own = tokens.filter(({ start, end }) => start >= from && end <= recipient.start);
  const link = own.findLastIndex(({ folded }) => isWordOf(folded, to));
  const words = own.slice(0, link).filter(({ text: word }, at) => at > 0 || /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || own.slice(link + 1).some(({ text: word }) => saysSomething(word, language)))
    return null;
  const name = { start: first.start, end: last.end };
  const isName = /^\p{Lu}\P{Nd}*$/u.test(text.slice(name.start, name.end)) && words.length <= mostNameWords;
  return isName &&
    values.every((value) => !overlaps(value, name)) &&
    !/[()]/.test(text.slice(name.start, name.end))
    ? name
    : null;
}

/**
 * Returns a name and its address between the kind of a bill and a recipient that a word introduces: 'Quote no. 7, Garnier
 * Electric, 7 Tanner Row, for Mrs Aubry'.
 */
export function senderBefore(
  bill: BillText,
  heads: readonly ReadSpan[],
  clauses: readonly Clause[],
  { taken, kind }: { readonly taken: readonly Range[]; readonly kind: Range | undefined },
): readonly ReadSpan[] {
  const { text, values } = bill;
  const recipient = heads.find(({ label }) => label === 'to');
  const own = clauses.find(({ start, end }) => recipient && start < recipient.start && end >= recipient.end);
  if (!recipient || !own || !kind) return [];
  const joined = joinedBefore(bill, recipient, own, { taken, kind });
  if (joined) return [spanOf('from', text, joined)];
  if (own.after !== 'comma') return [];
  const before = clauses.filter(({ start, end }) => start >= kind.end && end < own.start);
  const first = before.findIndex((clause) => taken.every((range) => !overlaps(range, clause)));
  const [name, ...address] = first < 0 ? [] : before.slice(first);
  if (name?.after !== 'comma' || !/^\p{Lu}\P{Nd}+$/u.test(text.slice(name.start, name.end))) return [];
  const isValue = (clause: Range): boolean => values.some((value) => overlaps(value, clause));
  if ([name, ...address].some((clause) => isValue(clause)) || address.some(({ after }) => after !== 'comma'))
    return [];
  return [spanOf('from', text, name), ...address.map((clause) => spanOf('place', text, clause))];
}

/** Maximum numbers of words, or of characters in scripts without spaces, of a name that nothing introduces. */
const mostNameWords = 7;
const mostNameCharacters = 18;
/** From this confidence on, a label supports a name that stands like a signature. */
const likely = 0.2;

/** Returns where a name ends before a contact and the words that introduce it: 'Vale Roofing' of 'Vale Roofing tel. 600'. */
function nameBefore(bill: BillText, clause: Range): Range {
  const { values, tokens, language, text } = bill;
  const { named, number, bank } = pageWordsOf(language).bill;
  const stops = values.filter((value) => value.kind === 'contact' && overlaps(value, clause));
  // 'Vale Roofing lic 441': the number isn't part of the name.
  const codes = tokens.filter(
    ({ folded, start, end }, at) =>
      start > clause.start &&
      end <= clause.end &&
      isWordOf(folded, `${named}, ${number}, ${bank}`) &&
      /\d/.test(text.slice(end, tokens[at + 2]?.end ?? end)),
  );
  const stop = Math.min(clause.end, ...[...stops, ...codes].map(({ start }) => start));
  const own = tokens.filter(({ start, end }) => start >= clause.start && end <= stop);
  const isLead = (at: number): boolean =>
    !/[\p{L}\p{N})]/u.test(own[at]?.text ?? '') || isWordOf(own[at]?.folded ?? '', named);
  let last = own.length - 1;
  while (stop < clause.end && last >= 0 && isLead(last)) last--;
  const end = stop === clause.end ? stop : (own[last]?.end ?? clause.start);
  return { start: clause.start, end: clause.start + text.slice(clause.start, end).trimEnd().length };
}

/** Returns whether words look like the name of a person or a firm, and like nothing else on a bill. */
function looksNamed(bill: BillText, name: Range, spans: readonly ReadSpan[]): boolean {
  const { text, tokens, values, language } = bill;
  const said = text.slice(name.start, name.end);
  if (!/^[\p{Lu}\p{Lo}]\P{Nd}*$/u.test(said) || values.some((value) => overlaps(value, name))) return false;
  const { bill: words, saying } = pageWordsOf(language);
  const terms = [
    words.tax,
    words.including,
    words.discount,
    words.due,
    words.valid,
    words.paid,
    words.deposit,
    words.total,
    words.bank,
    words.free,
    words.client,
    words.unpaid,
    words.excluding ?? '',
    words.unsure ?? '',
    saying,
  ];
  if (terms.some((list) => hasWordOf(said, list))) return false;
  if (/^\p{Lo}/u.test(said)) return said.length <= mostNameCharacters;
  const own = tokens.filter(
    ({ text: word, start, end }) => start >= name.start && end <= name.end && /\p{L}/u.test(word),
  );
  const plain = own.filter(({ text: word }) => /^\p{Ll}/u.test(word) && saysSomething(word, language));
  const isLabeled = spans.some(
    (span) =>
      (span.label === 'from' || span.label === 'name') && span.confidence >= likely && overlaps(span, name),
  );
  return own.length > 0 && own.length <= mostNameWords && plain.length <= (isLabeled ? 2 : 1);
}

/**
 * Returns a name, with what belongs to it, alone after the prices, like a signature: 'ceilings £260. Vale Roofing,
 * 555-0142'.
 */
export function senderBehind(
  bill: BillText,
  spans: readonly ReadSpan[],
  clauses: readonly Clause[],
  taken: readonly Range[],
): readonly ReadSpan[] {
  const { text, values } = bill;
  const prices = values.flatMap(({ kind, end }) => (kind === 'money' ? [end] : []));
  const from = Math.max(0, ...prices);
  const isFree = (clause: Range): boolean => taken.every((range) => !overlaps(range, clause));
  for (let at = clauses.length - 1; at > 0; at--) {
    const clause = clauses[at];
    if (!clause || clause.start < from) break;
    if (clause.after !== 'sentence' || !isFree(clause)) continue;
    // 'Artist: Ida Brandt'
    const titled = clauses[at + 1]?.after === 'colon' ? clauses[at + 1] : undefined;
    const name = nameBefore(bill, titled && isFree(titled) ? titled : clause);
    if (name.start >= name.end || !looksNamed(bill, name, spans)) continue;
    const further = clauses.slice(at + 1);
    const next = further.findIndex(({ after }) => after !== 'comma');
    const others = next < 0 ? further : further.slice(0, next);
    const contacts = values.filter(
      ({ kind, start, end }) =>
        kind === 'contact' && start >= clause.start && end <= (others.at(-1)?.end ?? clause.end),
    );
    const places = others.filter(
      (other) =>
        isFree(other) &&
        /^[\p{Lu}\p{Lo}\d]/u.test(text.slice(other.start, other.end)) &&
        values.every((value) => !overlaps(value, other)),
    );
    return [
      spanOf('from', text, name),
      ...places.map((other) => spanOf('place', text, other)),
      ...contacts.map((contact) => spanOf('contact', text, contact)),
    ].sort((a, b) => a.start - b.start);
  }
  return [];
}
