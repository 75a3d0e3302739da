import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { hasOtherAmount, isUnsure } from './bill-certainty.ts';
import { countOf, isTimes } from './bill-counts.ts';
import { type BillText, type Numeral, type Piece, unitEnd } from './bill-numerals.ts';
import { atStart, priceEnd } from './bill-prices.ts';
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

/** Returns whether only words stand before the quantity, one of which says something. */
function saysBefore({ tokens, language }: BillText, piece: Piece, { first }: Numeral): boolean {
  const before = tokens.slice(piece.first, first).map(({ text }) => text);
  return before.every((word) => /^\p{L}/u.test(word)) && before.some((word) => saysSomething(word, language));
}

/** Returns whether a phrase goes on behind its quantity before the price, with nothing but words in it. */
function goesOn({ tokens, language }: BillText, next: number, priceStart: number): boolean {
  const behind = tokens.slice(next, priceStart);
  return (
    behind.length > 0 &&
    behind.every(({ text }) => /^\p{L}/u.test(text) && !isTimes(text)) &&
    behind.some(({ text }) => saysSomething(text, language))
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
    // 'two trips to the tip' aren't an unit of a tip.
    const unitOf =
      after < priceStart && isJoinedBehind(bill, after) ? null : { first: count.next, next: after };
    const counted = after > count.next ? unitOf : countedWords(bill, piece, count, priceStart);
    // 'Took away two loads of clippings' is said in one breath.
    const countEnd = counted?.next ?? count.next;
    const isInside = saysBefore(bill, piece, count) && goesOn(bill, countEnd, priceStart);
    if (!isInside) use(count.first, countEnd);
    // 'did 2 days of drain work' is told as a sentence.
    const { saying } = pageWordsOf(language);
    if (count.first === piece.first + 1 && isWordOf(tokens[piece.first]?.folded ?? '', saying))
      used.add(piece.first);
    unit = isInside ? null : (counted ?? unit);
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
