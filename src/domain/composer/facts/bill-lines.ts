import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { readNumber } from '../../reader/values/read-number.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { withoutSmallEnds } from './small-words.ts';

/** A line of a bill as it was typed. Amounts are those that can be read in one way only. */
export interface TypedLine {
  readonly start: number;
  readonly end: number;
  /** What is charged for, without quantity and price. */
  readonly words: string;
  readonly quantity: number;
  readonly unit: string | null;
  /** Null where the price can't be read with certainty; then all words stay in `words`. */
  readonly rate: number | null;
}

export interface TypedBill {
  readonly lines: readonly TypedLine[];
  /** Clauses with a percentage, a term of payment or a number of the bill. */
  readonly terms: readonly { readonly start: number; readonly end: number }[];
}

/** A stretch that is no part of a line: to whom the bill goes, or the words that ask for it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Numeral {
  readonly first: number;
  readonly next: number;
  readonly value: number;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  readonly isCertain: boolean;
}

const clauseEnds = new Set([',', ';', ':', '.', '!', '?', '•', '、', '，', '；', '。', '：', '،', '؛', '\n']);
const openers = new Set(['(', '[', '（']);
const closers = new Set([')', ']', '）']);

/** Reads the lines of a bill clause by clause: quantity, unit, what for, price. */
export function readBillLines(
  text: string,
  language: ReaderLanguage,
  values: readonly TypedValue[],
  heads: readonly Stretch[],
): TypedBill {
  const tokens = tokenize(text, 0, text.length, 2_000);
  const lines: TypedLine[] = [];
  const terms: Stretch[] = [];
  const { bill } = pageWordsOf(language);
  for (const clause of clausesOf(text, tokens, language)) {
    const numerals = numeralsIn(text, tokens, clause, language, values);
    const words = tokens.slice(clause.first, clause.next).map(({ folded }) => folded);
    const hasWord = (list: string): boolean => words.some((word) => isWordOf(word, list));
    const isTerm =
      numerals.some(({ isPercent }) => isPercent) ||
      (hasValue(text, tokens, clause, values, numerals) &&
        ([bill.due, bill.paid, bill.number].some(hasWord) ||
          (hasWord(bill.discount) && isShort(numerals, words))));
    if (isTerm) {
      terms.push(cutAt(tokens, clause, heads));
      continue;
    }
    for (const part of partsOf(clause, numerals)) {
      const line = lineOf(text, tokens, part, language, heads);
      if (line) lines.push(line);
    }
  }
  return { lines, terms };
}

/** 'less $20', '$20 off': a longer clause with an amount is a line, whatever it is called. */
const isShort = (numerals: readonly Numeral[], words: readonly string[]): boolean =>
  numerals.length === 1 && words.length <= 6;

/** Whether a clause has a number or a date. */
function hasValue(
  text: string,
  tokens: readonly Token[],
  { first, next }: Range,
  values: readonly TypedValue[],
  numerals: readonly Numeral[],
): boolean {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? text.length;
  return (
    numerals.length > 0 ||
    values.some((value) => value.start >= start && value.end <= end && value.kind !== 'contact')
  );
}

interface Range {
  readonly first: number;
  readonly next: number;
}

function clausesOf(text: string, tokens: readonly Token[], language: ReaderLanguage): Range[] {
  const { bill } = pageWordsOf(language);
  const clauses: Range[] = [];
  let first = 0;
  let depth = 0;
  const close = (next: number, from: number): void => {
    if (next > first) clauses.push({ first, next });
    first = from;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.startsLine) close(at, at);
    if (openers.has(token.text)) depth++;
    if (closers.has(token.text)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const isInside = /^\d$/.test(text.charAt(token.start - 1)) && /^\d$/.test(text.charAt(token.end));
    if (clauseEnds.has(token.text) && !isInside && !isAbbreviation(tokens, at)) close(at, at + 1);
    // 'and 2 workshops at …' is a line of its own.
    else if (isWordOf(token.folded, bill.and) && /^[\p{Nd}\p{Sc}]/u.test(text.slice(token.end).trimStart()))
      close(at, at + 1);
  }
  close(tokens.length, tokens.length);
  return clauses;
}

