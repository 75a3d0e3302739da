import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { isAside, isHouse } from './bill-asides.ts';
import { isUnsure } from './bill-certainty.ts';
import { isTimes } from './bill-counts.ts';
import { cutAtPrices, lineOf, type TypedLine, typedAsIs } from './bill-lines.ts';
import { type BillText, numeralsIn, type Piece, unitEnd } from './bill-numerals.ts';
import { billParties } from './bill-parties.ts';
import {
  billParts,
  haveOwnTaxes,
  isSmall,
  isTaxTerm,
  isTerm,
  isTotal,
  ownTax,
  type Part,
  rangeOf,
  spanOf,
} from './bill-parts.ts';
import { barePrice, hasEachPrice, hasUnreadPrice, pricedNumerals } from './bill-prices.ts';
import { mergeParties, partyNames } from './merge-parties.ts';
import { saysSomething } from './small-words.ts';
import { overlaps, type Range, textClauses } from './text-clauses.ts';

/** Labels of words that request the page and aren't part of it. */
const asking: ReadonlySet<Label> = new Set<Label>(['cmd', 'kind', 'look', 'format', 'lang', 'tone', 'note']);
const ofLooks: ReadonlySet<Label> = new Set<Label>(['look', 'format']);
/** Below this confidence, a wish inside a bill is text. */
const leastConfidence = 0.5;
/** Labels whose numbers are never prices. */
const unpriced: ReadonlySet<Label> = new Set<Label>(['place', 'contact', 'date', 'time']);

/** Returns the lines of a bill and the parts that aren't lines. */
function readLines(
  bill: BillText,
  parts: readonly Part[],
  spans: readonly ReadSpan[],
): { readonly lines: TypedLine[]; readonly rest: readonly Part[] } {
  const hasPrice = (part: Piece): boolean => pricedNumerals(bill, part).some(({ kind }) => kind === 'money');
  const hasSign = (part: Piece): boolean =>
    bill.values.some((value) => value.kind === 'money' && overlaps(value, rangeOf(bill, part)));
  const isOwn = haveOwnTaxes(bill, parts);
  const taxOf = (part: Piece): number | null => (isOwn ? ownTax(bill, part) : null);
  const isTermOf = (part: Part): boolean => taxOf(part) === null && isTerm(bill, part);
  const open = parts.filter((part) => !isTermOf(part));
  const total = parts.find((part) => isTotal(bill, part));
  // If there is no other price, an amount received or a stated total is the price of the bill.
  const priced = open.some(hasPrice) ? open.filter(hasPrice) : total ? [total] : parts.filter(hasPrice);
  const isSigned = priced.some(hasSign);
  const isLabeled = (part: Piece, labels: ReadonlySet<Label>, least: number): boolean =>
    spans.some(
      (span) => labels.has(span.label) && span.confidence >= least && overlaps(span, rangeOf(bill, part)),
    );
  const isUnpriced = (part: Piece): boolean =>
    isSigned || isHouse(bill, part)
      ? isLabeled(part, unpriced, 0) || isLabeled(part, partyNames, 0)
      : isLabeled(part, unpriced, leastConfidence);
  const bare = open.filter(
    (part) =>
      !priced.includes(part) &&
      !isUnpriced(part) &&
      !isTitle(bill, part) &&
      barePrice(bill, part, isSigned) !== null,
  );
  // With tax added, it is unclear whether a total includes it.
  const isTaxed = parts.some((part) => part !== total && isTaxTerm(bill, part));
  const isOpen = (part: Part): boolean =>
    part === total
      ? isTaxed
      : isSigned
        ? !hasSign(part) && !hasEachPrice(bill, part)
        : bare.includes(part) && isLabeled(part, unpriced, 0);
  // A single number isn't a price list, 'call 12', unless something is taken off it.
  const isReduced = parts.some(
    (part) => isTermOf(part) && numeralsIn(bill, part.first, part.next).length > 0,
  );
  const fewest = isReduced ? 1 : 2;
  const lines: TypedLine[] = [];
  const rest: Part[] = [];
  for (const part of parts) {
    const isPriced = priced.includes(part);
    const price =
      bare.includes(part) && priced.length + bare.length >= fewest ? barePrice(bill, part, isSigned) : null;
    const numerals = pricedNumerals(bill, part).map((each) => (each.first === price?.first ? price : each));
    for (const piece of isPriced ? cutAtPrices(bill, part, numerals) : price ? [part] : []) {
      const own = price ? numerals : pricedNumerals(bill, piece);
      const amount = own.find(({ kind }) => kind === 'money');
      if (part !== total && isTotal(bill, piece)) rest.push({ ...piece, isNext: true });
      else if (amount) {
        const tax = taxOf(piece);
        const known = tax === null ? own : own.filter(({ kind }) => kind !== 'percent');
        const line = isOpen(part) ? typedAsIs(bill, piece) : lineOf(bill, piece, known, amount);
        lines.push(tax === null ? line : { ...line, tax });
      }
    }
    let { next } = part;
    while (next > part.first && isSmall(bill, next - 1)) next--;
    if (isPriced || price || next === part.first) continue;
    // What has a price that can't be read leaves the total open.
    const isUnread =
      !isTermOf(part) && !isUnpriced(part) && !isOtherFact(bill, part) && hasUnreadPrice(bill, part);
    const surcharge = isPriced ? null : surchargeOf(bill, part);
    if (surcharge !== null && lines.length > 0)
      lines.push({ ...typedAsIs(bill, part), ...(Number.isFinite(surcharge) && { percent: surcharge }) });
    else if (isUnread && lines.length > 0) lines.push(typedAsIs(bill, part));
    else rest.push({ ...part, next });
  }
  if (lines.every(({ rate }) => rate === null) && bill.values.every(({ kind }) => kind !== 'money')) {
    const counted = withCounted(bill, parts);
    if (counted.lines.length > 0) return counted;
  }
  return total && priced.includes(total) ? withSum(bill, lines, rest, total) : withThing(bill, lines, rest);
}

