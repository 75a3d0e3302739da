import { characterClass } from '../../reader/character-class.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import { type NumberReading, readNumber } from '../../reader/values/read-number.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { saysSomething } from './small-words.ts';
import type { Range } from './text-clauses.ts';

/** A range of tokens. */
export interface Piece {
  readonly first: number;
  readonly next: number;
}

/** A number of a bill, by token index. */
export interface Numeral {
  readonly first: number;
  readonly next: number;
  readonly value: number;
  readonly kind: 'money' | 'percent' | 'count';
  /** False if it is ambiguous, a range or an estimate. */
  readonly isCertain: boolean;
  /** Whether it is neither a range nor an estimate. */
  readonly isExact: boolean;
}

/** The tokens of a bill and what is known about each. */
export interface BillText {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly tokens: readonly Token[];
  readonly values: readonly TypedValue[];
  /** Values by start position. */
  readonly starts: ReadonlyMap<number, TypedValue>;
  /** Returns whether a token is a unit: 'hours', 'm'. */
  readonly isUnit: (at: number) => boolean;
  /** Returns whether a token is a spelled-out number other than an article: 'five'. */
  readonly isNumberWord: (at: number) => boolean;
  /** Returns whether a token is a place word: 'room', 'floor'. */
  readonly isPlace: (at: number) => boolean;
  /** Returns the label that the reader gives to most of a range, from this confidence on. */
  readonly labelOf: (range: Range, least: number) => Label | null;
}

const sharedWith = (span: Range, range: Range): number =>
  Math.min(span.end, range.end) - Math.max(span.start, range.start);

export function billText(
  text: string,
  language: ReaderLanguage,
  values: readonly TypedValue[],
  spans: readonly ReadSpan[] = [],
): BillText {
  const tokens = tokenize(text, 0, text.length, 2_000);
  const { own } = matchLexicon(tokens, language);
  const isOf = (at: number, kind: 'unit' | 'number' | 'place'): boolean =>
    ((own[at] ?? 0) & (1 << wordKinds.indexOf(kind))) !== 0;
  const isUnitWord = (at: number): boolean => isOf(at, 'unit');
  const isHyphen = (at: number): boolean => /^[-–]$/.test(tokens[at]?.text ?? '');
  // 'two-room flat' is one word, and '三' is a number only before a unit.
  const isNumberWord = (at: number): boolean =>
    isOf(at, 'number') &&
    (isLetters(tokens[at])
      ? saysSomething(tokens[at]?.text ?? '', language) && !isHyphen(at - 1) && !isHyphen(at + 1)
      : isOf(at + 1, 'unit'));
  const isMark = (at: number): boolean => /^[x×%]$/i.test(tokens[at]?.text ?? '');
  const { flat } = pageWordsOf(language).bill;
  const isUnit = (at: number): boolean =>
    (isUnitWord(at) && !isMark(at) && phraseEnd(tokens, at, flat) === at) ||
    (/^(?:sq|cu)$/.test(tokens[at]?.folded ?? '') && isUnitWord(at + 1));
  return {
    text,
    language,
    tokens,
    values,
    starts: new Map(values.map((value) => [value.start, value])),
    isUnit,
    isNumberWord,
    isPlace: (at) => isOf(at, 'place'),
    labelOf: (range, least) => {
      const [most] = spans
        .filter((span) => sharedWith(span, range) > 0)
        .sort((a, b) => sharedWith(b, range) - sharedWith(a, range));
      return most && most.confidence >= least ? most.label : null;
    },
  };
}

/** Returns the index after a unit: 'm²', 'Std.', 'sq m' and '小时' are two tokens each. */
export function unitEnd({ tokens, isUnit }: BillText, at: number): number {
  if (!isUnit(at)) return at;
  const isSquare = /^(?:sq|cu)$/.test(tokens[at]?.folded ?? '');
  let end = at + (isSquare ? 2 : 1);
  while (isWide(tokens[end - 1]) && isWide(tokens[end]) && isUnit(end)) end++;
  const after = tokens[end];
  const isMarked = after !== undefined && /^[²³.23]$/.test(after.text) && !after.hasSpaceBefore;
  return end + (isMarked ? 1 : 0);
}

const isWide = (token: Token | undefined): boolean => token?.type === characterClass.ideograph;

const isLetters = (token: Token | undefined): boolean => token?.type === characterClass.letter;
const isTimes = (token: Token | undefined): boolean => /^[x×*]$/i.test(token?.text ?? '');

