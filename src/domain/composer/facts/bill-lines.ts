import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { isAside, isHouse, isNamed } from './bill-asides.ts';
import { hasOtherAmount, isOfOther, isOnlyUnit, isUnsure } from './bill-certainty.ts';
import { type BillText, type Numeral, numeralsIn, type Piece, unitEnd } from './bill-numerals.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import type { Range } from './text-clauses.ts';

/** A line of a bill as typed. Holds only amounts that have a single reading. */
export interface TypedLine extends Range {
  /** The item, without quantity and price. Empty if only a price was typed. */
  readonly words: string;
  readonly quantity: number;
  readonly unit: string | null;
  /** Null if the price is uncertain; all words then stay in `words`. */
  readonly rate: number | null;
  /** The tax in percent that is typed at this line, where lines differ in it. */
  readonly tax?: number;
  /** A surcharge in percent of the lines before it. */
  readonly percent?: number;
}

/** Returns whether a token multiplies: not the X of a name such as '26X'. */
const isTimesAt = ({ tokens }: BillText, at: number): boolean =>
  isTimes(tokens[at]?.text) &&
  (tokens[at]?.hasSpaceBefore === true || /^[\d\p{Sc}]/u.test(tokens[at + 1]?.text ?? ''));

const isTimes = (word: string | undefined): boolean => /^[x×*]$/i.test(word ?? '');

/**
 * Returns the numbers of a piece, including one that must be a price although it has no currency: '2 at 40',
 * '3 x 65'.
 */
export function pricedNumerals(bill: BillText, { first, next }: Piece): readonly Numeral[] {
  const numerals = numeralsIn(bill, first, next);
  if (numerals.some(({ kind }) => kind === 'money')) return numerals;
  const { at, each, and, costs } = pageWordsOf(bill.language).bill;
  const isBeforeAnd = (end: number): boolean => end >= next || phraseEnd(bill.tokens, end, and) > end;
  const isPrice = (numeral: Numeral, index: number): boolean => {
    if (numeral.kind !== 'count' || unitEnd(bill, numeral.next) > numeral.next) return false;
    // 'bought pipe for 84.60': only money has two decimals at the end.
    if (hasCents(bill, numeral) && isBeforeAnd(numeral.next)) return true;
    if (costs && priceWordsStart(bill, first, numeral.first, costs) < numeral.first) return true;
    const before = [numeral.first - 1, numeral.first - 2].some(
      (from) => from >= first && phraseEnd(bill.tokens, from, at) === numeral.first,
    );
    const after = phraseEnd(bill.tokens, numeral.next, each);
    return (
      (before && index > 0) ||
      (after > numeral.next && (index > 0 || after === next || unitEnd(bill, after) === next))
    );
  };
  return numerals.map((numeral, index) => (isPrice(numeral, index) ? asPrice(bill, numeral) : numeral));
}

/**
 * Returns whether a piece has a number that may be a price, although it can't be read as one: behind a word for a price,
 * 'labour at 45 the hour', at its end, 'zip replaced for 18', or before what it buys, '35 of water'.
 */
export function hasUnreadPrice(bill: BillText, piece: Piece): boolean {
  const { first, next } = piece;
  const { language, tokens } = bill;
  const { at, costs } = pageWordsOf(language).bill;
  return numeralsIn(bill, first, next).some((numeral) => {
    if (numeral.kind !== 'count' || unitEnd(bill, numeral.next) > numeral.next) return false;
    if (priceWordsStart(bill, first, numeral.first, `${at}, ${costs ?? ''}`) < numeral.first) return true;
    const isOther =
      !numeral.isExact || isYear(numeral.value) || isAside(bill, piece) || isStage(bill, numeral);
    const buys =
      numeral.first === first && phraseEnd(tokens, numeral.next, pageWordsOf(language).of) > numeral.next;
    return !isOther && (numeral.next === next || buys);
  });
}

