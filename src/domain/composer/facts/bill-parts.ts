import { characterClass } from '../../reader/character-class.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { isSoldItem } from './bill-certainty.ts';
import { type BillText, type Numeral, numeralsIn, type Piece, unitEnd } from './bill-numerals.ts';
import { pricedNumerals } from './bill-prices.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps, type Range } from './text-clauses.ts';

/** A span that a rule classified with certainty. */
export const spanOf = (label: Label, text: string, { start, end }: Range): ReadSpan => ({
  label,
  text: text.slice(start, end),
  start,
  end,
  confidence: 1,
  instruction: 0,
});

/** Marks and small words that never start a part. 'about' is kept: it marks its number as an estimate, 'if' a condition. */
export function isSmall({ tokens, language }: BillText, at: number): boolean {
  const { text, type } = tokens[at] ?? { text: '', type: 0 };
  // 'A4'
  if (tokens[at + 1]?.hasSpaceBefore === false && /\p{L}\d/u.test(`${text}${tokens[at + 1]?.text}`))
    return false;
  const isWord = type === characterClass.ideograph || /[\p{N}\p{Sc}%％٪²³)]/u.test(text);
  const { about, condition, excluding } = pageWordsOf(language).bill;
  const kept = `${about}, ${condition}, ${excluding ?? ''}`;
  return !isWord && phraseEnd(tokens, at, kept) === at && !saysSomething(text, language);
}

export interface Part extends Piece {
  /** Whether it continues the previous part, after a comma, a colon or a dash. */
  readonly isNext: boolean;
}

/**
 * Returns the parts of the clauses that no code, name or wish covers, split where the next bill line starts.
 */
function partsOf(bill: BillText, clauses: readonly Clause[], taken: readonly Range[]): Part[] {
  const { tokens, text, language } = bill;
  const { and } = pageWordsOf(language).bill;
  const result: Part[] = [];
  let first = -1;
  let isNext = false;
  const close = (at: number): void => {
    let [from, next] = [first, at];
    while (from >= 0 && from < next && isSmall(bill, from)) from++;
    while (next > from && /^[,;:.!•、，；。：،؛–—-]$/u.test(tokens[next - 1]?.text ?? '')) next--;
    const words = text.slice(tokens[from]?.start, tokens[next - 1]?.end);
    if (from >= 0 && from < next && (/\p{N}/u.test(words) || saysSomething(words, language)))
      result.push({ first: from, next, isNext });
    first = -1;
  };
  for (const clause of clauses) {
    isNext = clause.after !== 'sentence';
    for (
      let at = tokens.findIndex(({ start }) => start >= clause.start);
      at >= 0 && at < tokens.length;
      at++
    ) {
      const token = tokens[at];
      if (!token || token.start >= clause.end) {
        close(at);
        break;
      }
      const isTaken = taken.some((range) => overlaps(range, token));
      const isDash =
        /^[-–—]$/.test(token.text) && token.hasSpaceBefore && tokens[at + 1]?.hasSpaceBefore === true;
      const after = phraseEnd(tokens, at, and);
      // '2 men + truck 6 hrs at $140' is one line.
      const hasOwnPrice =
        first < 0 || numeralsIn(bill, first, at).some((each) => each.kind === 'money' || each.first > first);
      const isPlus = token.text === '+' && token.hasSpaceBefore && hasOwnPrice;
      const isAnd =
        after > at &&
        hasOwnPrice &&
        /^[\p{Nd}\p{Sc}]/u.test(tokens[after]?.text ?? '') &&
        !/^[+-]?\d/.test(text.slice(token.start)) &&
        // '50% now and 50% on delivery' is one term.
        !isPercent(bill, after);
      if (isTaken || isDash || isAnd || isPlus) {
        close(at);
        isNext = isDash;
      } else if (first < 0) first = at;
      if (at === tokens.length - 1) close(at + 1);
    }
  }
  return result;
}

const isPercent = (bill: BillText, at: number): boolean =>
  numeralsIn(bill, at, at + 3).some(({ first, kind }) => first === at && kind === 'percent');

/** Returns the range of a part in the text; a date includes its final period. */
export function rangeOf({ tokens, values }: BillText, { first, next }: Piece): Range {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  const last = values.find((value) => value.start < end && value.end > end);
  return { start, end: Math.max(end, last?.end ?? end) };
}

