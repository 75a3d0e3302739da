import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { saysSomething } from './small-words.ts';
import { isWeekday } from './weekdays.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the parts of a range outside others. */
export const outside = (range: Range, others: readonly Range[]): readonly Range[] =>
  others.reduce<readonly Range[]>(
    (parts, { start, end }) =>
      parts.flatMap((part) =>
        [
          { start: part.start, end: Math.min(part.end, start) },
          { start: Math.max(part.start, end), end: part.end },
        ].filter((rest) => rest.end > rest.start),
      ),
    [range],
  );

export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && one.end > other.start;

/** A range between marks, trimmed of spaces. */
export interface Clause extends Range {
  /** The separator before it; a line break and the start of the text count as sentence ends. */
  readonly after: 'sentence' | 'colon' | 'comma';
}

/** Maximum number of characters read. */
export const longestRead = 20_000;

const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
};
const sentenceMarks: ReadonlySet<string> = new Set(['.', '!', '?', '。', '！', '？', '؟', '\n']);
const colonMarks: ReadonlySet<string> = new Set([':', '：']);
const commaMarks: ReadonlySet<string> = new Set([',', ';', '、', '，', '；', '،', '؛', '•', '–', '—']);

/** Brackets and quotation marks further apart than this are treated as typos. */
const longestBracket = 300;

interface Abbreviations {
  readonly words: ReadonlySet<string>;
  /** Word endings: '-str' of 'Hauptstr.'. */
  readonly endings: readonly string[];
}
const abbreviations = new Map<ReaderLanguage, Abbreviations>();

/** Words whose period doesn't end a sentence. */
function abbreviationsOf(language: ReaderLanguage): Abbreviations {
  const known = abbreviations.get(language);
  if (known) return known;
  const lists = [pageWordsOf(language).abbreviations, pageWordsOf('en').abbreviations];
  const words = lists.flatMap((list) => list.split(',').map((word) => word.trim()));
  const streets = [...words, ...pageWordsOf('de').abbreviations.split(', ')];
  const endings = streets.flatMap((word) => (word.startsWith('-') ? [word.slice(1)] : []));
  const result = { words: new Set(words), endings };
  abbreviations.set(language, result);
  return result;
}

/** Returns whether a word is an abbreviation, so that its period doesn't end a sentence: 'Mon', 'Nr'. */
export const isAbbreviation = (word: string, language: ReaderLanguage): boolean =>
  abbreviationsOf(language).words.has(word.toLowerCase());

/** A short word without a vowel that isn't a unit after a number: 'Hd', 'Nr'. */
const isClipped = (before: string, word: string): boolean =>
  /^\p{Script=Latin}\p{Ll}{1,3}$/u.test(word) &&
  !/[aeiouyà-æè-ïò-öø-ýœąęó]/i.test(word) &&
  !/\d\s?$/.test(before.slice(0, before.length - word.length));

/** 'By 10 Feb. Forklift booked' are two sentences. German nouns are capitalized within one, too. */
const isLastMonth = (before: string, word: string, following: string, language: ReaderLanguage): boolean =>
  language !== 'de' &&
  /\d\.? \p{L}+$/u.test(before) &&
  /^\s\p{Lu}/u.test(following) &&
  calendarNames(word.toLowerCase()).some(({ kind }) => kind === 'month');

/** Returns whether a number or a currency and a period stand before a small word with a capital. */
function startsSentence(text: string, at: number, language: ReaderLanguage): boolean {
  if (!/[\d\p{Sc}]$/u.test(text.slice(0, at).slice(-1))) return false;
  const word = /^\s(\p{Lu}\p{Ll}+)/u.exec(text.slice(at + 1, at + 20))?.[1] ?? '';
  return word !== '' && !saysSomething(word, language);
}

/**
 * Returns whether the period at an index ends a sentence. Periods in numbers, initials and abbreviations
 * don't.
 */
