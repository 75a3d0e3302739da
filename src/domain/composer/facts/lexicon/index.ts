import type { ReaderLanguage } from '../../../reader/languages.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import type { WriterWords } from './writer-words.ts';
import { chinese } from './zh.ts';

const byLanguage: Readonly<Record<ReaderLanguage, WriterWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ar: arabic,
  ja: japanese,
  zh: chinese,
};

export const writerWordsOf = (language: ReaderLanguage): WriterWords => byLanguage[language];
