import { familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { Candidate } from './candidate.ts';
import { type HeadlineReader, isHidden } from './headline-reader.ts';
import { ownClause } from './list-clauses.ts';

/** Returns the index of the word with which a clause says something: 'I' of 'hello, so I run a nursery'. */
function subjectAt({ words, language }: HeadlineReader, first: number, next: number): number {
  const { me, greetings } = pageWordsOf(language);
  const at = words
    .slice(first, next)
    .findIndex(
      (word) =>
        isWordOf(word.folded, me) || (word.isWord && !word.isSmall && !isWordOf(word.folded, greetings)),
    );
  return at < 0 ? next : first + at;
}

/**
 * Returns whether a phrase tells of the writer, not of the page: 'a nursery' of 'I run a nursery'. What stands behind the
 * kind on a sign or a flyer comes from its publisher: 'we moved to the mill'.
 */
export function isOfWriter(reader: HeadlineReader, { first, clause }: Candidate): boolean {
  const { words, clauses, kind, kindSpan, language } = reader;
  const own = ownClause(reader);
  const told = clauses[clause];
  const isSaidByHouse = kind !== null && familyOf(kind) === 'flyer' && clause > own;
  // 'I need minutes of the garden club' asks for the page.
  const isBehindKind = clause === own && kindSpan !== null && (words[first]?.start ?? 0) >= kindSpan.start;
  const isTitle = words[first]?.span?.label === 'title';
  if (!told || isSaidByHouse || isBehindKind || isTitle) return false;
  const subject = words[subjectAt(reader, told.first, told.next)];
  return subject !== undefined && !isHidden(subject) && isWordOf(subject.folded, pageWordsOf(language).me);
}
