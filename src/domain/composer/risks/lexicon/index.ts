import type { ReaderLanguage } from '../../../reader/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { RiskWords } from './risk-words.ts';

const byLanguage: Readonly<Partial<Record<ReaderLanguage, RiskWords>>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

/** Returns null for languages without such words. */
export const riskWordsOf = (language: ReaderLanguage): RiskWords | null => byLanguage[language] ?? null;
