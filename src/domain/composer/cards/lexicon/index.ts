import type { ReaderLanguage } from '../../../reader/languages.ts';
import type { CardWords } from './card-words.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';

const byLanguage: Readonly<Partial<Record<ReaderLanguage, CardWords>>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

/** Returns null for languages without cards. */
export const cardWordsOf = (language: ReaderLanguage): CardWords | null => byLanguage[language] ?? null;
