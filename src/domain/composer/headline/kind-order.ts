import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { WordRange } from './candidate.ts';
import type { HeadlineReader } from './headline-reader.ts';

/** Kinds that are read for their topic; an agenda or a menu is for an event, which may have one. */
const ofTopics: ReadonlySet<KindId> = new Set<KindId>(['deck', 'article', 'report', 'one-pager', 'lesson']);

const mostJoined = 2;

/** Returns the words that make one name with the kind, as the topic behind them says: 'night' of 'quiz night about rivers'. */
function joinedWords({ words, kind, kindSpan, language }: HeadlineReader): WordRange | null {
  if (language !== 'en' || kindSpan === null || kind === null || !ofTopics.has(kind)) return null;
  const first = words.findIndex(({ start }) => start >= kindSpan.end);
  if (first < 0) return null;
  const count = words
    .slice(first, first + mostJoined + 1)
    .findIndex(({ folded }) => isWordOf(folded, pageWordsOf(language).topic));
  const next = first + count;
  return count > 0 && words.slice(first, next).every(({ isWord, isSmall }) => isWord && !isSmall)
    ? { first, next }
    : null;
}

/** Returns whether a phrase has the kind before what English puts before it: 'timetable harvest' of a harvest timetable. */
function isTurned(reader: HeadlineReader, { first, next }: WordRange): boolean {
  const { words, kindSpan, language } = reader;
  const behind = words.findIndex(({ start }) => kindSpan !== null && start >= kindSpan.end);
  const isOpening = kindSpan !== null && words[first]?.start === kindSpan.start;
  const word = words[behind];
  return (
    language === 'en' &&
    isOpening &&
    behind > first &&
    behind < next &&
    word?.isWord === true &&
    !word.isSmall
  );
}

/** Returns whether a phrase and the kind stand as English puts them: neither turned, nor a name of both without its topic or in two. */
export function isInOrder(reader: HeadlineReader, phrase: WordRange): boolean {
  const joined = joinedWords(reader);
  if (!joined) return !isTurned(reader, phrase);
  return phrase.first < joined.first ? phrase.next > joined.next : phrase.first >= joined.next;
}
