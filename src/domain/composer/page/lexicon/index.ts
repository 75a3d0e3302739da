import type { ReaderLanguage } from '../../../reader/languages.ts';
import { english } from './en.ts';
import type { PageWords } from './page-words.ts';

const byLanguage: Partial<Record<ReaderLanguage, PageWords>> = { en: english };

export const pageWordsOf = (language: ReaderLanguage): PageWords => byLanguage[language] ?? english;
