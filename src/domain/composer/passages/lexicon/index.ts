import type { ReaderLanguage } from '../../../reader/languages.ts';
import { sameWordsDe } from './de.ts';
import { sameWordsEn } from './en.ts';
import { sameWordsEs } from './es.ts';
import { sameWordsFr } from './fr.ts';

/** Words that people use for each other when they name the parts of a document, in groups. */
export const sameWords: Readonly<Partial<Record<ReaderLanguage, readonly string[]>>> = {
  de: sameWordsDe,
  en: sameWordsEn,
  es: sameWordsEs,
  fr: sameWordsFr,
};
