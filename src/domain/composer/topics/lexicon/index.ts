import type { ReaderLanguage } from '../../../reader/languages.ts';
import { english } from './en.ts';
import type { TopicWords } from './topic-words.ts';

const byLanguage: Readonly<Partial<Record<ReaderLanguage, TopicWords>>> = { en: english };

/** Returns null for languages without words for general subjects. */
export const topicWordsOf = (language: ReaderLanguage): TopicWords | null => byLanguage[language] ?? null;
