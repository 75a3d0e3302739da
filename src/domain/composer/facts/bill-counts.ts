import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { isNamed } from './bill-asides.ts';
import { isOfOther, isOnlyUnit } from './bill-certainty.ts';
import { type BillText, type Numeral, type Piece, unitEnd } from './bill-numerals.ts';
import { atStart, isStage, priceEnd } from './bill-prices.ts';
import { saysSomething } from './small-words.ts';
import type { Range } from './text-clauses.ts';

/** Returns whether a token multiplies: not the X of a name such as '26X'. */
const isTimesAt = ({ tokens }: BillText, at: number): boolean =>
  isTimes(tokens[at]?.text) &&
  (tokens[at]?.hasSpaceBefore === true || /^[\d\p{Sc}]/u.test(tokens[at + 1]?.text ?? ''));

export const isTimes = (word: string | undefined): boolean => /^[x×*]$/i.test(word ?? '');

interface Count {
  readonly count: Numeral | undefined;
  /** Whether the price is per unit. */
  readonly isRate: boolean;
  /** Whether it is ambiguous what the price covers. */
  readonly isOpen: boolean;
}

/** From this confidence on, the reader decides whether a price is one per unit. */
const surelyPriced = 0.6;
const maybeCounted = 0.2;

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
export function countOf(bill: BillText, piece: Piece, numerals: readonly Numeral[], price: Numeral): Count {
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
  const isFlat = hasWordOf(text.slice(tokens[piece.first]?.start, tokens[piece.next - 1]?.end), flat);
  const isReadRate = !isFlat && label === 'rate' && isCounted && (isLeading(count) || hasUnit(count));
  const isRate = count !== undefined && (isPer || isMultiplied(count) || isOne || isReadRate);
  // '220 sheets €1.40' is ambiguous: the price may be per sheet or in total.
  // 'Labour 6 days £210' may be a daily rate, whatever the reader takes it for.
  // In 'two ceilings £260' the number is part of the item; '24 mugs $14' counts what the price may be per.
  const isTotal =
    label === 'money' &&
    !real.some(
      (each) =>
        isTimeUnit(bill, each.next) || bill.labelOf(rangeOfNumeral(bill, each), maybeCounted) === 'qty',
    );
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
  // 'A cake for 40 people at $250' may cost that as a whole, unlike 'invoice for 4 cakes at $50'.
  const { to } = pageWordsOf(language).bill;
  const isFor =
    isRate &&
    end === price.next &&
    count.first > piece.first &&
    phraseEnd(tokens, count.first - 1, to) === count.first;
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
    after !== undefined &&
    unitEnd(bill, next) === next &&
    !after.hasSpaceBefore &&
    /^\p{L}/u.test(after.text) &&
    !isTimesAt(bill, next);
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
