import type { ReaderLanguage } from '../../reader/languages.ts';
import { readNumber } from '../../reader/values/read-number.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { billText, type Numeral, numeralsIn } from '../facts/bill-numerals.ts';
import { isStage } from '../facts/bill-prices.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';

/** A number of a bill as typed. */
export interface BillFigure extends Range {
  readonly kind: Numeral['kind'];
  /** What it may be, the likeliest first. */
  readonly values: readonly number[];
  /** Whether its first value is the only one. */
  readonly isSure: boolean;
  /** ISO 4217; undefined if no sign or code stands beside it. */
  readonly currency: string | undefined;
}

/**
 * Whether a number is one of money: '1.450' is one thousand and more, because few currencies have three decimals. One
 * of a measure has its unit behind it, so it names nothing: 'room 28 m2'.
 */
export type FigureUse = 'money' | 'count' | 'measure';

/** Characters before a number that may be a word for an estimate. */
const aroundLength = 14;
/** 'valves x3' */
const timesBefore = /^\s[x×]$/u;
/** A letter, or a number and a dash, directly before a number: 'A4', '2-3'. */
const joinedBefore = /(?:[\p{L}\p{N}]|\p{Nd}\s?[-–/]\s?)$/u;
/** Digits and a space before a number, which may be one number together: 'R1 450'. */
const groupBefore = /\p{Nd}[ \u00a0\u202f]$/u;
const joinedBehind = /^(?:\s?[-–/]\s?\p{Nd}|\p{Nd}|\p{No})/u;
/** A unit of cents behind a number: '45p'. */
const cents = /^\p{Ll}{1,2}(?!\p{L})/u;
const minus = /^[-−–]\s?$/u;

/** Returns the sign before a number: a minus that stands apart from the words before it. */
function signOf(text: string, range: Range, start: number): 'minus' | 'maybe' | null {
  const [sign = ''] = /[-−–]\s?\p{Sc}?\s?$/u.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const at = start - sign.length;
  if (sign === '' || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return null;
  if (at >= range.start) return minus.test(sign.replace(/\p{Sc}\s?/u, '')) ? 'minus' : null;
  // A dash between a name and its price isn't a sign.
  return /^[-−–](?:\p{Sc}|$)/u.test(sign) ? 'maybe' : null;
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Returns the currency of a code or sign beside a number. */
function codeBeside(words: string, start: number, end: number): string | undefined {
  const [before = ''] = /[A-Z]{3}\s?$/u.exec(words.slice(0, start)) ?? [];
  const [behind = ''] = /^\s?[A-Z]{3}(?!\p{L})/u.exec(words.slice(end)) ?? [];
  return [before.trim(), behind.trim()].find((code) => codes.has(code));
}

/** Returns whether a word before a number says that it is a name: 'room 12' is no quantity of rooms. */
function namesNumber(word: string, language: ReaderLanguage): boolean {
  const lead = billText(word, language, []);
  return lead.isPlace(0) || isStage(lead, { first: 1, next: 1 });
}

/** Returns the numbers of a range of the prompt. */
export function figuresIn(
  text: string,
  range: Range,
  language: ReaderLanguage,
  use: FigureUse,
): BillFigure[] {
  const words = text.slice(range.start, range.end);
  const money = valuesIn(words, language).filter((value) => value.kind === 'money');
  const local = billText(words, language, money);
  const { about } = pageWordsOf(language).bill;
  const around = text.slice(Math.max(0, range.start - aroundLength), range.start);
  const [before = ''] = /\p{L}{1,14}\.?\s{0,3}$/u.exec(around) ?? [];
  const isAbout = hasWordOf(before, about);
  const isNumbered = use === 'count' && namesNumber(before, language);
  return numeralsIn(local, 0, local.tokens.length).map((numeral, index): BillFigure => {
    const start = range.start + (local.tokens[numeral.first]?.start ?? 0);
    const end = range.start + (local.tokens[numeral.next - 1]?.end ?? words.length);
    const value = money.find((each) => range.start + each.start === start);
    const digits = start + Math.max(0, text.slice(start, end).search(/\p{Nd}/u));
    const from = value ? start : digits;
    const isRange =
      (joinedBefore.test(text.slice(Math.max(0, from - 4), from)) &&
        !timesBefore.test(text.slice(Math.max(0, from - 2), from))) ||
      groupBefore.test(text.slice(range.start, from)) ||
      joinedBehind.test(text.slice(end));
    const isCents = use === 'money' && numeral.kind === 'count' && cents.test(text.slice(end));
    const sign = signOf(text, range, start);
    const first = sign === 'minus' ? -numeral.value : numeral.value;
    const at = local.tokens.findIndex((token) => range.start + token.start === digits);
    const read = at < 0 ? undefined : readNumber(words, local.tokens, at, language);
    const { grouped } = read ?? {};
    const isPercent = numeral.kind === 'percent';
    const isGrouped = use === 'money' && grouped !== undefined && !isPercent;
    // '8.375%' is never a number of thousands.
    const percent = isPercent && grouped !== undefined ? grouped / 1000 : first;
    const main = isGrouped && numeral.kind === 'count' ? Math.sign(first) * grouped : percent;
    const isWhole = words.slice(start - range.start, end - range.start) === words.trim();
    const others = [
      ...(grouped !== undefined && use !== 'money' && !isPercent && grouped !== main ? [grouped] : []),
      ...(isCents ? [main / 100] : []),
      ...(sign === 'maybe' ? [-main] : []),
    ];
    // 'FJD 1,100' has a code that no list has, and no other reading.
    const isExact = numeral.isExact || isGrouped;
    const isKnown = isGrouped || isPercent || value !== undefined || isWhole;
    const isCertain = numeral.isCertain || (isKnown && isExact);
    return {
      start,
      end,
      kind: numeral.kind,
      values: [main, ...others],
      isSure:
        isExact && isCertain && others.length === 0 && !isRange && !((isAbout || isNumbered) && index === 0),
      currency: value?.currency ?? codeBeside(words, start - range.start, end - range.start),
    };
  });
}
