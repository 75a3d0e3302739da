import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import type { WordRange } from './candidate.ts';
import { type HeadlineClause, type HeadlineReader, isHidden } from './headline-reader.ts';

/** Kinds that may be headed by what they say to their readers. */
const isSpoken = (kind: KindId | null): boolean => kind !== null && familyOf(kind) === 'flyer';

/**
 * Returns whether a phrase is a whole clause that says something to the readers, which heads a page as it is: 'we have
 * moved', 'don't bin it', 'thank you for the music'. Parts of it begin and end with words that say something.
 */
export function isWholeTold(
  { words, kind, language }: HeadlineReader,
  { first, next }: WordRange,
  clause: HeadlineClause,
): boolean {
  const inside = words.slice(clause.first, clause.next);
  const last = inside.at(-1);
  if (first !== clause.first || next !== clause.next || !isSpoken(kind) || !last?.isWord) return false;
  if (inside.some((word) => isHidden(word) || word.value !== null)) return false;
  const { saying, thanks } = pageWordsOf(language);
  return phraseEnd(words, first, thanks) > first || inside.some(({ folded }) => isWordOf(folded, saying));
}