const fewestCounted = 2;
const likelyCounted = 0.4;

/** Returns unpriced lines, such as those of a delivery note, for the parts that begin with a quantity. */
function withCounted(
  bill: BillText,
  rest: readonly Part[],
): { readonly lines: TypedLine[]; readonly rest: readonly Part[] } {
  const { tokens, text } = bill;
  const counted = new Map<Part, TypedLine>();
  for (const part of rest) {
    const [count] = numeralsIn(bill, part.first, part.next);
    const isCounted = count?.kind === 'count' && count.first === part.first && count.isCertain;
    const number = tokens[part.first];
    const next = part.first + 1;
    if (!isCounted || !number || isTerm(bill, part)) continue;
    if (!isTimes(tokens[next]?.text) && bill.labelOf(number, likelyCounted) !== 'qty') continue;
    const after = unitEnd(bill, next);
    const counts = after < part.next ? after : next;
    // '8 x mugs'
    const end = isTimes(tokens[counts]?.text) ? counts + 1 : counts;
    const range = rangeOf(bill, part);
    const words = text.slice(tokens[end]?.start, range.end);
    if (end >= part.next || !/^\p{L}/u.test(words)) continue;
    const unit = counts > next ? text.slice(tokens[next]?.start, tokens[counts - 1]?.end) : null;
    counted.set(part, { ...range, words, quantity: count.value, unit, rate: null });
  }
  if (counted.size < fewestCounted) return { lines: [], rest };
  return { lines: [...counted.values()], rest: rest.filter((part) => !counted.has(part)) };
}

/** A single price without words is for what 'for' introduces: 'received $600 from Ann Bell for March rent'. */
function withThing(
  bill: BillText,
  lines: TypedLine[],
  rest: readonly Part[],
): { readonly lines: TypedLine[]; readonly rest: readonly Part[] } {
  const [line, ...others] = lines;
  const { benefit } = pageWordsOf(bill.language);
  const thing = rest.find(
    (part) => isWordOf(bill.tokens[part.first - 1]?.folded ?? '', benefit) && !isTerm(bill, part),
  );
  if (!line || others.length > 0 || line.words !== '' || !thing) return { lines, rest };
  const range = rangeOf(bill, thing);
  return {
    lines: [{ ...line, ...range, words: bill.text.slice(range.start, range.end) }],
    rest: rest.filter((part) => part !== thing),
  };
}

/** 'Flat 3' in 'rent statement for flat 3: rent 950' has no price: what a colon follows is what the bill is about. */
const isTitle = (bill: BillText, part: Part): boolean =>
  !part.isNext && /^\s*[:：]\s/.test(bill.text.slice(rangeOf(bill, part).end, rangeOf(bill, part).end + 4));

const likelyOther = 0.3;

/** Returns whether the reader takes the number of a part for a place, a day, a name or a contact: 'deliver to 900 Dock Rd'. */
const isOtherFact = (bill: BillText, part: Part): boolean =>
  numeralsIn(bill, part.first, part.next).every((numeral) => {
    const label = bill.labelOf(rangeOf(bill, numeral), likelyOther);
    return label !== null && (unpriced.has(label) || partyNames.has(label));
  });

const longestSurcharge = 5;