/** 'Std.', 'Nr.', 'hrs.': a point behind a short word that a number or a small letter follows. */
function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.text !== '.' || !before || !after || after.startsLine) return false;
  return before.text.length <= 4 && /^[\p{Ll}\p{Nd}\p{Sc}@à]/u.test(after.text);
}

function numeralsIn(
  text: string,
  tokens: readonly Token[],
  { first, next }: Range,
  language: ReaderLanguage,
  values: readonly TypedValue[],
): Numeral[] {
  const numerals: Numeral[] = [];
  const { bill } = pageWordsOf(language);
  for (let at = first; at < next; at++) {
    const start = tokens[at]?.start ?? 0;
    const value = values.find((each) => each.start === start);
    const covered = (end: number): number => {
      let last = at;
      while (last < next && (tokens[last]?.start ?? end) < end) last++;
      return last;
    };
    if (value?.kind === 'money') {
      const end = covered(value.end);
      numerals.push({
        first: at,
        next: end,
        value: value.amount,
        isMoney: true,
        isPercent: false,
        isCertain: value.isCertain,
      });
      at = end - 1;
      continue;
    }
    if (value && value.kind !== 'quantity') {
      at = covered(value.end) - 1;
      continue;
    }
    const number = readNumber(text, tokens, at, language);
    if (!number || isPartOfCode(text, tokens, at, number.next)) continue;
    const before = tokens[at - 1];
    const isPriced =
      before !== undefined &&
      at > first &&
      isWordOf(before.folded, bill.at) &&
      numerals.some((each) => !each.isMoney);
    numerals.push({
      first: at,
      next: number.next,
      value: number.value,
      isMoney: isPriced,
      isPercent: tokens[number.next]?.text === '%',
      isCertain: number.isCertain,
    });
    at = number.next - 1;
  }
  return numerals;
}

