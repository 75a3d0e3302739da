import { de } from './de.ts';
import { en } from './en.ts';

/** Words of subjects by language. The first language decides between words that mean different things. */
export const lexicon: readonly (readonly [language: string, words: string])[] = [
  ['en', en],
  ['de', de],
];
