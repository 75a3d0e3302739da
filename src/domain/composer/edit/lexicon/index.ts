import type { ReaderLanguage } from '../../../reader/languages.ts';
import { german } from './de.ts';
import type { EditWords } from './edit-words.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';

/** Scripts without capitals have no words to edit. */
const byLanguage: Readonly<Partial<Record<ReaderLanguage, EditWords>>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};

export const editWordsOf = (language: ReaderLanguage): EditWords | null => byLanguage[language] ?? null;
