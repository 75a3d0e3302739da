import type { ReaderLanguage } from '../../reader/languages.ts';
import { arabic } from './ar.ts';
import type { ComposerLexicon } from './composer-lexicon.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { chinese } from './zh.ts';

export const lexicons: Readonly<Record<ReaderLanguage, ComposerLexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};