/**
 * Returns the percentage of a clause such as 'rush fee 25%', which adds to the lines before it; not a number if its base
 * is unknown, null if it is none.
 */
function surchargeOf(bill: BillText, part: Part): number | null {
  const numerals = pricedNumerals(bill, part);
  const [percent, ...others] = numerals;
  if (part.next - part.first > longestSurcharge || isTerm(bill, part) || percent?.kind !== 'percent')
    return null;
  const isSure = others.length === 0 && percent.isCertain && !isUnsure(bill, part, false);
  return isSure ? percent.value : Number.NaN;
}

/** Returns what a stated total is for: 'the sum of £340 for a piano'. */
function thingOf(bill: BillText, total: Part): string | null {
  const { tokens, text, language } = bill;
  const amount = pricedNumerals(bill, total).find(({ kind }) => kind === 'money');
  const { benefit } = pageWordsOf(language);
  if (!amount || amount.next >= total.next - 1) return null;
  if (phraseEnd(tokens, amount.next, benefit) === amount.next) return null;
  let at = phraseEnd(tokens, amount.next, benefit);
  while (at < total.next && isSmall(bill, at)) at++;
  const words = text.slice(tokens[at]?.start, rangeOf(bill, total).end);
  return at < total.next && /\p{L}/u.test(words) ? words : null;
}

/**
 * The only price of a bill is its total. A single item gets that price; among several, each item's share is
 * unknown.
 */
function withSum(
  bill: BillText,
  lines: TypedLine[],
  rest: readonly Part[],
  total: Part,
): { readonly lines: TypedLine[]; readonly rest: readonly Part[] } {
  const [line] = lines;
  const own = thingOf(bill, total);
  if (line && line.rate !== null && own)
    return { lines: [{ ...line, ...rangeOf(bill, total), words: own }], rest };
  const things = rest.filter((part) => !isTerm(bill, part) && !isAside(bill, part));
  const [thing, ...others] = things;
  if (!line || !thing) return { lines, rest };
  if (line.rate === null || others.length > 0) return { lines: [], rest: [...rest, total] };
  const range = rangeOf(bill, thing);
  return {
    lines: [{ ...line, ...range, words: bill.text.slice(range.start, range.end) }],
    rest: rest.filter((part) => part !== thing),
  };
}

/** Returns the label of words that are neither line nor term: the original label that covers most of them. */
function labelOfRest(
  part: Piece,
  range: Range,
  spans: readonly ReadSpan[],
  bill: BillText,
  lines: readonly Range[],
): Label {
  const { values, text, language } = bill;
  const words = pageWordsOf(language).bill;
  const date = values.find((value) => value.kind === 'date' && overlaps(value, range));
  if (date) {
    const rest = tokenize(`${text.slice(range.start, date.start)} ${text.slice(date.end, range.end)}`);
    const isDate = rest.every(
      ({ text: word }, at) => phraseEnd(rest, at, words.dated) > at || !saysSomething(word, language),
    );
    return isDate ? 'date' : 'detail';
  }
  const shared = (span: Range): number => Math.min(span.end, range.end) - Math.max(span.start, range.start);
  const [longest] = spans.filter((span) => overlaps(span, range)).sort((a, b) => shared(b) - shared(a));
  const isAbout = longest?.label === 'to' && range.end <= (lines[0]?.start ?? range.end);
  if (isAbout || longest?.label === 'subject' || longest?.label === 'title') return 'subject';
  // The price list ends after the last line.
  const isBehind = lines.length > 0 && lines.every(({ end }) => end <= range.start);
  const isRemark =
    isBehind || isAside(bill, part) || hasWordOf(text.slice(range.start, range.end), words.including);
  return longest?.label === 'item' && longest.confidence >= 0.6 && !isRemark ? 'item' : 'detail';
}

