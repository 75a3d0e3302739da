import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { isNameWithArticle, saysSomething, withoutSmallHead } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/** With a capital; a name that begins with a small letter by intent ('iPhone') stays. */
export function upperFirst(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Marks of Markdown are characters where a user typed them. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]{}<>~^]/g, (character) => `\\${character}`);

/**
 * A phrase as a headline or label: with a capital, and without the article or preposition in front, unless it is part
 * of a name: 'The Corner Cafe'.
 */
export function asHeadline(text: string, language: ReaderLanguage): string {
  const inner = isNameWithArticle(text, language) ? text : withoutSmallStart(text, language);
  return upperFirst(escaped(inner));
}

function withoutSmallStart(text: string, language: ReaderLanguage): string {
  const inner = withoutSmallHead(text, 0, text.length, language);
  return inner ? text.slice(inner.start) : text;
}

/** A phrase as a value or a point. */
export const asPoint = ({ text }: Phrase): string => upperFirst(escaped(text.trim()));

/** A phrase as a sentence of its own. */
export function asSentence(phrase: Phrase): string {
  const text = asPoint(phrase);
  return /[.!?…。！？؟:]$/u.test(text) ? text : `${text}.`;
}

/** Shorter phrases are no sentences. */
const fewestWords = 4;

/** Whether a phrase is a sentence by itself: a pronoun or a verb says something in it. */
export const isSentence = ({ text }: Phrase, language: ReaderLanguage): boolean =>
  tokenize(text).length >= fewestWords && hasWordOf(text, pageWordsOf(language).saying);

/** Whether a phrase begins as a question does: 'what we have to buy'. */
export function isQuestion(text: string, language: ReaderLanguage): boolean {
  const first = tokenize(text.slice(0, 40)).find((token) => /\p{L}/u.test(token.text));
  return first !== undefined && isWordOf(first.folded, pageWordsOf(language).questions);
}

/** Phrases that follow each other, with the small words between them where nothing else stands there. */
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
