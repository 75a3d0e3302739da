import type { ReaderLanguage } from '../../../../reader/languages.ts';
import { english } from './en.ts';
import type { SpeechStock } from './speech-stock.ts';

const lists: Partial<Record<ReaderLanguage, SpeechStock>> = { en: english };

/** Returns the stock of paragraphs of a language, or null if it has none. */
export const speechStockOf = (language: ReaderLanguage): SpeechStock | null => lists[language] ?? null;