const hasCents = ({ text, tokens }: BillText, { first, next }: Numeral): boolean =>
  /^\d+[.,]\d{2}$/.test(text.slice(tokens[first]?.start, tokens[next - 1]?.end));

/** Returns where the words of a list directly before a price begin: 'comes to'. */
function priceWordsStart({ tokens }: BillText, first: number, price: number, list: string): number {
  const starts = [price - 3, price - 2, price - 1].filter((from) => from > first);
  return starts.find((from) => phraseEnd(tokens, from, list) === price) ?? price;
}

/** Returns whether a piece has a price that says what it is for: 'at 15 each'. Among prices with a currency, it is one. */
export function hasEachPrice(bill: BillText, piece: Piece): boolean {
  const { at, each } = pageWordsOf(bill.language).bill;
  return pricedNumerals(bill, piece).some(
    ({ kind, first, next }) =>
      kind === 'money' &&
      phraseEnd(bill.tokens, next, each) > next &&
      phraseEnd(bill.tokens, first - 1, at) === first,
  );
}

/** Prices rarely have three decimals, so the separator in '2,400' groups thousands. */
function asPrice({ text, tokens }: BillText, numeral: Numeral): Numeral {
  const typed = text.slice(tokens[numeral.first]?.start, tokens[numeral.next - 1]?.end);
  const isGrouped = numeral.isExact && !numeral.isCertain && /^\d{1,3}[.,]\d{3}$/.test(typed);
  const value = isGrouped ? Number(typed.replace(/[.,]/, '')) : numeral.value;
  return { ...numeral, value, kind: 'money', isCertain: numeral.isCertain || isGrouped };
}

const isYear = (value: number): boolean => value >= 1900 && value < 2100 && Number.isInteger(value);

/**
 * Returns the number of a piece that may be its price, as in lists: 'boiler service 95', '80 for paint'. It
 * is uncertain next to prices with a currency sign, or if it could be a year, a house number or a room
 * number.
 */
export function barePrice(bill: BillText, piece: Piece, isSigned: boolean): Numeral | null {
  const { tokens, text, language } = bill;
  const counts = pricedNumerals(bill, piece).filter(({ kind }) => kind === 'count');
  const isBehind = ({ first, next }: Numeral): boolean =>
    (next === piece.next || tokens[next]?.text === '(') &&
    first > piece.first &&
    isNoun(bill, tokens[first - 1]?.text ?? '');
  const { to } = pageWordsOf(language).bill;
  const isBefore = ({ first, next }: Numeral): boolean =>
    first === piece.first && phraseEnd(tokens, next, to) > next;
  const found = counts.find((numeral) => isBehind(numeral) || isBefore(numeral));
  if (!found || counts.some((each) => isNamed(bill, piece, each))) return null;
  const isOther =
    isYear(found.value) || isHouse(bill, piece) || bill.isPlace(found.first - 1) || isStage(bill, found);
  const isPostcode = Number.isInteger(found.value) && found.value >= 1e4;
  if (isSigned && (isOther || isPostcode)) return null;
  const price = asPrice(bill, found);
  const words =
    text.slice(tokens[piece.first]?.start, tokens[found.first]?.start) +
    text.slice(tokens[found.next - 1]?.end, tokens[piece.next - 1]?.end);
  if (!saysSomething(words, language)) return null;
  return { ...price, isCertain: price.isCertain && !isSigned && !isOther };
}

/** A price follows its item, not 'before' or 'at'. */
const isNoun = ({ language }: BillText, word: string): boolean =>
  !/\p{L}/u.test(word) ||
  (saysSomething(word, language) && !isWordOf(fold(word), pageWordsOf(language).deadline));

