import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { type BillText, type Numeral, type Piece, unitEnd } from './bill-numerals.ts';
import { saysSomething } from './small-words.ts';

/** 'gluten-free' isn't free. */
const withoutJoined = (text: string): string => text.replace(/-\p{L}+/gu, ' ');

const surelySold = 0.6;
const surelyItem = 0.9;

/**
 * Returns whether the reader takes a piece for something that is sold although it has a word for a discount: 'haul off old
 * fence $400'.
 */
export function isSoldItem({ tokens, labelOf, language }: BillText, { first, next }: Piece): boolean {
  const range = { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  const { discount } = pageWordsOf(language).bill;
  const isFirst = phraseEnd(tokens, first, discount) > first;
  const [before, last] = [tokens[next - 2], tokens[next - 1]];
  const isLast = [before, last].some((token) => token && hasWordOf(token.text, discount));
  return !isFirst && !isLast && labelOf(range, surelySold) === 'item';
}

/**
 * Returns whether a piece has words that leave open whether its price is to be paid: 'they already gave us £40',
 * 'less £40', 'or oak for £40', 'if it rains, a tent for £40'.
 */
export function isUnsure(bill: BillText, piece: Piece, isCounted: boolean): boolean {
  const { text, tokens, language } = bill;
  const { first, next } = piece;
  const { bill: of } = pageWordsOf(language);
  const words = withoutJoined(text.slice(tokens[first]?.start, tokens[next - 1]?.end));
  // 'Six trays returned damaged at £7.25' are counted, whatever happened to them.
  const unsure = isCounted ? '' : (of.unsure ?? '');
  const lists = [isSoldItem(bill, piece) ? '' : of.discount, of.free, of.withheld ?? '', unsure];
  return lists.some((list) => hasWordOf(words, list)) || phraseEnd(tokens, first, of.condition) > first;
}

/**
 * Returns whether a piece has a number that neither its price nor its quantity accounts for, and that may be an amount of its
 * own: another price, a percentage, or a number at the end, 'cleaning is 45 and firewood 25'.
 */
export function hasOtherAmount(
  bill: BillText,
  piece: Piece,
  numerals: readonly Numeral[],
  isUsed: (at: number) => boolean,
): boolean {
  return numerals.some(({ kind, first, next, isExact }) => {
    if (isUsed(first)) return false;
    return kind !== 'count' || (isExact && next === piece.next && unitEnd(bill, next) === next);
  });
}

/** Returns whether a quantity behind a price counts something else: words between them name another item. */
export function isOfOther(bill: BillText, count: Numeral, priceEnd: number): boolean {
  const { tokens, language } = bill;
  const isSaid = (at: number): boolean =>
    /\p{L}{2}/u.test(tokens[at]?.text ?? '') && saysSomething(tokens[at]?.text ?? '', language);
  for (let at = priceEnd; at < count.first; at++) if (isSaid(at)) return true;
  return false;
}

/** Returns whether a price is one per unit without the item and the quantity: '60 euros an hour'. */
export function isOnlyUnit(bill: BillText, piece: Piece, price: Numeral): boolean {
  const range = { start: bill.tokens[piece.first]?.start ?? 0, end: bill.tokens[price.first]?.start ?? 0 };
  // A unit that is sold by itself is an item: 'session £60'.
  if (range.end > range.start && bill.labelOf(range, surelyItem) === 'item') return false;
  let hasUnit = false;
  for (let at = piece.first; at < piece.next; ) {
    const end = unitEnd(bill, at);
    if (at >= price.first && at < price.next) at = price.next;
    else if (end > at) {
      hasUnit = true;
      at = end;
    } else {
      const word = bill.tokens[at]?.text ?? '';
      if (/[\p{L}\p{N}]/u.test(word) && saysSomething(word, bill.language)) return false;
      at++;
    }
  }
  return hasUnit;
}
