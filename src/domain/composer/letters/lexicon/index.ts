import type { ReaderLanguage } from '../../../reader/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { LetterWords } from './letter-words.ts';
import { plainWords } from './plain-words.ts';

const letterWords: Partial<Record<ReaderLanguage, LetterWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** Returns the words of letters in a language. */
export function letterWordsOf(language: ReaderLanguage): LetterWords {
  const known = letterWords[language] ?? plainWords(language);
  letterWords[language] = known;
  return known;
}
