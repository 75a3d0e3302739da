import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { WordRange } from './candidate.ts';
import type { HeadlineReader } from './headline-reader.ts';
import { isQuote } from './phrase-bounds.ts';

/** Returns whether the prompt says that a phrase is its title: 'title: Otter Week', 'called "Otter Week"'. */
export function isNamedTitle({ words, language }: HeadlineReader, { first }: WordRange): boolean {
  const mark = words[first - 1];
  const isMarked = mark?.text === ':' || mark?.text === '：' || isQuote(mark?.text);
  const at = isQuote(mark?.text) && words[first - 2]?.text === ':' ? first - 3 : first - 2;
  const { headings } = pageWordsOf(language);
  return isMarked && isWordOf(words[at]?.folded ?? '', headings ?? '');
}
