import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/**
 * Returns the name in a description: 'Mr. Hughes' of 'my landlord Mr. Hughes'.
 * @returns null if the words are only a role: 'my landlord'
 */
export function recipientName(text: string, language: ReaderLanguage): string | null {
  const inner = withoutSmallEnds(text, 0, text.length, language);
  // A word that joins the next clause is not part of the name: 'Pete whos retiring'.
  const words = inner ? text.slice(inner.start, inner.end) : text;
  const { honorifics } = pageWordsOf(language);
  const title = tokenize(words).find(
    ({ folded, text: word }) => /^\p{Lu}/u.test(word) && isWordOf(folded, honorifics),
  );
  if (title && title.start > 0) return words.slice(title.start);
  const isDescribed = inner !== null && inner.start > 0 && /^\p{Ll}/u.test(text);
  const name = /^\p{Ll}/u.test(words) ? words.search(/(?<=\s)\p{Lu}/u) : 0;
  if (name > 0) return words.slice(name);
  // German nouns are capitalized, too.
  if (isDescribed && (name < 0 || !/\s/.test(words.trim()))) return null;
  return words;
}

/** Returns the lines of a recipient: 'Mr. Lind', 'Lind Ltd' and '4 Bay Road'; names alone stay together. */
export const addressLines = (recipient: string): readonly string[] =>
  recipient.includes(',') && /\p{N}/u.test(recipient) ? recipient.split(/,\s+/) : [recipient];

/**
 * Returns whether a phrase names a person to greet by name: with an honorific, or after the person's role.
 * Other names may be companies.
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

/**
 * Returns 'parents' for 'all parents', or null if the words aren't a group that the language greets by its role.
 */
export function greetedRole(text: string, language: ReaderLanguage): string | null {
  const { greeted } = pageWordsOf(language);
  const said = tokenize(text).filter(({ folded }) => saysSomething(folded, language));
  const isGroup = said.length > 0 && said.every(({ folded }) => isWordOf(folded, greeted));
  return isGroup ? (said.at(-1)?.text.toLowerCase() ?? null) : null;
}