/** Returns whether a part consists only of numbers and list words. */
function isMadeOf(bill: BillText, part: Piece, numerals: readonly Numeral[], words: string): boolean {
  for (let at = part.first; at < part.next; ) {
    const numeral = numerals.find(({ first }) => first === at);
    const end = Math.max(numeral?.next ?? at, unitEnd(bill, at), phraseEnd(bill.tokens, at, words));
    if (end === at && /[\p{L}\p{N}]/u.test(bill.tokens[at]?.text ?? '')) return false;
    at = Math.max(end, at + 1);
  }
  return true;
}

/**
 * Returns whether a part is only an amount, which belongs to the words before it: '12 hours', '350 €', 'lump
 * sum $1,180'.
 */
function isAmount(bill: BillText, part: Piece, numerals: readonly Numeral[]): boolean {
  if (numerals.length === 0 || numerals.some(({ kind }) => kind === 'percent')) return false;
  const { at, each, flat } = pageWordsOf(bill.language).bill;
  return isMadeOf(bill, part, numerals, `${at}, ${each}, ${flat}`);
}

/** Returns whether a part states the total: 'total $420', 'Gesamtbetrag: 600 €', '$90 in total'. */
export function isTotal(bill: BillText, part: Piece): boolean {
  const { tokens, language } = bill;
  const { total, tax, including } = pageWordsOf(language).bill;
  const words = tokens.slice(part.first, part.next);
  if (!words.some((_, at) => phraseEnd(tokens, part.first + at, total) > part.first + at)) return false;
  const amounts = pricedNumerals(bill, part).filter(({ kind }) => kind === 'money');
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return false;
  const starts = [part.first, amount.next].map((at) => skipSmall(bill, at, part.next));
  return starts.some((at) => {
    const end = phraseEnd(tokens, at, total);
    if (end === at || at >= part.next) return false;
    // In 'total station rental $300', 'total' is part of the item.
    const known = Math.max(end, phraseEnd(tokens, end, `${tax}, ${including}`));
    const next = tokens[known];
    return (
      known >= part.next ||
      known >= amount.first ||
      !/\p{L}/u.test(next?.text ?? '') ||
      !saysSomething(next?.text ?? '', language)
    );
  });
}

function skipSmall(bill: BillText, first: number, next: number): number {
  const { total } = pageWordsOf(bill.language).bill;
  let at = first;
  while (at < next && phraseEnd(bill.tokens, at, total) === at && isSmall(bill, at)) at++;
  return at;
}

/** Returns whether a part only labels the text after its colon: 'Due: 5 May'. */
function isName(bill: BillText, part: Piece): boolean {
  const { due, valid, dated, tax, discount, deposit, paid, total } = pageWordsOf(bill.language).bill;
  return (
    phraseEnd(
      bill.tokens,
      part.first,
      [due, valid, dated, tax, discount, deposit, paid, total].join(', '),
    ) === part.next
  );
}

/** Joins amounts with their descriptions: 'garage rent, 350 €'. */
function withAmounts(bill: BillText, parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const before = result.at(-1);
    const between = before ? bill.text.slice(rangeOf(bill, before).end, rangeOf(bill, part).start) : '';
    const isBeside = before !== undefined && part.isNext && !/[\p{L}\p{N}\n]/u.test(between);
    const isBare = isBeside && isAmount(bill, part, pricedNumerals(bill, part));
    const isOpen =
      before && !isTerm(bill, before) && pricedNumerals(bill, before).every(({ kind }) => kind !== 'money');
    const isDate =
      before && bill.values.some((value) => value.kind === 'date' && overlaps(value, rangeOf(bill, before)));
    const isNamed = isBeside && /[:：]/.test(between) && isName(bill, before);
    if (before && (isNamed || (isBare && isOpen && !isDate)))
      result[result.length - 1] = { ...before, next: part.next };
    else result.push(part);
  }
  return result;
}

/** Returns whether the only number of a part counts nothing that it names: 'a deposit of 50 already paid'. */
function isBareAmount(bill: BillText, part: Piece): boolean {
  const [only, ...others] = numeralsIn(bill, part.first, part.next);
  return (
    others.length === 0 && only?.kind === 'count' && only.isCertain && unitEnd(bill, only.next) === only.next
  );
}

