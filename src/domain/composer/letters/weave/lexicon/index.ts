import type { ReaderLanguage } from '../../../../reader/languages.ts';
import type { ClauseWords } from './clause-words.ts';
import { english } from './en.ts';

const lists: Partial<Record<ReaderLanguage, ClauseWords>> = { en: english };

/** Returns the words by which clauses of a language are turned into sentences, or null if it has none. */
export const clauseWordsOf = (language: ReaderLanguage): ClauseWords | null => lists[language] ?? null;
