import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** Subject words by language. Earlier languages take priority for ambiguous words. */
export const lexicon: readonly (readonly [language: string, words: string])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['it', it],
  ['pt', pt],
  ['nl', nl],
  ['pl', pl],
  ['ja', ja],
  ['zh', zh],
  ['ar', ar],
];
