import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import type { BillText } from './bill-numerals.ts';
import { spanOf } from './bill-parts.ts';
import { senderBefore, senderBehind } from './bill-sender.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { type Clause, isSentenceEnd, overlaps, type Range } from './text-clauses.ts';

type Role = 'from' | 'to';
const roles: ReadonlySet<Label> = new Set<Label>(['from', 'to', 'name']);
/** Labels printed below a name. */
const below: ReadonlySet<Label> = new Set<Label>(['place', 'contact', 'from', 'to', 'name']);

/** Below this confidence, a name counts only if a word before it says so. */
const leastConfidence = 0.5;

interface Party {
  readonly span: ReadSpan;
  readonly role: Role | null;
  /** A preceding word names the role. */
  readonly isCued: boolean;
}

const within = (text: string, span: ReadSpan, start: number, end: number): ReadSpan => ({
  ...span,
  start,
  end,
  text: text.slice(start, end),
});

/** Returns whether a label runs on into the sentence behind a name: 'to Finch Realty. Headshots 6 people'. */
const isNextSentence = (text: string, span: ReadSpan, given: readonly ReadSpan[]): boolean =>
  given.some(
    ({ label, end }) =>
      label === span.label && end < span.start && /^\p{L}?[.!?] +$/u.test(text.slice(end, span.start)),
  );

/** Returns the index of the token at or after a text position. */
function tokenAt({ tokens }: BillText, place: number): number {
  const at = tokens.findIndex(({ start }) => start >= place);
  return at < 0 ? tokens.length : at;
}

/** Returns whether a word for a payment precedes a token, with only the amount between: 'received $600 from'. */
function isPaidBefore({ tokens, values, language }: BillText, at: number): boolean {
  const { paid } = pageWordsOf(language).bill;
  let last = at - 1;
  const isMoney = (start: number): boolean =>
    values.some((value) => value.kind === 'money' && value.start <= start && value.end > start);
  while (last >= 0 && isMoney(tokens[last]?.start ?? -1)) last--;
  return isWordOf(tokens[last]?.folded ?? '', paid);
}

/** Returns the role that the words before a name give it: 'for', 'from', 'client'. */
function cueBefore(bill: BillText, at: number): Role | null {
  const { to, from, client, seller } = pageWordsOf(bill.language).bill;
  for (let step = 1; step <= 4 && at - step >= 0; step++) {
    const end = phraseEnd(bill.tokens, at - step, `${to}, ${client}`);
    if (end > at - step) return isLink(bill, end, at) ? 'to' : null;
    const sender = phraseEnd(bill.tokens, at - step, `${from}, ${seller}`);
    if (sender > at - step) {
      if (!isLink(bill, sender, at)) return null;
      // 'To landlord Ana Ruiz' names the recipient.
      const isNoun = phraseEnd(bill.tokens, at - step, from) === at - step;
      return (isNoun && cueBefore(bill, at - step) === 'to') || isPaidBefore(bill, at - step) ? 'to' : 'from';
    }
  }
  return null;
}

/** Returns whether only an article or a colon stands between two tokens. */
function isLink({ tokens, text, language }: BillText, first: number, next: number): boolean {
  const words = text.slice(tokens[first]?.start, first < next ? tokens[next - 1]?.end : tokens[first]?.start);
  return !/[,.;\n]/.test(words) && !saysSomething(words, language);
}

