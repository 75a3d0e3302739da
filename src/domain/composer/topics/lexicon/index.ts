import type { ReaderLanguage } from '../../../reader/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import type { TopicWords } from './topic-words.ts';

const byLanguage: Readonly<Partial<Record<ReaderLanguage, TopicWords>>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** Returns null for languages without words for general subjects. */
export const topicWordsOf = (language: ReaderLanguage): TopicWords | null => byLanguage[language] ?? null;