/** 'SW-2291' and '12a' are names. */
function isPartOfCode(text: string, tokens: readonly Token[], first: number, next: number): boolean {
  const before = text.charAt((tokens[first]?.start ?? 0) - 1);
  const after = text.charAt(tokens[next - 1]?.end ?? 0);
  return /[\p{L}\-_#/]/u.test(before) || /[-_]/.test(after);
}

interface Part extends Range {
  readonly numerals: readonly Numeral[];
}

/** A clause with several prices has as many lines, each up to the words that follow its price. */
function partsOf(clause: Range, numerals: readonly Numeral[]): Part[] {
  const prices = numerals.filter(({ isMoney }) => isMoney);
  let first = clause.first;
  return prices.map((price, at) => {
    const following = numerals.find((numeral) => numeral.first >= price.next);
    const isLast = at === prices.length - 1;
    const next = isLast ? clause.next : (following?.first ?? clause.next);
    const part = {
      first,
      next,
      numerals: numerals.filter((numeral) => numeral.first >= first && numeral.next <= next),
    };
    first = next;
    return part;
  });
}

function cutAt(tokens: readonly Token[], { first, next }: Range, heads: readonly Stretch[]): Stretch {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  const inside = heads.filter((head) => head.end > start && head.start < end);
  const before = inside
    .filter((head) => head.start <= start || heads.length > 0)
    .filter((head) => head.end < end);
  const cut = Math.max(start, ...before.filter((head) => head.start - start < 40).map((head) => head.end));
  return { start: cut < end ? cut : start, end };
}

function lineOf(
  text: string,
  tokens: readonly Token[],
  { first, next, numerals }: Part,
  language: ReaderLanguage,
  heads: readonly Stretch[],
): TypedLine | null {
  const { bill } = pageWordsOf(language);
  const price = numerals.find(({ isMoney }) => isMoney);
  if (!price) return null;
  const lexicon = matchLexicon(tokens, language);
  const isUnitWord = (at: number): boolean =>
    ((lexicon.own[at] ?? 0) & (1 << wordKinds.indexOf('unit'))) !== 0;
  const isSquare = (at: number): boolean =>
    /^(?:sq|cu)$/.test(tokens[at]?.folded ?? '') && isUnitWord(at + 1);
  const isUnit = (at: number): boolean => isUnitWord(at) || isSquare(at);
  const headOf = (at: number): Stretch | undefined =>
    heads.find((head) => (tokens[at]?.start ?? 0) >= head.start && (tokens[at]?.end ?? 0) <= head.end);
  // What names the client or the page stands before or behind the line.
  let from = first;
  for (let at = first; at < Math.min(next, numerals[0]?.first ?? price.first); at++)
    if (headOf(at)) from = at + 1;
  let to = next;
  for (let at = price.next; at < next; at++) {
    if (!headOf(at)) continue;
    to = at;
    break;
  }
  const count = numerals.find((numeral) => !numeral.isMoney && numeral.first >= from && numeral.isCertain);
  const gap = (left: number, right: number): readonly Token[] => tokens.slice(left, right);
  const isAt = ({ folded }: Token): boolean => isWordOf(folded, bill.at);
  const isEach = ({ folded, text: word }: Token): boolean => word === '/' || isWordOf(folded, bill.each);
  const behind = gap(price.next, Math.min(to, price.next + 2));
  const isRate =
    count !== undefined &&
    (gap(Math.min(count.next, price.first), Math.max(count.first, price.first)).some(isAt) ||
      behind.some(isEach) ||
      tokens[count.next]?.text.toLowerCase() === 'x' ||
      tokens[count.next]?.text === '×');
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  // '220 sheets €1.40' is a price for each or for all: nobody can tell.
  const isOpen = count !== undefined && !isRate && count.first === from && count.value !== 1;
  if (!price.isCertain || isOpen)
    return { start, end, words: text.slice(start, end), quantity: 1, unit: null, rate: null };
  const isTimes = (at: number): boolean => /^[x×]$/i.test(tokens[at]?.text ?? '');
  /** 'm²' and 'Std.' are two tokens. */
  const unitEnd = (at: number): number =>
    at +
    (isSquare(at) || (/^[²³.]$/.test(tokens[at + 1]?.text ?? '') && !tokens[at + 1]?.hasSpaceBefore) ? 2 : 1);
  const isUsed = (at: number): boolean =>
    (at >= price.first && at < price.next) ||
    (isRate && count !== undefined && at >= count.first && at < count.next) ||
    (isRate &&
      count !== undefined &&
      at >= count.next &&
      at < unitEnd(count.next) &&
      (isUnit(count.next) || isTimes(at))) ||
    (isRate &&
      tokens[at] !== undefined &&
      (at === price.first - 1 || at === (count?.first ?? 0) - 1) &&
      isAt(tokens[at] as Token)) ||
    (at >= price.next && at < price.next + 1 && isEach(tokens[at] as Token)) ||
    (at === price.next + 1 &&
      isEach(tokens[price.next] as Token) &&
      (isUnit(at) || (tokens[at]?.text.length ?? 9) < 3));
  const kept = Array.from({ length: to - from }, (_, index) => from + index).filter((at) => !isUsed(at));
  const words = stretchesOf(text, tokens, kept);
  const unitAt = isRate && count ? count.next : -1;
  const isNamed = unitAt >= 0 && unitAt < to && isUnit(unitAt) && !isTimes(unitAt);
  const unit = isNamed ? text.slice(tokens[unitAt]?.start, tokens[unitEnd(unitAt) - 1]?.end) : null;
  const named = withoutSmallEnds(words, 0, words.length, language);
  return {
    start,
    end,
    words: named ? words.slice(named.start, named.end) : (unit ?? text.slice(start, end)),
    quantity: isRate ? count.value : 1,
    unit: named ? unit : null,
    rate: price.value,
  };
}

/** The words of tokens, those that follow each other with what stands between them. */
function stretchesOf(text: string, tokens: readonly Token[], kept: readonly number[]): string {
  let words = '';
  let last = -2;
  for (const at of kept) {
    const token = tokens[at];
    if (!token) continue;
    words += at === last + 1 ? text.slice(tokens[last]?.end, token.end) : ` ${token.text}`;
    last = at;
  }
  return words.trim();
}