/** Strips the introducing word and the article from a name: 'client the Pell family' is the Pell family. */
function trimmed(
  bill: BillText,
  span: ReadSpan,
): { readonly span: ReadSpan; readonly isClient: boolean; readonly isSeller: boolean } | null {
  const { client, seller } = pageWordsOf(bill.language).bill;
  const { tokens, text, language } = bill;
  let at = tokenAt(bill, span.start);
  const first = at;
  while (phraseEnd(tokens, at, client) > at) at = phraseEnd(tokens, at, client);
  const isClient = at > first;
  const { introduces } = pageWordsOf(language);
  const named = `${seller}, ${introduces}`;
  const isSeller = !isClient && phraseEnd(tokens, at, named) > at;
  if (isSeller) at = phraseEnd(tokens, at, named);
  while (tokens[at] && (/^[:：-]$/.test(tokens[at]?.text ?? '') || isArticle(bill, at))) at++;
  const start = tokens[at]?.start ?? span.end;
  const words = pageWordsOf(language).bill;
  // 'Received from Tom Barrow in cash'
  const isPayer =
    isWordOf(tokens[first - 1]?.folded ?? '', words.from) &&
    isWordOf(tokens[first - 2]?.folded ?? '', words.paid);
  const terms = [words.including, words.tax, words.discount, words.due].join(', ');
  let end = isPayer ? nameEnd(bill, at, span) : span.end;
  for (let next = at + 1; (tokens[next]?.start ?? end) < end; next++)
    if (phraseEnd(tokens, next, terms) > next) end = tokens[next]?.start ?? end;
  const inner = start < end ? withoutSmallEnds(text, start, end, language) : null;
  // Brackets and abbreviations keep their closing mark.
  return inner
    ? {
        span: within(text, span, start, Math.max(inner.end, endWithMark(text, inner.end, end))),
        isClient,
        isSeller,
      }
    : null;
}

const endWithMark = (text: string, end: number, last: number): number =>
  /^[.)]/.test(text.slice(end, last)) ? end + 1 : end;

const isArticle = ({ tokens, language }: BillText, at: number): boolean => {
  const word = tokens[at]?.text ?? '';
  return word === word.toLowerCase() && !saysSomething(word, language);
};

/** Returns the parts of a span outside all other ranges, split at clause ends. */
function parts(
  bill: BillText,
  span: ReadSpan,
  clauses: readonly Clause[],
  taken: readonly Range[],
): ReadSpan[] {
  const { text } = bill;
  const amounts = bill.values.flatMap(({ kind, start }) =>
    kind === 'money' || kind === 'quantity' ? [start] : [],
  );
  const dashes = Array.from(span.text.matchAll(/\s[-–—]\s/gu), ({ index }) => span.start + index);
  const borders = [
    ...dashes,
    ...amounts,
    ...[...clauses, ...taken].flatMap(({ start, end }) => [start, end]),
  ];
  const inside = [span.start, ...borders.filter((at) => at > span.start && at < span.end), span.end];
  const sorted = [...new Set(inside)].sort((a, b) => a - b);
  return sorted.slice(1).flatMap((end, index) => {
    const start = sorted[index] ?? span.start;
    const isTaken = taken.some((range) => range.start < end && range.end > start);
    const isEmpty = !/[\p{L}\p{N}]/u.test(text.slice(start, end));
    const inner = text.slice(start, end).replace(/^[\s–—-]+/u, '');
    return isTaken || isEmpty ? [] : [within(text, span, end - inner.length, end)];
  });
}

