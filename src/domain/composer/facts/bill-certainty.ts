import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { type BillText, type Numeral, type Piece, unitEnd } from './bill-numerals.ts';
import { saysSomething } from './small-words.ts';

/** 'gluten-free' isn't free. */
const withoutJoined = (text: string): string => text.replace(/-\p{L}+/gu, ' ');

/**
 * Returns whether a piece has words that leave open whether its price is to be paid: 'they already gave us £40',
 * 'less £40', 'or oak for £40', 'if it rains, a tent for £40'.
 */
export function isUnsure({ text, tokens, language }: BillText, { first, next }: Piece): boolean {
  const { bill } = pageWordsOf(language);
  const words = withoutJoined(text.slice(tokens[first]?.start, tokens[next - 1]?.end));
  const lists = [bill.discount, bill.free, bill.withheld ?? '', bill.unsure ?? ''];
  return lists.some((list) => hasWordOf(words, list)) || phraseEnd(tokens, first, bill.condition) > first;
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
    /\p{L}/u.test(tokens[at]?.text ?? '') && saysSomething(tokens[at]?.text ?? '', language);
  for (let at = priceEnd; at < count.first; at++) if (isSaid(at)) return true;
  return false;
}

/** Returns whether a price is one per unit without the item and the quantity: '60 euros an hour'. */
export function isOnlyUnit(bill: BillText, piece: Piece, price: Numeral): boolean {
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
