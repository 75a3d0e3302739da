import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const cache = new Map<ReaderLanguage, ReadonlySet<string>>();

const unLatin: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['ar', 'ja', 'zh']);
/** Letters, digits and pictographs are content; punctuation is not. */
const content = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Folded words that carry no content. */
function smallWordsOf(language: ReaderLanguage): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  // Prompts in non-Latin scripts often mix in English.
  const lists = unLatin.has(language)
    ? [pageWordsOf(language).small, pageWordsOf('en').small]
    : [pageWordsOf(language).small];
  const words = new Set(
    lists
      .join(',')
      .split(',')
      .flatMap((phrase) => tokenize(fold(phrase)).map(({ folded }) => folded)),
  );
  cache.set(language, words);
  return words;
}

/** Returns whether the text has words other than connecting ones. */
export function saysSomething(text: string, language: ReaderLanguage): boolean {
  const small = smallWordsOf(language);
  return tokenize(text).some(({ folded }) => content.test(folded) && !small.has(folded));
}

/**
 * Strips small words and marks from both ends, but keeps a question word: 'what to pack' is more than 'pack'.
 */
export function withoutSmallHead(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): { readonly start: number; readonly end: number } | null {
  const inner = withoutSmallEnds(text, start, end, language);
  if (!inner) return null;
  const { questions } = pageWordsOf(language);
  const question = tokenize(text, start, inner.start).find(({ folded }) => isWordOf(folded, questions));
  return question ? { start: question.start, end: inner.end } : inner;
}

/** Strips small words and marks from both ends. */
export function withoutSmallEnds(
  text: string,
  start: number,
  end: number,
  language: ReaderLanguage,
): { readonly start: number; readonly end: number } | null {
  const small = smallWordsOf(language);
  const tokens = tokenize(text, start, end);
  const isEmpty = ({ folded }: { folded: string }): boolean => !content.test(folded) || small.has(folded);
  const from = tokens.findIndex((token) => !isEmpty(token));
  const last = tokens.findLast((token) => !isEmpty(token));
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (!first || !last) return null;
  // The 'A' of 'A4' is not a small word.
  const isCode = before && !first.hasSpaceBefore && /\p{L}$/u.test(before.text) && /^\d/.test(first.text);
  return { start: isCode ? before.start : first.start, end: last.end };
}
