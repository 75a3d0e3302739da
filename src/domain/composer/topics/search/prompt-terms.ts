import type { ReaderLanguage } from '../../../reader/languages.ts';
import { saysSomething } from '../../facts/small-words.ts';
import { phraseEnd } from '../../page/word-list.ts';
import { isProper } from '../../templates/template-index.ts';
import type { TopicWords } from '../lexicon/topic-words.ts';
import { isPeople } from '../people.ts';
import { isToMaker, type ReadWord } from '../request-words.ts';
import { isWord, mayName } from './stems.ts';
import type { TopicIndex } from './topic-index.ts';

/** A word of a prompt that the index may know. */
export interface Term {
  /** Index of its word in the prompt. */
  readonly at: number;
  readonly forms: readonly { readonly stem: string; readonly like: number }[];
  /** How rare it is, from 0 to 1. */
  readonly rarity: number;
  /** Whether it says what the page is about. */
  readonly isOwn: boolean;
  readonly isListed: boolean;
  readonly isProper: boolean;
  readonly isForReaders: boolean;
  /** Whether the reader takes it for whom the page is, of which it needn't tell. */
  readonly isAudience: boolean;
  /** Whether it ends such words and is nobody: 'for dogs'. */
  readonly isForThing: boolean;
  /** Whether it names people for whom the page is. */
  readonly isForPeople: boolean;
  readonly isOfKind: boolean;
  readonly asSubject: number;
  readonly asAside: number;
  /** Number of its phrase: words without a small word or a mark between them. */
  readonly phrase: number;
}

/** Returns the words of a prompt that the index may know. */
export function termsOf(
  text: string,
  read: readonly ReadWord[],
  words: TopicWords,
  language: ReaderLanguage,
  index: TopicIndex,
): Term[] {
  const tokens = read.map(({ token }) => token);
  let toward = -1;
  let phrase = 0;
  return read.flatMap((word, at): Term[] => {
    const { token, role, isListed, isOfKind, asSubject = 0, asAside = 0, isAudience = false } = word;
    if (role !== 'other') phrase++;
    if (!isWord(token)) {
      toward = -1;
      return [];
    }
    if (phraseEnd(tokens, at, words.toward) > at) toward = at;
    // Behind 'for tenants about', the subject follows.
    else if (phraseEnd(tokens, at, words.about) > at) toward = -1;
    if (!mayName(token.folded, language)) return [];
    const isOwn = role === 'other' && !isListed && !isToMaker(word) && saysSomething(token.folded, language);
    const forms = index.known(token.folded);
    const [first] = forms;
    return [
      {
        at,
        forms,
        rarity: Math.max(...(first ? forms.map(({ stem }) => index.rarity(stem)) : [1])),
        isOwn,
        isListed: role === 'other' && isListed === true,
        isProper: isOwn && isProper(text, token.start, token.text, language),
        isForReaders: toward >= 0 || isAudience,
        isAudience,
        isForThing: toward >= 0 && read[at + 1]?.role !== 'other' && !isPeople(tokens, at, words),
        isForPeople: role === 'reader' || (toward >= 0 && isPeople(tokens, at, words)),
        isOfKind: isOwn && isOfKind === true,
        asSubject,
        asAside,
        phrase,
      },
    ];
  });
}
