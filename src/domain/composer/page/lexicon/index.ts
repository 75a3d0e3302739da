import type { ReaderLanguage } from '../../../reader/languages.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import type { PageWords } from './page-words.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { chinese } from './zh.ts';

const byLanguage: Readonly<Record<ReaderLanguage, PageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

export const pageWordsOf = (language: ReaderLanguage): PageWords => byLanguage[language];
