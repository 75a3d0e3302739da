import type { ReaderLanguage } from '../../reader/languages.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const longestWord = 12;

/** Returns whether the period of a text belongs to its last word: 'a.m.', 'etc.', 'S.r.l.'. */
function isAbbreviated(text: string, language: ReaderLanguage): boolean {
  const [, word = ''] = /([\p{L}.]{1,12})\.$/u.exec(text.slice(-longestWord - 1)) ?? [];
  return (
    word.length === 1 ||
    word.includes('.') ||
    isWordOf(word.toLowerCase(), pageWordsOf(language).abbreviations)
  );
}

/** Returns whether a text ends in a full stop that ends a sentence. */
const isStopped = (text: string, language: ReaderLanguage): boolean =>
  /[^.。]\.$/u.test(text) && !isAbbreviated(text, language);

/** A stop within a text, which therefore has sentences of its own. */
const within = /[\p{L}\p{N})][.!?]\s+\p{Lu}/u;

/** Returns the items of a list all with or all without full stops. Without, unless each item is stopped or has sentences. */
export function withEvenEnds(items: readonly string[], language: ReaderLanguage): readonly string[] {
  const stopped = items.filter((item) => isStopped(item, language));
  if (stopped.length === 0 || stopped.length === items.length) return items;
  if (stopped.some((item) => within.test(item))) return items;
  return items.map((item) => (stopped.includes(item) ? item.slice(0, -1) : item));
}

/** Returns a line without stops before its separators: 'Bring a coat. · Dogs welcome'. */
export const withPlainSeparators = (text: string, language: ReaderLanguage): string =>
  text
    .split(' · ')
    .map((part, at, parts) => (at < parts.length - 1 && isStopped(part, language) ? part.slice(0, -1) : part))
    .join(' · ');

const nextSentence = /([\p{L}\p{N}]{2,20})([.!?] )(\p{Ll})(?=\p{Ll}{0,30}(?:[ ,;:.!?]|$))/gu;

/** Returns a text whose sentences begin with capitals. What may be an abbreviation or an ordinal ends no sentence. */
export const withSentenceCapitals = (text: string, language: ReaderLanguage): string =>
  text.replaceAll(nextSentence, (whole: string, word: string, mark: string, letter: string) => {
    const isOrdinal = mark.startsWith('.') && /\d$/.test(word) && ordinals.has(language);
    const isShort = mark.startsWith('.') && isAbbreviated(`${word}.`, language);
    return isOrdinal || isShort ? whole : `${word}${mark}${letter.toUpperCase()}`;
  });

/** Languages that write ordinals with a period: '3. maja'. */
const ordinals: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['de', 'pl']);
