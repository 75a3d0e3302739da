import { fold } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { isAside, isHouse, isNamed } from './bill-asides.ts';
import { type BillText, type Numeral, numeralsIn, type Piece, unitEnd } from './bill-numerals.ts';
import { saysSomething } from './small-words.ts';

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
    const isDeadline = isWordOf(tokens[numeral.first - 1]?.folded ?? '', pageWordsOf(language).deadline);
    const isOther =
      !numeral.isExact ||
      isDeadline ||
      isYear(numeral.value) ||
      isAside(bill, piece) ||
      isStage(bill, numeral);
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

/** Returns whether a number may be an index: 2 of 'phase 2'. */
export const isStage = ({ tokens, language }: BillText, { first }: Piece): boolean =>
  phraseEnd(tokens, first - 1, pageWordsOf(language).bill.stage) === first;

/** Returns the index after a price's suffix and its unit: 'each', '/hr', 'per square meter'. */
export function priceEnd(bill: BillText, price: Numeral, next: number): { end: number; unit: Piece | null } {
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
export function atStart(bill: BillText, { first }: Piece, price: Numeral): number {
  const { at } = pageWordsOf(bill.language).bill;
  for (const from of [price.first - 3, price.first - 2, price.first - 1]) {
    const end = from >= first ? phraseEnd(bill.tokens, from, at) : from;
    if (end > from && (end === price.first || unitEnd(bill, end) === price.first)) return from;
  }
  const { costs } = pageWordsOf(bill.language).bill;
  return costs ? priceWordsStart(bill, first, price.first, costs) : price.first;
}
