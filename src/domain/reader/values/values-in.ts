import type { ReaderLanguage } from '../languages.ts';
import { matchLexicon } from '../lexicon/phrase-index.ts';
import { tokenize } from '../tokenize.ts';
import { findValues } from './find-values.ts';
import type { TypedValue } from './typed-value.ts';

/** Maximum length (in characters) of a text parsed as a value. */
const longestText = 600;

/** Returns the dates, times, amounts and addresses in a text. */
export function valuesIn(text: string, language: ReaderLanguage): readonly TypedValue[] {
  if (text.length > longestText) return [];
  const tokens = tokenize(text);
  return findValues({ text, tokens, language, lexicon: matchLexicon(tokens, language) }).map(
    ({ value }) => value,
  );
}
