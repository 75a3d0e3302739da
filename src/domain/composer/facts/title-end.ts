import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { ClauseWords } from '../page/lexicon/page-words.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { saysSomething } from './small-words.ts';

const opensClause = (word: string, { pronouns, joins, relatives }: ClauseWords): boolean =>
  isWordOf(word, pronouns) || isWordOf(word, joins) || isWordOf(word, relatives);

/**
 * Returns the index of the word with which a clause of its own begins behind a name, or -1: 'he' of 'Dad's retirement he
 * drove a bus'. 'How he built it' and whole sentences have none.
 */
export function clauseAt(tokens: readonly Token[], language: ReaderLanguage): number {
  const { clauses, questions } = pageWordsOf(language);
  const [first] = tokens;
  if (!clauses || !first || isWordOf(first.folded, questions) || opensClause(first.folded, clauses))
    return -1;
  const at = tokens.findIndex(
    ({ folded }, index) =>
      index > 0 &&
      opensClause(folded, clauses) &&
      !isWordOf(tokens[index - 1]?.folded ?? '', questions) &&
      tokens.slice(0, index).some(({ text }) => saysSomething(text, language)),
  );
  return at < tokens.length - 1 ? at : -1;
}

/** Longest phrase from 'with' to what a page has: 'with a short quiz'. */
const mostBetween = 4;

/** Returns the index of the word before parts of a page behind a subject, or -1: 'with' of 'fractions with a quiz'. */
export function partsAt(tokens: readonly Token[], language: ReaderLanguage): number {
  const words = topicWordsOf(language);
  const { having } = pageWordsOf(language);
  if (!words) return -1;
  const { quiz, task, summary, questions, start, terms, figures } = words.facets;
  const lists = [
    quiz,
    task,
    summary,
    questions,
    start,
    terms,
    figures,
    words.forms.quiz,
    words.forms.worksheet,
  ];
  return tokens.findIndex(
    ({ folded }, index) =>
      index > 0 &&
      isWordOf(folded, having) &&
      Array.from({ length: mostBetween }, (_, step) => index + 1 + step).some((at) =>
        lists.some((list) => phraseEnd(tokens, at, list) > at),
      ),
  );
}