/** A clause about tax, discount, deposit, total, due date or validity. */
export function isTerm(bill: BillText, part: Piece): boolean {
  const range = rangeOf(bill, part);
  const text = bill.text.slice(range.start, range.end);
  const words = pageWordsOf(bill.language).bill;
  const has = (list: string): boolean => hasWordOf(text, list);
  const numerals = pricedNumerals(bill, part);
  const isPercent = numerals.some(({ kind }) => kind === 'percent');
  const isMoney = numerals.some(({ kind }) => kind === 'money');
  const isSum = isMoney || isBareAmount(bill, part);
  const isDated = bill.values.some((value) => value.kind === 'date' && overlaps(value, range));
  if (isTotal(bill, part)) return true;
  const ofShare = [words.tax, words.discount, words.deposit, words.paid, words.unpaid, words.withheld ?? ''];
  if (isPercent && ofShare.some(has)) return true;
  if (isSum && [words.deposit, words.paid].some(has)) return true;
  const isOff = isSum && has(words.discount) && !isSoldItem(bill, part);
  if (isOff && numerals.length === 1 && part.next - part.first <= 9) return true;
  // 'Hosting 120 (no VAT)' is a line with a remark.
  const isRemark = isSum && !hasWordOf(text.replace(/\([^()]*\)/g, ' '), words.tax);
  const isTax = has(words.tax) && !isRemark;
  if (!isMoney && (has(words.due) || has(words.valid) || isTax || has(words.deposit))) return true;
  return isDated && has(words.due);
}

/** Returns whether a part adds a tax. */
export const isTaxTerm = (bill: BillText, part: Piece): boolean => {
  const { start, end } = rangeOf(bill, part);
  const { tax, including } = pageWordsOf(bill.language).bill;
  const words = bill.text.slice(start, end);
  const isPercent = pricedNumerals(bill, part).some(({ kind }) => kind === 'percent');
  return isPercent && hasWordOf(words, tax) && !hasWordOf(words, including);
};

/** Splits a part with a price and a percentage: '£200 plus VAT at 20%' is a line and a term. */
function cutAtTerms(bill: BillText, part: Part): Part[] {
  const numerals = pricedNumerals(bill, part);
  const price = numerals.findLast(({ kind }) => kind === 'money');
  const percent = numerals.find(({ kind }) => kind === 'percent');
  if (!price || !percent || percent.first < price.next) return [part];
  const { tax, discount } = pageWordsOf(bill.language).bill;
  for (let at = price.next; at < percent.next + 4 && at < part.next; at++)
    if (phraseEnd(bill.tokens, at, `${tax}, ${discount}`) > at) {
      const cut = Math.min(at, percent.first);
      const [line, term] = [
        { ...part, next: cut },
        { ...part, first: cut, isNext: false },
      ];
      return isTerm(bill, line) ? [part] : [line, term];
    }
  return [part];
}

/** Returns the percentage that stands behind the price of a part with a tax, or alone in brackets: '9 € (7 %)'. */
export function ownTax(bill: BillText, part: Piece): number | null {
  const numerals = pricedNumerals(bill, part);
  const price = numerals.find(({ kind }) => kind === 'money');
  const percents = numerals.filter(({ kind }) => kind === 'percent');
  const [only] = percents;
  if (!price || !only || percents.length > 1 || !only.isCertain || only.first < price.next) return null;
  const { start } = rangeOf(bill, { first: price.next, next: part.next });
  const behind = bill.text.slice(start, rangeOf(bill, part).end);
  const isBracket = bill.tokens[only.first - 1]?.text === '(' && /^\(\P{L}*\)?$/u.test(behind);
  return isBracket || hasWordOf(behind, pageWordsOf(bill.language).bill.tax) ? only.value : null;
}

/** Returns whether lines differ in their taxes. */
export function haveOwnTaxes(bill: BillText, parts: readonly Piece[]): boolean {
  const taxes = parts.flatMap((part) => ownTax(bill, part) ?? []);
  return new Set(taxes).size > 1;
}

/** Returns the parts of a bill that no code, name or wish covers: lines, terms and other words. */
export function billParts(
  bill: BillText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): readonly Part[] {
  const parts = partsOf(bill, clauses, taken);
  const isOwn = haveOwnTaxes(bill, parts);
  return withAmounts(
    bill,
    parts.flatMap((part) => (isOwn && ownTax(bill, part) !== null ? [part] : cutAtTerms(bill, part))),
  );
}
