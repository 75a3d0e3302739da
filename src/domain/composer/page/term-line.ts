import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/** What a discount or a tax is taken from: all lines, one of them, or lines that can't be told. */
export type TermScope = 'all' | 'unknown' | number;

/** Shorter words are too much alike. */
const shortestWord = 4;
/** Inflections differ in their last letters. */
const stemLength = 6;

const isInflected = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length, stemLength);
  return length >= shortestWord && one.slice(0, length) === other.slice(0, length);
};

/** Returns the lines that the words of a term name: '25% discount on the cake only' is one on the cake. */
export function termScope(
  text: string,
  descriptions: readonly string[],
  language: ReaderLanguage,
): TermScope {
  const { bill } = pageWordsOf(language);
  const isLimited = bill.only !== undefined && hasWordOf(text, bill.only) && !hasWordOf(text, bill.total);
  if (!isLimited && bill.excluding && hasWordOf(text, bill.excluding)) return 'all';
  const lists = [
    bill.tax,
    bill.discount,
    bill.only ?? '',
    bill.including,
    bill.excluding ?? '',
    bill.withheld ?? '',
  ];
  const own = tokenize(text)
    .filter(({ folded }) => /^\p{L}{4,}$/u.test(folded) && saysSomething(folded, language))
    .filter(({ folded }) => lists.every((list) => !isWordOf(folded, list)))
    .map(({ folded }) => folded);
  const linesWith = (isSame: (one: string, other: string) => boolean): number[] =>
    descriptions.flatMap((description, at) => {
      const words = tokenize(description).map(({ folded }) => folded);
      return own.some((word) => words.some((other) => isSame(word, other))) ? [at] : [];
    });
  const exact = linesWith((one, other) => one === other);
  const named = exact.length > 0 ? exact : linesWith(isInflected);
  const [only, ...others] = named;
  // '10% off the painting' may be one on all lines only where it is the only one.
  if (only !== undefined && others.length === 0)
    return isLimited ? only : descriptions.length > 1 ? 'unknown' : 'all';
  return isLimited && (own.length > 0 || named.length > 1) ? 'unknown' : 'all';
}
