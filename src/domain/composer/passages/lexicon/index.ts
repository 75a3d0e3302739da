import type { ReaderLanguage } from '../../../reader/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { PassageWords } from './passage-words.ts';

export const passageWords: Readonly<Partial<Record<ReaderLanguage, PassageWords>>> = { de, en, es, fr };