/** Returns the index after a price's suffix and its unit: 'each', '/hr', 'per square meter'. */
function priceEnd(bill: BillText, price: Numeral, next: number): { end: number; unit: Piece | null } {
  const { each } = pageWordsOf(bill.language).bill;
  let end = price.next;
  while (end < next && phraseEnd(bill.tokens, end, each) > end) end = phraseEnd(bill.tokens, end, each);
  if (end === price.next) return { end, unit: null };
  // "l'unité"
  if (/^['’]$/.test(bill.tokens[end]?.text ?? '')) end++;
  const isWord = /^\p{L}/u.test(bill.tokens[end]?.text ?? '');
  const isLast = end + 1 >= next || !/^[\p{L}\p{N}]/u.test(bill.tokens[end + 1]?.text ?? '');
  const after = Math.max(Math.min(unitEnd(bill, end), next), isWord && isLast ? end + 1 : end);
  return after > end && after <= next
    ? { end: after, unit: { first: end, next: after } }
    : { end, unit: null };
}

/** Returns where the words between a quantity and its price begin: 'at', '每张'. */
function atStart(bill: BillText, { first }: Piece, price: Numeral): number {
  const { at } = pageWordsOf(bill.language).bill;
  for (const from of [price.first - 3, price.first - 2, price.first - 1]) {
    const end = from >= first ? phraseEnd(bill.tokens, from, at) : from;
    if (end > from && (end === price.first || unitEnd(bill, end) === price.first)) return from;
  }
  const { costs } = pageWordsOf(bill.language).bill;
  return costs ? priceWordsStart(bill, first, price.first, costs) : price.first;
}

/** Returns whether a number is what the line comes to: '20 prints at €9 = €180'. */
const isResult = ({ tokens }: BillText, { first }: Piece): boolean => tokens[first - 1]?.text === '=';

/** Splits a piece with several prices into one line each, at a word for 'and' or after each price. */
export function cutAtPrices(bill: BillText, piece: Piece, numerals: readonly Numeral[]): Piece[] {
  const prices = numerals.filter((each) => each.kind === 'money' && !isResult(bill, each));
  const { and } = pageWordsOf(bill.language).bill;
  const cuts = prices.slice(1).map((price, index) => {
    const previous = prices[index] as Numeral;
    for (let at = previous.next; at < price.first; at++) if (phraseEnd(bill.tokens, at, and) > at) return at;
    const leads = prices[0]?.first === piece.first;
    return leads ? price.first : priceEnd(bill, previous, price.first).end;
  });
  return [...cuts, piece.next].map((next, index) => ({ first: cuts[index - 1] ?? piece.first, next }));
}

interface Count {
  readonly count: Numeral | undefined;
  /** Whether the price is per unit. */
  readonly isRate: boolean;
  /** Whether it is ambiguous what the price covers. */
  readonly isOpen: boolean;
}

/** From this confidence on, the reader decides whether a price is one per unit. */
const surelyPriced = 0.6;

const rangeOfNumeral = ({ tokens }: BillText, { first, next }: Piece): Range => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});

/** Returns whether a token is a unit of time, for which people are paid. */
function isTimeUnit({ tokens, language }: BillText, at: number): boolean {
  const { hourUnits, bill } = pageWordsOf(language);
  return phraseEnd(tokens, at, [hourUnits, bill.days, bill.weeks, bill.months].join(', ')) > at;
}

