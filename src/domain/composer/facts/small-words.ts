import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';

const cache = new Map<ReaderLanguage, ReadonlySet<string>>();

/** Folded words that carry no fact by themselves. */
function smallWordsOf(language: ReaderLanguage): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  const words = new Set(
    pageWordsOf(language)
      .small.split(',')
      .flatMap((phrase) => tokenize(fold(phrase)).map(({ folded }) => folded)),
  );
  cache.set(language, words);
  return words;
}

/** Whether words say anything beside connecting others. */
export function saysSomething(text: string, language: ReaderLanguage): boolean {
  const small = smallWordsOf(language);
  return tokenize(text).some(({ folded }) => /[\p{L}\p{N}]/u.test(folded) && !small.has(folded));
}

/** Without the small words and marks at both ends. */
export function withoutSmallEnds(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): { readonly start: number; readonly end: number } | null {
  const small = smallWordsOf(language);
  const tokens = tokenize(text, start, end);
  const isEmpty = ({ folded }: { folded: string }): boolean =>
    !/[\p{L}\p{N}]/u.test(folded) || small.has(folded);
  const first = tokens.find((token) => !isEmpty(token));
  const last = tokens.findLast((token) => !isEmpty(token));
  return first && last ? { start: first.start, end: last.end } : null;
}
