import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { relativeClause } from '../facts/relative-clause.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asOwnSentence, asSentence, escaped, upperFirst } from './say-phrase.ts';
import { hasWordOf, isWordOf, phraseEnd } from './word-list.ts';

/** Returns whether a phrase is what a relative clause tells of a name. */
export const tellsOfName = (prompt: string, { start }: Phrase, language: ReaderLanguage): boolean =>
  relativeClause(prompt, language)?.start === start;

/** Returns whether the words for a kind name a speech: 'farewell speech', 'Trauzeugenrede'. */
export function namesSpeech(kindText: string | null, language: ReaderLanguage): boolean {
  const names = pageWordsOf(language).speeches;
  if (kindText === null || names === undefined) return false;
  if (hasWordOf(kindText, names)) return true;
  const isCompounding = language === 'de' || language === 'nl';
  return isCompounding && names.split(', ').some((name) => fold(kindText).endsWith(fold(name)));
}

/** Returns the words of a phrase behind those that made it a clause of the request: 'that', 'because'. */
export function behindThat(text: string, language: ReaderLanguage): string {
  const { that } = pageWordsOf(language);
  if (!that) return text;
  const tokens = tokenize(text);
  const first = tokens[phraseEnd(tokens, 0, `${that.words}, ${that.because}`)];
  return first ? text.slice(first.start) : text;
}

/**
 * Returns a phrase as a sentence of a letter or a speech: with its subject, and without the word that made it a clause
 * of the request, 'that the lift is broken'. Only a letter's missing subject is its writer.
 */
export function spokenSentence(
  prompt: string,
  phrase: Phrase,
  language: ReaderLanguage,
  isLetter: boolean,
): string {
  const clause = relativeClause(prompt, language);
  if (clause && tellsOfName(prompt, phrase, language))
    return asSentence({ ...phrase, text: `${clause.name} ${phrase.text}` });
  const { that } = pageWordsOf(language);
  const tokens = tokenize(phrase.text);
  const because = that ? phraseEnd(tokens, 0, that.because) : 0;
  const reason = tokens[because];
  const isOf =
    reason !== undefined &&
    !saysSomething(reason.text, language) &&
    isWordOf(reason.folded, pageWordsOf(language).of);
  if (isLetter && because > 0 && reason && !isOf)
    return asSentence({ ...phrase, text: phrase.text.slice(reason.start) });
  const end = that ? phraseEnd(tokens, 0, that.words) : 0;
  const first = tokens[end];
  if (that && isLetter && end > 0 && first) {
    const said = escaped(phrase.text.slice(first.start));
    const sentence = upperFirst(that.sentence.replace('{clause}', () => said));
    return /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
  }
  return isLetter ? asOwnSentence(phrase, language) : asSentence(phrase);
}
