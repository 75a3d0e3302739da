import type { ReaderLanguage } from '../../../../reader/languages.ts';
import { english } from './en.ts';
import type { GreetingWords } from './greeting-words.ts';

const lists: Partial<Record<ReaderLanguage, GreetingWords>> = { en: english };

/** Returns the greeting cards of a language, or null if it has none. */
export const greetingWordsOf = (language: ReaderLanguage): GreetingWords | null => lists[language] ?? null;
