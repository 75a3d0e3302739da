import type { ReaderLanguage } from '../../../reader/languages.ts';
import type { CardWords } from './card-words.ts';
import { english } from './en.ts';

const byLanguage: Readonly<Partial<Record<ReaderLanguage, CardWords>>> = { en: english };

/** Returns null for languages without cards. */
export const cardWordsOf = (language: ReaderLanguage): CardWords | null => byLanguage[language] ?? null;
