import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';

/** What people of a language mostly pay with, where the prompt names no currency. */
const usual: Readonly<Record<ReaderLanguage, string>> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  pt: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  pl: 'PLN',
  ja: 'JPY',
  zh: 'CNY',
  ar: 'AED',
};

/** The first currency that the prompt names. */
export function currencyOf(facts: Facts, written: ReaderLanguage): string {
  for (const { value } of phrasesOf(facts))
    if (value?.kind === 'money' && value.currency) return value.currency;
  return usual[written];
}