/** Finds the text after a name and before the first item: a profession, an address, a tax number. */
function isBelow(
  bill: BillText,
  range: Range,
  below: readonly Range[],
  parties: readonly Range[],
  kindStart: number,
): boolean {
  const words = bill.text.slice(range.start, range.end);
  const before = below.find(
    ({ end }) => end <= range.start && /^(?:,| \()\s*$/.test(bill.text.slice(end, range.start)),
  );
  if (!before) return false;
  const isFurther = !parties.some(({ start }) => start === before.start);
  const hasCapital = /\p{Lu}/u.test(words);
  const next = parties.find(({ start }) => start >= range.end);
  const isBetween =
    next &&
    !/[.:;\n]/.test(bill.text.slice(range.end, next.start)) &&
    !saysSomething(bill.text.slice(range.end, next.start), bill.language);
  return (
    isBetween ||
    range.end < kindStart ||
    (hasCapital && /\d/.test(words)) ||
    (isFurther && /^\p{Lu}/u.test(words))
  );
}

/**
 * Returns the spans of a bill. Rules decide lines and terms beside its codes and parties; subjects keep their labels unless
 * nearby words contradict them.
 */
export function billSpans(
  bill: BillText,
  spans: readonly ReadSpan[],
  fixed: readonly Range[],
  known: readonly ReadSpan[],
): { readonly spans: readonly ReadSpan[]; readonly lines: readonly TypedLine[] } {
  const { text, language } = bill;
  const clauses = textClauses(text, language);
  const { bill: billWords, introduces } = pageWordsOf(language);
  // 'A4' of '12 cartons of A4 paper at £24' is no wish.
  const isInLine = (wish: Range): boolean =>
    clauses.some(
      (clause) =>
        clause.start < wish.start &&
        saysSomething(text.slice(clause.start, wish.start), language) &&
        bill.values.some(({ kind: of, start }) => of === 'money' && start >= wish.end && start < clause.end),
    );
  const wishes = spans
    .filter(
      ({ label, text: words, confidence, start, end }) =>
        asking.has(label) &&
        // 'No VAT, as I am not registered' is a term, however it sounds.
        (label === 'kind' ||
          (confidence >= leastConfidence &&
            !hasWordOf(words, billWords.tax) &&
            !(ofLooks.has(label) && isInLine({ start, end })))),
    )
    .flatMap((span) => clipped(text, span, fixed));
  const ruled = billParties(bill, spans, clauses, [...fixed, ...wishes]);
  const parties = mergeParties(text, ruled, known, language);
  const { lines, rest } = readLines(bill, billParts(bill, clauses, [...fixed, ...wishes, ...parties]), spans);
  const { free, to, from, client, paid } = billWords;
  const kind = wishes.find(({ label }) => label === 'kind');
  const kindStart = kind?.start ?? 0;
  const below: Range[] = parties.filter(({ label }) => label !== 'contact');
  const others = rest.flatMap((part): ReadSpan[] => {
    const range = rangeOf(bill, part);
    const words = text.slice(range.start, range.end);
    // 'customer' and 'Items:' only introduce what follows.
    // 'received' before 'from' and 'signed' before 'by' do, too.
    const linked = phraseEnd(bill.tokens, part.first, `${paid}, ${introduces}`);
    const isLink =
      phraseEnd(bill.tokens, part.first, `${to}, ${from}, ${client}`) >= part.next ||
      (linked === part.next && phraseEnd(bill.tokens, linked, from) > linked);
    const isHeading =
      part.next - part.first < 3 && /^\s*[:：]\s*\n/.test(text.slice(range.end, range.end + 9));
    if (isLink || isHeading) return [spanOf('cmd', text, range)];
    if (isTerm(bill, part)) return [spanOf('detail', text, range)];
    if (lines.length > 0 && hasWordOf(words, free) && part.next - part.first <= 6) {
      lines.push({ ...range, words, quantity: 1, unit: null, rate: 0 });
      return [];
    }
    const isPlace =
      labelOfRest(part, range, spans, bill, lines) !== 'date' &&
      isBelow(bill, range, below, parties, kindStart);
    if (isPlace) below.push(range);
    // 'Receipt for rent' is about the rent.
    const isAbout =
      kind !== undefined &&
      range.start > kind.end &&
      hasWordOf(text.slice(kind.end, range.start), pageWordsOf(language).benefit) &&
      !/[,.;:\n]/.test(text.slice(kind.end, range.start)) &&
      !saysSomething(text.slice(kind.end, range.start), language);
    const label = isAbout ? 'subject' : labelOfRest(part, range, spans, bill, lines);
    return [spanOf(isPlace ? 'place' : label, text, range)];
  });
  const last = bill.tokens.at(-1)?.end ?? 0;
  const own = [
    ...wishes,
    ...parties,
    ...fixed.map((range) => spanOf('detail', text, range)),
    ...lines.map((range) => spanOf('item', text, range)),
    ...others,
    ...spans.filter(({ start }) => start >= last),
  ];
  return { spans: own.sort((a, b) => a.start - b.start), lines };
}

/** Returns a span without the ranges taken from it: 'Invoice no. 12' becomes 'Invoice'. */
function clipped(text: string, span: ReadSpan, taken: readonly Range[]): ReadSpan[] {
  const code = taken.find((range) => overlaps(range, span));
  if (!code) return [span];
  const end = span.start + text.slice(span.start, code.start).trimEnd().length;
  return end > span.start ? [{ ...span, end, text: text.slice(span.start, end) }] : [];
}