/** Returns a name behind its honorific: 'Frau Lehmann', 'M. Olivier Faure'. */
function titledName({ tokens, text }: BillText, at: number, honorifics: string): Range | null {
  const [title, dot] = [tokens[at], tokens[at + 1]];
  if (!title || !/^\p{Lu}/u.test(title.text) || !isWordOf(title.folded, honorifics)) return null;
  const from = dot?.text === '.' && !dot.hasSpaceBefore ? dot.end : title.end;
  const name = /^(?: \p{Lu}[\p{L}'’-]+){1,2}/u.exec(text.slice(from, from + 60))?.[0] ?? '';
  return name === '' ? null : { start: title.start, end: from + name.length };
}

/** Returns where a name ends in its clause: before a small word behind which no name goes on, 'Tom Barrow in cash'. */
function nameEnd({ tokens, language }: BillText, first: number, clause: Range): number {
  const end = tokens.findIndex(
    ({ text, start }, at) =>
      at > first &&
      start < clause.end &&
      /^\p{Ll}/u.test(text) &&
      !saysSomething(text, language) &&
      !/^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''),
  );
  return end < 0 ? clause.end : Math.min(clause.end, tokens[end - 1]?.end ?? clause.end);
}

/** Finds unlabeled names after a word such as 'client', or behind an honorific. */
function introduced(
  bill: BillText,
  spans: readonly ReadSpan[],
  clauses: readonly Clause[],
  taken: readonly Range[],
): ReadSpan[] {
  const { tokens, text, language } = bill;
  const { client, seller, paid, from } = pageWordsOf(language).bill;
  const { honorifics } = pageWordsOf(language);
  const found: ReadSpan[] = [];
  const isIn = (ranges: readonly Range[], at: number): boolean =>
    ranges.some(({ start, end }) => start <= at && end > at);
  for (let at = 0; at < tokens.length; at++) {
    const paidEnd = phraseEnd(tokens, at, paid);
    const isPayer = paidEnd > at && phraseEnd(tokens, paidEnd, from) > paidEnd;
    const titled = titledName(bill, at, honorifics);
    if (
      titled &&
      !isIn(
        spans.filter(({ label }) => roles.has(label)),
        titled.start,
      ) &&
      !isIn(found, titled.start)
    )
      found.push(spanOf('name', text, titled));
    const isSeller = !isPayer && phraseEnd(tokens, at, client) === at && phraseEnd(tokens, at, seller) > at;
    let next = isPayer ? phraseEnd(tokens, paidEnd, from) : phraseEnd(tokens, at, isSeller ? seller : client);
    if (next === at) continue;
    const isColon = /^[:：]$/.test(tokens[next]?.text ?? '');
    if (isColon) next++;
    const name = tokens[next];
    const clause = clauses.find(({ start, end }) => name && start <= name.start && end >= name.end);
    if (!name || !clause || name.startsLine) continue;
    const isName = isColon ? /^\p{L}/u.test(name.text) : /^\p{Lu}/u.test(name.text);
    const isLabeled = spans.some(
      ({ label, start, end }) => roles.has(label) && start < name.end && end > name.start,
    );
    const ends = [...taken, ...bill.values].map(({ start }) => start).filter((start) => start > name.start);
    if (isName && !isLabeled)
      found.push(
        spanOf(isSeller && cueBefore(bill, at) !== 'to' ? 'from' : 'to', text, {
          start: name.start,
          end: Math.min(nameEnd(bill, next, clause), ...ends),
        }),
      );
    at = next;
  }
  return found;
}

/** Returns whether a line has only a bullet before a name. */
const isBulleted = (text: string, { start }: ReadSpan): boolean =>
  /^[-–—*•·]$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim());

/** Returns whether a word such as 'for' precedes a name. */
function benefits(bill: BillText, span: ReadSpan): boolean {
  const before = bill.tokens[tokenAt(bill, span.start) - 1];
  return before !== undefined && isWordOf(before.folded, pageWordsOf(bill.language).benefit);
}

