import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { isNameWithArticle, saysSomething, withoutSmallHead } from '../facts/small-words.ts';
import { letterWordsOf } from '../letters/lexicon/index.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from './word-list.ts';

/** Capitalizes a text, except names with a deliberate lower-case start ('iPhone') and addresses. */
export function upperFirst(text: string): string {
  return /^(?:\p{Ll}\p{Lu}|[\w.-]{1,60}@|www\.|[a-z\d-]{1,60}\.[a-z]{2,})/u.test(text)
    ? text
    : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Escapes Markdown characters typed by the user. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]{}<>~^]/g, (character) => `\\${character}`);

/**
 * Returns a phrase as a headline or label: capitalized, without a leading article or preposition. Keeps the
 * article of a name: 'The Corner Cafe'.
 */
export function asHeadline(text: string, language: ReaderLanguage): string {
  const inner = isNameWithArticle(text, language) ? text : withoutSmallStart(text, language);
  return upperFirst(escaped(inner));
}

function withoutSmallStart(text: string, language: ReaderLanguage): string {
  const inner = withoutSmallHead(text, 0, text.length, language);
  return inner ? text.slice(inner.start) : text;
}

/** Returns a phrase as a value or a point. */
export const asPoint = ({ text }: Phrase): string => upperFirst(escaped(text.trim()));

/** Returns a phrase as a complete sentence. */
export function asSentence(phrase: Phrase): string {
  const text = asPoint(phrase);
  return /[.!?…。！？؟:]$/u.test(text) ? text : `${text}.`;
}

/** Minimum number of words of a sentence. */
const fewestWords = 4;

/** Returns whether a phrase is a complete sentence: it contains a pronoun or a verb. */
export const isSentence = ({ text }: Pick<Phrase, 'text'>, language: ReaderLanguage): boolean =>
  tokenize(text).length >= fewestWords && hasWordOf(text, pageWordsOf(language).saying);

/** Returns whether a phrase is a sentence of a letter, whose writer may have left out the subject. */
export function isSaid(phrase: Phrase, language: ReaderLanguage): boolean {
  const { thanks } = pageWordsOf(language);
  const { unsaid } = letterWordsOf(language);
  const tokens = tokenize(phrase.text.slice(0, 60));
  const isOpen = phraseEnd(tokens, 0, unsaid.verbs) > 0 || phraseEnd(tokens, 0, thanks) > 0;
  return isSentence(phrase, language) || (isOpen && tokens.length > 1);
}

/** Returns whether a phrase starts like a question: 'what we have to buy'. */
export function isQuestion(text: string, language: ReaderLanguage): boolean {
  const first = tokenize(text.slice(0, 40)).find((token) => /\p{L}/u.test(token.text));
  return first !== undefined && isWordOf(first.folded, pageWordsOf(language).questions);
}

/** Joins consecutive phrases, including the small words between them if there is no other text. */
export function joinedPhrases(text: string, phrases: readonly Phrase[], language: ReaderLanguage): string {
  const sorted = [...phrases].sort((a, b) => a.start - b.start);
  let joined = '';
  let end = 0;
  for (const phrase of sorted) {
    const between = text.slice(end, phrase.start);
    const isClose =
      joined !== '' && between.length <= 16 && !/\n/.test(between) && !saysSomething(between, language);
    const isTaken = sorted.every((other) => other.end <= end || other.start >= phrase.start);
    if (joined !== '') joined += isClose && isTaken ? (between === '' ? ' ' : between) : ', ';
    joined += phrase.text;
    end = phrase.end;
  }
  return upperFirst(escaped(joined.trim()));
}
