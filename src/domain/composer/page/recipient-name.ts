import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/**
 * The name of somebody: 'Mr. Hughes' of 'my landlord Mr. Hughes'.
 * @returns null where the words say only what somebody is: 'my landlord'
 */
export function recipientName(text: string, language: ReaderLanguage): string | null {
  const inner = withoutSmallEnds(text, 0, text.length, language);
  // A word that only joins the next clause is no part of the name: 'Pete whos retiring'.
  const words = inner ? text.slice(inner.start, inner.end) : text;
  const { honorifics } = pageWordsOf(language);
  const title = tokenize(words).find(
    ({ folded, text: word }) => /^\p{Lu}/u.test(word) && isWordOf(folded, honorifics),
  );
  if (title && title.start > 0) return words.slice(title.start);
  const isDescribed = inner !== null && inner.start > 0 && /^\p{Ll}/u.test(text);
  const name = /^\p{Ll}/u.test(words) ? words.search(/(?<=\s)\p{Lu}/u) : 0;
  if (name > 0) return words.slice(name);
  // German nouns have capitals, too.
  if (isDescribed && (name < 0 || !/\s/.test(words.trim()))) return null;
  return words;
}

/**
 * Whether a phrase of a prompt names a person, who is greeted by name: with an honorific, or behind what the person is to
 * the writer. Other names may be a firm's.
 */
export function namesPerson(text: string, { start, text: words }: Phrase, language: ReaderLanguage): boolean {
  const { honorifics } = pageWordsOf(language);
  if (hasWordOf(words, honorifics)) return true;
  const [before] = tokenize(text.slice(Math.max(0, start - longestWord), start)).slice(-1);
  const isDescribed =
    before !== undefined && /^\p{Ll}/u.test(before.text) && saysSomething(before.text, language);
  return isDescribed && /^\p{Lu}/u.test(words);
}

const longestWord = 24;