/** Resolves two names with the same role: preceding words decide, then the position before the kind. */
function settled(bill: BillText, found: readonly Party[], kindStart: number): readonly Party[] {
  const recipients = found.filter(({ role }) => role === 'to');
  if (recipients.length < 2) return found;
  const hasSender = found.some(({ role }) => role === 'from');
  // 'for Baker Plumbing to Mrs Lang' names who bills, then who pays.
  const [biller, payer] = recipients;
  const isFor =
    biller &&
    payer?.isCued &&
    benefits(bill, biller.span) &&
    !benefits(bill, payer.span) &&
    !/[,;.\n]/.test(bill.text.slice(biller.span.end, payer.span.start));
  if (isFor && !hasSender && recipients.length === 2 && /^\p{Lu}\P{Nd}*$/u.test(biller.span.text))
    return found.map((party) => (party === biller ? { ...party, role: 'from' as const } : party));
  // 'Quote: Sparkle & Co for Dr. Lee' names who offers, then for whom.
  const isOffer =
    biller &&
    payer?.isCued &&
    !biller.isCued &&
    /[:–—-]\s*$/u.test(bill.text.slice(Math.max(0, kindStart), biller.span.start)) &&
    !saysSomething(bill.text.slice(biller.span.end, payer.span.start), bill.language);
  if (isOffer && !hasSender && recipients.length === 2)
    return found.map((party) => (party === biller ? { ...party, role: 'from' as const } : party));
  const isSender = ({ span, isCued }: Party): boolean => !hasSender && !isCued && span.end <= kindStart;
  const isPriced = ({ span }: Party): boolean =>
    bill.values.some(
      ({ kind, start }) =>
        kind === 'money' && start >= span.end && bill.text.slice(span.end, start).trim() === '',
    );
  // In 'for a custom bookcase for Fern Abbott', only the person is capitalized and has no digits.
  const isThing = (party: Party): boolean => isPriced(party) || /^\p{Ll}|\d/u.test(party.span.text);
  const hasName = recipients.some((party) => !isThing(party) && !isSender(party));
  // In 'for Sam’s birthday, to Ida Brandt', the bill goes to Ida Brandt.
  const isFavored = ({ span }: Party): boolean => benefits(bill, span);
  const isSent = recipients.some((party) => party.isCued && !isFavored(party));
  return found.flatMap((party) => {
    if (party.role !== 'to') return [party];
    if (isSender(party)) return [{ ...party, role: 'from' as const }];
    return (hasName && isThing(party)) || (isSent && isFavored(party)) ? [] : [party];
  });
}

/** Returns the sender that no word introduces: before the recipient, or like a signature at the end. */
function senderOf(
  bill: BillText,
  given: readonly ReadSpan[],
  heads: readonly ReadSpan[],
  clauses: readonly Clause[],
  around: { readonly taken: readonly Range[]; readonly kind: Range | undefined },
): readonly ReadSpan[] {
  const before = senderBefore(bill, heads, clauses, around);
  if (before.length > 0) return before;
  const behind = senderBehind(bill, given, clauses, [...around.taken, ...heads]);
  if (behind.length > 0) return behind;
  // Where nobody else sends the bill, a sentence with nothing but a name is the sender, even if the reader isn't sure.
  const alone = given.find(
    (span) =>
      span.label === 'from' &&
      span.confidence >= maybeSender &&
      /^\p{Lu}\P{Nd}*$/u.test(span.text) &&
      !heads.some((head) => overlaps(head, span)) &&
      clauses.some(
        ({ after, start, end }) => after === 'sentence' && start === span.start && end === span.end,
      ),
  );
  return alone ? [alone] : [];
}
const maybeSender = 0.3;

/**
 * Returns the sender and the recipient with the addresses and contacts below their names. All other text is
 * left to lines and notes.
 */
