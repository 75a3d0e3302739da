import { words as ar } from '../../../words/ar/composer.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { words as de } from '../../../words/de/composer.ts';
import { words as en } from '../../../words/en/composer.ts';
import { words as es } from '../../../words/es/composer.ts';
import { words as fr } from '../../../words/fr/composer.ts';
import { words as it } from '../../../words/it/composer.ts';
import { words as ja } from '../../../words/ja/composer.ts';
import type { Language } from '../../../words/languages.ts';
import { words as nl } from '../../../words/nl/composer.ts';
import { words as pl } from '../../../words/pl/composer.ts';
import { words as ptBR } from '../../../words/pt-BR/composer.ts';
import { words as zhHans } from '../../../words/zh-Hans/composer.ts';

/** The composer's messages in every language. */
export const composerWords: Readonly<Record<Language, Catalogue['composer']>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
  'zh-Hans': zhHans,
};