export function isSentenceEnd(text: string, at: number, language: ReaderLanguage): boolean {
  const mark = text.charAt(at);
  if (!sentenceMarks.has(mark)) return false;
  if (mark === '\n' || mark === '。' || mark === '！' || mark === '？') return true;
  const following = text.slice(at + 1, at + 4);
  if (following.trim() !== '' && !/^[”"'’»)]?\s/.test(following)) return false;
  if (mark !== '.') return true;
  const before = text.slice(Math.max(0, at - 16), at);
  const word = /[\p{L}\p{M}\d]{1,12}$/u.exec(before)?.[0] ?? '';
  // The unit of a rate ends its sentence: '$60/hr. Due in 14 days'. So does a small word with a capital: '24. Alle Preise'.
  if (/\/\p{L}{1,5}$/u.test(before) || startsSentence(text, at, language)) return true;
  // '22.12. bis 2.1.' is a span of days.
  const isDayAndMonth =
    /(?:^|\s)[0-3]?\d\.[01]?\d$/.test(before) && /^\s\p{L}/u.test(following) && language !== 'en';
  const isOrdinal = /(?:^|[^\d.,:])\d{1,2}$/.test(before) && /^\s\p{L}/u.test(following) && language !== 'en';
  // 'Mr. B. Hale' and 'z. Hd.', but not '10 p.m. Then'.
  const isLetter = /^\p{Lu}$/u.test(word) || /(?:^|[\s(])\p{Ll}$/u.test(before);
  const isTax = isWordOf(word.toLowerCase(), pageWordsOf(language).bill.tax);
  // '10 a.m. coffee'
  const isInner = /(?:^|[^\p{L}])\p{L}\.\p{L}$/u.test(before) && /^\s\p{Ll}/u.test(following);
  const goesOn = following.trim() !== '' && (isLetter || isInner || (isClipped(before, word) && !isTax));
  if (goesOn || isOrdinal || isDayAndMonth) return false;
  // The day in 'off on wed. Salon Noor' ends its sentence; the one in 'Sat. Brunch' begins it.
  const isLastDay =
    /[\p{L}\d%][ /]\p{L}+$/u.test(before) &&
    /^\s\p{Lu}/u.test(following) &&
    isWeekday(word.toLowerCase(), language);
  if (isLastDay || isLastMonth(before, word, following, language)) return true;
  const { words, endings } = abbreviationsOf(language);
  const folded = word.toLowerCase();
  return !words.has(folded) && !endings.some((ending) => folded.endsWith(ending));
}

const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));

/** The comma of 'April 30, 2025'. */
const isInDate = (text: string, at: number): boolean =>
  text[at] === ',' &&
  /\p{L}{3}\.? \d{1,2}(?:st|nd|rd|th)?$/u.test(text.slice(Math.max(0, at - 20), at)) &&
  /^, (?:19|20)\d\d(?![\d.,]?\d)/.test(text.slice(at, at + 8));

/** Splits a text at marks that are outside numbers, brackets and quotations. */
function splitAt<Mark>(
  text: string,
  markAt: (at: number) => Mark | null,
): readonly { readonly start: number; readonly end: number; readonly after: Mark | null }[] {
  const parts: { start: number; end: number; after: Mark | null }[] = [];
  let from = 0;
  let after: Mark | null = null;
  let closes = -1;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (at <= closes && character !== '\n') continue;
    const isStraight = character === '"' && /^[\s(]?$/.test(text.charAt(at - 1));
    const closer = isStraight ? character : closers[character];
    if (closer) {
      closes = at + 1 + text.slice(at + 1, at + longestBracket).indexOf(closer);
      continue;
    }
    const mark = markAt(at);
    if (mark === null) continue;
    parts.push({ start: from, end: at, after });
    from = at + 1;
    after = mark;
  }
  parts.push({ start: from, end: text.length, after });
  return parts;
}

const isBlank = (text: string, { start, end }: Range): boolean => text.slice(start, end).trim() === '';

/** Returns the trimmed parts of a range between marks outside numbers, brackets and quotations. */
export function splitRange(text: string, range: Range, divides: (at: number) => boolean): readonly Range[] {
  const said = text.slice(range.start, range.end);
  return splitAt(said, (at) => (divides(range.start + at) && !isInNumber(said, at) ? true : null))
    .filter((part) => !isBlank(said, part))
    .map(({ start, end }) => {
      const words = said.slice(start, end);
      const from = range.start + start + (words.length - words.trimStart().length);
      return { start: from, end: from + words.trim().length };
    });
}

/** Splits a list at some of its commas or semicolons. */
export const splitList = (text: string, marks: ReadonlySet<string>): string[] =>
  splitAt(text, (at) => (marks.has(text.charAt(at)) && !isInNumber(text, at) ? true : null))
    .filter((part) => !isBlank(text, part))
    .map(({ start, end }) => text.slice(start, end));

function markAt(text: string, at: number, language: ReaderLanguage): Clause['after'] | null {
  const mark = text.charAt(at);
  if (isSentenceEnd(text, at, language)) return 'sentence';
  if (isInNumber(text, at) || isInDate(text, at)) return null;
  if (colonMarks.has(mark)) return text.startsWith('//', at + 1) ? null : 'colon';
  // A dash inside a word is not a separator.
  const isInWord = (mark === '–' || mark === '—') && !(text[at - 1] === ' ' && text[at + 1] === ' ');
  return commaMarks.has(mark) && !isInWord ? 'comma' : null;
}

let last: { text: string; language: ReaderLanguage; clauses: readonly Clause[] } | undefined;

/**
 * Returns the clauses of a text, split at commas, colons and sentence ends outside numbers, brackets and
 * quotations. The result for the last text is cached, because every sorting step needs it.
 */
export function textClauses(given: string, language: ReaderLanguage): readonly Clause[] {
  const text = given.slice(0, longestRead);
  if (last?.text === text && last.language === language) return last.clauses;
  const clauses: Clause[] = [];
  // A clause behind blanks, in place of a wish, begins the sentence that they began.
  let begun: Clause['after'] | null = null;
  for (const part of splitAt(text, (at) => markAt(text, at, language))) {
    const after: Clause['after'] = part.after === 'comma' && begun ? begun : (part.after ?? 'sentence');
    const said = text.slice(part.start, part.end);
    const start = part.start + (said.length - said.trimStart().length);
    begun = isBlank(text, part) ? after : null;
    if (begun === null) clauses.push({ start, end: start + said.trim().length, after });
  }
  last = { text, language, clauses };
  return clauses;
}
