import { words as ar } from '../../../words/ar/emails.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { words as de } from '../../../words/de/emails.ts';
import { words as en } from '../../../words/en/emails.ts';
import { words as es } from '../../../words/es/emails.ts';
import { words as fr } from '../../../words/fr/emails.ts';
import { words as it } from '../../../words/it/emails.ts';
import { words as ja } from '../../../words/ja/emails.ts';
import type { Language } from '../../../words/languages.ts';
import { words as nl } from '../../../words/nl/emails.ts';
import { words as pl } from '../../../words/pl/emails.ts';
import { words as ptBR } from '../../../words/pt-BR/emails.ts';
import { words as zhHans } from '../../../words/zh-Hans/emails.ts';

export type MailWords = Catalogue['emails'];

/** The messages of emails, in every language. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
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
