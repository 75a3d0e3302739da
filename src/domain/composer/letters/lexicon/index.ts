import type { ReaderLanguage } from '../../../reader/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { LetterWords } from './letter-words.ts';

const letterWords: Partial<Record<ReaderLanguage, LetterWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** Returns the words of letters in a language, or null: its letters are built of the facts alone. */
export const letterWordsOf = (language: ReaderLanguage): LetterWords | null => letterWords[language] ?? null;