/** Finds the quantity that a price applies to. */
function countOf(bill: BillText, piece: Piece, numerals: readonly Numeral[], price: Numeral): Count {
  const { tokens, text, language, isNumberWord } = bill;
  const { flat } = pageWordsOf(language).bill;
  const isLeading = ({ first }: Numeral): boolean => first === piece.first;
  const isMultiplied = ({ first, next }: Numeral): boolean =>
    isTimesAt(bill, next) || (first > piece.first && isTimes(tokens[first - 1]?.text));
  const hasUnit = ({ next }: Numeral): boolean => unitEnd(bill, next) > next;
  /** A word such as 'for' makes the number part of the description: 'dinner for 12 guests €400'. */
  const isSaid = ({ first }: Numeral): boolean => {
    const before = tokens[first - 1]?.text ?? '';
    return first > piece.first && /^\p{L}/u.test(before) && !saysSomething(before, language);
  };
  const all = numerals.filter(({ kind }) => kind === 'count');
  const sizes = all.filter((each) => isSize(bill, all, each) || isGrade(bill, piece, all, each));
  const counts = all.filter(
    (each) => !sizes.includes(each) && !isNamed(bill, piece, each) && !isIndex(bill, piece, each),
  );
  const real = counts.filter((each) => isMultiplied(each) || hasUnit(each) || !isSaid(each));
  const count = real.find(isMultiplied) ?? real.find(hasUnit) ?? real.find(isLeading) ?? counts[0];
  const end = priceEnd(bill, price, piece.next).end;
  const isPer = atStart(bill, piece, price) < price.first || end > price.next;
  const isOne = count?.value === 1 && (isLeading(count) || hasUnit(count));
  // The reader knows from many bills what 'two ceilings £260' and '20 boxes $1.15' mean.
  const label = bill.labelOf(rangeOfNumeral(bill, price), surelyPriced);
  const isCounted = count !== undefined && bill.labelOf(rangeOfNumeral(bill, count), surelyPriced) === 'qty';
  const isReadRate = label === 'rate' && isCounted && (isLeading(count) || hasUnit(count));
  const isRate = count !== undefined && (isPer || isMultiplied(count) || isOne || isReadRate);
  const isFlat = hasWordOf(text.slice(tokens[piece.first]?.start, tokens[piece.next - 1]?.end), flat);
  // '220 sheets €1.40' is ambiguous: the price may be per sheet or in total.
  // 'Labour 6 days £210' may be a daily rate, whatever the reader takes it for.
  const isTotal = label === 'money' && !real.some((each) => isTimeUnit(bill, each.next));
  const mayCount = !isRate && !isFlat && !isTotal && real.some((each) => isLeading(each) || hasUnit(each));
  const isUnclear = real.some(({ isCertain }) => !isCertain) && (isRate || isPer);
  // '4 people at 35 an hour, 6 hours' and '2 x 20 kg at £5': the quantity is a product of two numbers.
  const isManifold = isPer && (real.filter(({ value }) => value !== 1).length > 1 || sizes.some(isLeading));
  const words = Array.from({ length: price.first - piece.first }, (_, index) => piece.first + index);
  const isSpelled = isPer && words.some((at) => isNumberWord(at) && !all.some(({ first }) => first === at));
  // 'hours at $60' and '$60 per hour' have no quantity.
  const isUncounted =
    count === undefined &&
    (end > price.next || (isPer && words.some(bill.isUnit)) || isOnlyUnit(bill, piece, price));
  const isOther = isRate && count.first > price.first && isOfOther(bill, count, end);
  // 'A cake for 40 people at $250' may cost that as a whole.
  const { to } = pageWordsOf(language).bill;
  const isFor = isRate && end === price.next && phraseEnd(tokens, count.first - 1, to) === count.first;
  return {
    count,
    isRate,
    isOpen:
      mayCount ||
      isUnclear ||
      isManifold ||
      isSpelled ||
      isUncounted ||
      isOther ||
      isFor ||
      (isRate && !isPlain(bill, count, price)),
  };
}

/**
 * Returns false if the number may not be the whole quantity: 'phase 2 design at $900', 'two hours and a half
 * at $60'.
 */
function isPlain(bill: BillText, count: Numeral, price: Numeral): boolean {
  const { and } = pageWordsOf(bill.language).bill;
  // The plus of 'supply+fit' adds no amount.
  const isJoint = (at: number): boolean =>
    phraseEnd(bill.tokens, at, and) > at &&
    (/\p{L}/u.test(bill.tokens[at]?.text ?? '') || bill.tokens[at]?.hasSpaceBefore === true);
  for (let at = count.next; at < price.first; at++) if (isJoint(at)) return false;
  return !isStage(bill, count) && !bill.isPlace(count.first - 1);
}

