import type { ReaderLanguage } from '../../../../reader/languages.ts';
import type { LineWords } from './line-words.ts';

const english: LineWords = {
  rooms:
    'with room for, and room for, room for, with space for, and space for, space for, with lines for, lines for, with fields for, with blanks for, with a line for, with a space for, with a place for, with places for, with boxes for',
  slips:
    'with a slip to fill in, with a reply slip, with reply slip, with a slip, with a tear-off slip, with a return slip, with a response slip, and a reply slip, include a reply slip',
  signatures: 'signature, signatures, sign',
  columns: ['Name', 'Address', 'Signature'],
  slip: 'Please fill in and return',
  replies: ['Name', 'I can come (yes / no)', 'Number of people', 'Signature'],
  and: ' and ',
  articles: /^(?:the|a|an|your|their|his|her)\s+/iu,
};
const lists: Partial<Record<ReaderLanguage, LineWords>> = { en: english };

/** Returns the words of a language that ask for lines to fill in, or null if it has none. */
export const lineWordsOf = (language: ReaderLanguage): LineWords | null => lists[language] ?? null;