export function billParties(
  bill: BillText,
  given: readonly ReadSpan[],
  clauses: readonly Clause[],
  taken: readonly Range[],
): readonly ReadSpan[] {
  const { text } = bill;
  const kind = given.find(({ label }) => label === 'kind');
  const { honorifics } = pageWordsOf(bill.language);
  const spans = given
    .filter((span) => below.has(span.label) && !isNextSentence(text, span, given))
    .map((span) => {
      // 'Hauptstr. 12' was split as if a sentence ended there.
      const number = /^\.\s?\d{1,4}\p{L}?/u.exec(text.slice(span.end, span.end + 8))?.[0] ?? '';
      const goesOn = number !== '' && !isSentenceEnd(text, span.end, bill.language);
      if (goesOn) return within(text, span, span.start, span.end + number.length);
      // The last name behind an honorific and a first name: 'M. Olivier Faure'.
      const titled = titledName(bill, tokenAt(bill, span.start), honorifics);
      return titled && titled.end > span.end ? within(text, span, span.start, titled.end) : span;
    })
    .flatMap((span) => parts(bill, span, clauses, taken));
  const named = introduced(bill, spans, clauses, taken);
  const free = spans.filter((span) =>
    named.every(({ start, end }) => span.end <= start || span.start >= end),
  );
  const found = [...free, ...named].sort((a, b) => a.start - b.start);
  const kindStart = kind?.start ?? -1;
  const hasLetterhead = spans.some(({ label, end }) => label === 'contact' && end <= kindStart);
  // An honorific marks a name, and so does a letterhead: a name that starts the text, above its contact.
  const isNamed = (span: ReadSpan): boolean =>
    hasWordOf(span.text, honorifics) || (span.start === 0 && hasLetterhead);
  const parties: Party[] = [];
  for (const span of found) {
    if (
      !roles.has(span.label) ||
      bill.values.some((value) => value.kind === 'money' && value.start < span.end && value.end > span.start)
    )
      continue;
    const inner = trimmed(bill, span);
    if (!inner) continue;
    const isOwn = named.includes(span) && span.label !== 'name' ? (span.label as Role) : null;
    const cue = inner.isSeller
      ? (cueBefore(bill, tokenAt(bill, span.start)) ?? 'from')
      : inner.isClient
        ? 'to'
        : (isOwn ?? (named.includes(span) ? 'to' : cueBefore(bill, tokenAt(bill, inner.span.start))));
    // '- Clear gutters: 6 hours' is a line of the bill.
    if (cue === null && isBulleted(text, inner.span)) continue;
    if (cue === null && span.confidence < leastConfidence && span.label !== 'name' && !isNamed(inner.span))
      continue;
    const own = span.label === 'from' || span.label === 'to' ? span.label : null;
    const isSaid = inner.isClient || inner.isSeller;
    const role = cue !== null && (span.confidence < 0.9 || isSaid || own === null) ? cue : own;
    parties.push({ span: inner.span, role, isCued: cue !== null });
  }
  const withRoles = settled(bill, parties, kindStart);
  const hasRecipient = withRoles.some(({ role }) => role === 'to');
  const heads = withRoles.flatMap(({ span, role, isCued }) => {
    // In 'invoice Pat Lowe: two hours', nothing says that Pat Lowe is the sender.
    const isNext =
      (role === null || !isCued) &&
      !hasRecipient &&
      kind !== undefined &&
      /^[\s:–-]*$/.test(text.slice(kind.end, span.start));
    if (isNext) return [{ ...span, label: 'to' as const }];
    return role ? [{ ...span, label: role }] : [];
  });
  const unnamed = heads.some(({ label }) => label === 'from')
    ? []
    : senderOf(bill, given, heads, clauses, { taken, kind });
  // An address directly after a name, and what follows it.
  const result: ReadSpan[] = [];
  for (const span of [...found, ...heads].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const head = heads.find(({ start, end }) => start < span.end && end > span.start);
    if (head) {
      if (!result.includes(head)) result.push(head);
      continue;
    }
    const before = result.at(-1);
    const between = before ? text.slice(before.end, span.start) : 'none';
    const isBelow = between.length < 6 && !/[.:;]\s/.test(between) && !saysSomething(between, bill.language);
    const isAlone = clauses.some(({ start, end }) => start === span.start && end === span.end);
    const isContact = span.label === 'contact' && isAlone;
    if ((before && isBelow && /[,\n(|]/.test(between)) || isContact)
      result.push({ ...span, label: span.label === 'contact' ? 'contact' : 'place' });
  }
  return unnamed.length === 0
    ? result
    : [...unnamed, ...result.filter((span) => unnamed.every((own) => !overlaps(own, span)))];
}