const isStage = ({ tokens, language }: BillText, { first }: Numeral): boolean =>
  phraseEnd(tokens, first - 1, pageWordsOf(language).bill.stage) === first;

/** Returns whether a number names the thing before it: 'the fee on part 3 is 50'. */
function isIndex({ tokens, language }: BillText, piece: Piece, { first, next }: Numeral): boolean {
  const { costs } = pageWordsOf(language).bill;
  return first > piece.first && costs !== undefined && phraseEnd(tokens, next, costs) > next;
}

/** Returns whether a number is joined with letters behind the quantity: '16ga' of '12 sheets 16ga at 88'. */
function isGrade(
  bill: BillText,
  piece: Piece,
  counts: readonly Numeral[],
  { first, next }: Numeral,
): boolean {
  const after = bill.tokens[next];
  const isJoined =
    after !== undefined && !after.hasSpaceBefore && /^\p{L}/u.test(after.text) && !isTimesAt(bill, next);
  return isJoined && first > piece.first && counts.some((other) => other.first === piece.first);
}

/** Returns whether a number is one side of a dimension: '60 x 90 cm'. */
function isSize(bill: BillText, counts: readonly Numeral[], { first, next }: Numeral): boolean {
  const isJoined = (end: number, start: number): boolean => {
    const times = unitEnd(bill, end);
    return isTimes(bill.tokens[times]?.text) && times + 1 === start;
  };
  return counts.some((other) => isJoined(next, other.first) || isJoined(other.next, first));
}

/**
 * Returns the counted noun if it follows the number and other words precede it: 'stump grinding 3 stumps
 * £65'.
 */
function countedWords(bill: BillText, piece: Piece, count: Numeral, next: number): Piece | null {
  const before = bill.tokens[count.first - 1]?.text ?? '';
  const isApart = count.first > piece.first && /^\p{L}/u.test(before) && saysSomething(before, bill.language);
  const words = bill.tokens.slice(count.next, next);
  const isShort = words.length > 0 && words.length < 3 && words.every(({ text }) => /^\p{L}/u.test(text));
  return isApart && isShort ? { first: count.next, next } : null;
}

/** Returns whether a small word other than 'of' joins what is counted with what follows. */
function isJoinedBehind({ tokens, language }: BillText, at: number): boolean {
  const { of, bill } = pageWordsOf(language);
  const word = tokens[at]?.text ?? '';
  return (
    /^\p{Ll}/u.test(word) &&
    !saysSomething(word, language) &&
    [of, bill.at, bill.each].every((list) => phraseEnd(tokens, at, list) === at)
  );
}

/** Returns a line with no computed amounts. */
export function typedAsIs({ text, tokens }: BillText, piece: Piece): TypedLine {
  const start = tokens[piece.first]?.start ?? 0;
  const end = tokens[piece.next - 1]?.end ?? start;
  return { start, end, words: text.slice(start, end), quantity: 1, unit: null, rate: null };
}

/** Rounding of results that people compute by hand. */
const smallestAmount = 0.011;