/** A number attached to letters is an identifier: 'A4', 'B-12'. */
function isName(bill: BillText, first: number, next: number): boolean {
  const { text, tokens } = bill;
  const beside =
    /[\p{L}\p{N}]{0,9}[-–_/#]?$/u.exec(text.slice(0, tokens[first]?.start).slice(-10))?.[0] ?? '';
  return (
    isPartOfCode(bill, first, next) && /^\p{Script=Latin}|^#/u.test(beside) && !isTimes(tokens[first - 1])
  );
}

/**
 * '5,500 words' means thousands if the language groups with this separator and the unit can't have three
 * decimals.
 */
function isGroupedCount(
  { tokens, language, isUnit }: BillText,
  { grouped, hasFraction, next }: NumberReading,
): boolean {
  const word = tokens[next];
  const isMeasure =
    isUnit(next) && (!word || word.text.length < 4 || /^(?:kilo|gram|ton|lit|met)/.test(word.folded));
  return (
    grouped !== undefined &&
    !hasFraction &&
    (isLetters(word) || isWide(word)) &&
    !isMeasure &&
    language !== 'ar'
  );
}

/** 'SW-2291' and '12a' are identifiers, '20-25' is a range; '3x65', '7.5hrs' and '38/h' are numbers. */
function isPartOfCode(bill: BillText, first: number, next: number): boolean {
  const { text, tokens } = bill;
  const [before, after] = [tokens[first - 1], tokens[next]];
  // '2½'
  if (/^\p{No}/u.test(after?.text ?? '') && !/^[²³]/.test(after?.text ?? '')) return true;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? 0;
  if (before && !tokens[first]?.hasSpaceBefore) {
    if (/^[#_/]$/.test(before.text) || (isLetters(before) && !isTimes(before))) return true;
    if (/^[-–]$/.test(before.text) && /[\p{L}\p{N}]/u.test(text.charAt(start - 2))) return true;
  }
  if (!after || after.hasSpaceBefore) return false;
  if (/^[-–_/]$/.test(after.text))
    return /[\p{L}\p{N}]/u.test(text.charAt(end + 1)) && !/^\/\p{L}/u.test(text.slice(end));
  return isLetters(after) && !isTimes(after) && unitEnd(bill, next) === next;
}

/** Languages that group thousands with spaces. */
const spaced: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['fr', 'pl', 'pt', 'es', 'nl']);

/**
 * '1 950 €' after its description is one grouped number. At the start of a clause it may be one item at 950.
 */
function isSpacedGroup({ text, language }: BillText, start: number, end: number, isFirst: boolean): boolean {
  return (
    spaced.has(language) &&
    !isFirst &&
    /^\D{0,3}\d{1,3}(?: \d{3})+(?:[.,]\d\d)?\D*$/.test(text.slice(start, end))
  );
}

/**
 * Returns the value of a spelled-out number, or undefined if it is part of a longer one, as in 'twenty two'.
 */
function worthOf(bill: BillText, at: number): number | undefined {
  if (!bill.isNumberWord(at) || bill.isNumberWord(at - 1) || bill.isNumberWord(at + 1)) return undefined;
  const word = bill.tokens[at]?.folded ?? '';
  const forms = pageWordsOf(bill.language).bill.numbers.split(', ');
  const index = forms.findIndex((list) => list.split('/').some((form) => fold(form) === word));
  return index < 0 ? undefined : index + 1;
}

/** Returns whether a sign stands directly before a number: 'left out -900.00'. */
const isSigned = ({ tokens }: BillText, at: number): boolean =>
  /^[-−–]$/.test(tokens[at - 1]?.text ?? '') &&
  tokens[at - 1]?.hasSpaceBefore === true &&
  tokens[at]?.hasSpaceBefore === false;

/** Reads '.90' as a fraction. */
function withPointBefore({ text, tokens }: BillText, at: number, number: NumberReading): NumberReading {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const isFraction =
    number.next === at + 1 && /(?:^|[\s@x×])[.,]$/.test(text.slice(Math.max(0, start - 2), start));
  return isFraction
    ? { ...number, value: Number(`0.${text.slice(start, end)}`), isCertain: true, hasFraction: true }
    : number;
}

/** Returns the numbers between two tokens with their types. */
export function numeralsIn(bill: BillText, first: number, next: number): Numeral[] {
  const { text, language, tokens, starts } = bill;
  const { about, percent } = pageWordsOf(language).bill;
  const numerals: Numeral[] = [];
  const isAbout = (at: number): boolean =>
    [at - 1, at - 2].some((each) => {
      const end = phraseEnd(tokens, each, about);
      return end > each && (end === at || (end === at - 1 && tokens[end]?.text === '.'));
    });
  const covered = (from: number, end: number): number => {
    let last = from;
    while (last < next && (tokens[last]?.start ?? end) < end) last++;
    return last;
  };
  for (let at = first; at < next; at++) {
    const start = tokens[at]?.start ?? 0;
    const value = starts.get(start);
    if (value?.kind === 'money') {
      const end = covered(at, value.end);
      const isSure = value.isCertain || isSpacedGroup(bill, value.start, value.end, at === first);
      const isExact = !isPartOfCode(bill, at, end) && !isAbout(at);
      const isCertain = isSure && isExact;
      numerals.push({ first: at, next: end, value: value.amount, kind: 'money', isCertain, isExact });
      at = end - 1;
      continue;
    }
    const worth = worthOf(bill, at);
    const read: NumberReading | undefined =
      worth === undefined
        ? readNumber(text, tokens, at, language)
        : { value: worth, next: at + 1, isCertain: true, hasFraction: false };
    const number = read && withPointBefore(bill, at, read);
    // '8 uur' is either a time of day or eight hours.
    const isCounted = number !== undefined && unitEnd(bill, number.next) > number.next;
    if (value && value.kind !== 'quantity' && !(value.kind === 'time' && isCounted)) {
      at = covered(at, value.end) - 1;
      continue;
    }
    if (!number) continue;
    const from = at;
    at = number.next - 1;
    // 'R14,500' has no number of 500 either.
    if (isName(bill, from, number.next)) continue;
    const isPercent = phraseEnd(tokens, number.next, percent) > number.next;
    const isKnown = number.isCertain || isGroupedCount(bill, number);
    const isExact = !isAbout(from) && !isPartOfCode(bill, from, number.next) && !isSigned(bill, from);
    numerals.push({
      first: from,
      next: number.next,
      value: number.value,
      kind: isPercent ? 'percent' : 'count',
      isCertain: isKnown && isExact,
      isExact,
    });
  }
  return numerals;
}