/** Returns the line of a piece with a price. */
export function lineOf(
  bill: BillText,
  piece: Piece,
  numerals: readonly Numeral[],
  price: Numeral,
): TypedLine {
  const { text, tokens, language } = bill;
  const asIs = typedAsIs(bill, piece);
  const { start, end, words: typed } = asIs;
  const result = numerals.find((each) => isResult(bill, each));
  const { count, isRate, isOpen } = countOf(
    bill,
    piece,
    numerals.filter((each) => each !== result),
    price,
  );
  const stated = result && Math.abs(result.value - (isRate ? (count?.value ?? 1) : 1) * price.value);
  if (stated !== undefined && stated > smallestAmount) return asIs;
  const isPer =
    atStart(bill, piece, price) < price.first || priceEnd(bill, price, piece.next).end > price.next;
  if (!price.isCertain || isOpen || isUnsure(bill, piece, isRate && isPer)) return asIs;
  const tail = priceEnd(bill, price, piece.next);
  const used = new Set<number>();
  const use = (from: number, to: number): void => {
    for (let at = from; at < to; at++) used.add(at);
  };
  const priceStart = atStart(bill, piece, price);
  use(priceStart, tail.end);
  if (result) use(result.first - 1, result.next);
  const isBracket = tokens[priceStart - 1]?.text === '(' && tokens[tail.end]?.text === ')';
  if (isBracket) use(priceStart - 1, tail.end + 1);
  let unit: Piece | null = tail.unit;
  if (isRate && count) {
    const after = unitEnd(bill, count.next);
    // 'two trips to the tip' are no unit of a tip.
    const unitOf =
      after < priceStart && isJoinedBehind(bill, after) ? null : { first: count.next, next: after };
    const counted = after > count.next ? unitOf : countedWords(bill, piece, count, priceStart);
    use(count.first, counted?.next ?? count.next);
    // 'did 2 days of drain work' is told as a sentence.
    const { saying } = pageWordsOf(language);
    if (count.first === piece.first + 1 && isWordOf(tokens[piece.first]?.folded ?? '', saying))
      used.add(piece.first);
    unit = counted ?? unit;
    if (isTimes(tokens[after]?.text)) used.add(after);
    if (count.first > piece.first && isTimes(tokens[count.first - 1]?.text)) used.add(count.first - 1);
  }
  if (hasOtherAmount(bill, piece, numerals, (at) => used.has(at))) return asIs;
  let words = '';
  for (let at = piece.first; at < piece.next; at++) {
    const token = tokens[at];
    if (!token || used.has(at)) continue;
    const isNext = at > piece.first && !used.has(at - 1);
    words += isNext ? text.slice(tokens[at - 1]?.end, token.end) : ` ${token.text}`;
  }
  const inner = ownWords(words, language);
  const unitText = unit && text.slice(tokens[unit.first]?.start, tokens[unit.next - 1]?.end);
  // 'rooms at £310 per room' names its unit.
  const isSaid = unitText !== null && unit === tail.unit && fold(inner ?? '').includes(fold(unitText));
  const isOther = tail.unit !== null && !isRate && inner === null;
  return {
    start,
    end,
    words: inner ?? (isRate ? (unitText ?? typed) : isOther ? typed : ''),
    quantity: isRate ? (count?.value ?? 1) : 1,
    unit: inner !== null && !isSaid ? unitText : null,
    rate: isOther ? null : price.value,
  };
}

/** Returns where the item of a line told as a sentence begins: behind 'I did' and 'received for'. */
function sentenceStart(words: string, language: ReaderLanguage): number {
  const { me, bill } = pageWordsOf(language);
  const [first, verb] = tokenize(words);
  if (first && verb && isWordOf(first.folded, me)) return verb.end;
  return first && isWordOf(first.folded, bill.paid) ? first.end : 0;
}

/**
 * Strips small words and punctuation from both ends. Skips ideographs, which can be either words or
 * particles.
 */
function ownWords(words: string, language: ReaderLanguage): string | null {
  if (language === 'ja' || language === 'zh') {
    const said = tokenize(words).filter(({ text }) => /[\p{L}\p{N})）]/u.test(text));
    return said.length > 0 ? words.slice(said[0]?.start, said.at(-1)?.end) : null;
  }
  const inner = withoutSmallEnds(words, sentenceStart(words, language), words.length, language);
  if (!inner) return null;
  const said = words.slice(inner.start, inner.end);
  const isOpen = said.lastIndexOf('(') > said.lastIndexOf(')');
  const close = isOpen ? words.indexOf(')', inner.end) : -1;
  return words.slice(inner.start, close < 0 ? inner.end : close + 1);
}
