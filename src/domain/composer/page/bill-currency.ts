import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { currencyNamedIn } from '../../reader/values/find-money.ts';
import type { BillCode } from '../facts/bill-codes.ts';

/** ISO 4217 code for no currency: amounts are printed as bare numbers. */
const noCurrency = 'XXX';

/** Currencies by the two-letter country code of an IBAN; euro countries are listed below. */
const ofCountry: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  EG: 'EGP',
  BR: 'BRL',
  IL: 'ILS',
};
const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** Tax rates that identify a currency if the tax is named in the language. */
const ofRate: Readonly<Partial<Record<ReaderLanguage, Readonly<Record<string, readonly number[]>>>>> = {
  de: { EUR: [19, 7, 20, 10, 13], CHF: [8.1, 7.7, 2.6, 3.8] },
  fr: { EUR: [20, 10, 5.5, 2.1, 21, 6], CHF: [8.1, 7.7, 2.6, 3.8] },
  it: { EUR: [22, 10, 5, 4], CHF: [8.1, 7.7, 2.6, 3.8] },
  nl: { EUR: [21, 9, 6] },
  pt: { EUR: [23, 13, 6] },
  pl: { PLN: [23, 8, 5] },
  ja: { JPY: [10, 8] },
  zh: { CNY: [13, 9, 6, 3] },
};

const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

interface Evidence {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly bank: readonly BillCode[];
  /** Percentages of named taxes. */
  readonly taxes: readonly number[];
}

/** Returns the currency that the prompt names, or the only one that matches its account, tax or postcode. */
export function currencyOf({ text, language, bank, taxes }: Evidence): string {
  const named = currencyNamedIn(tokenize(text, 0, text.length, 2_000));
  if (named) return named;
  for (const { label, value } of bank) {
    const country = /^([A-Z]{2})\d{2}/.exec(value)?.[1] ?? '';
    if (euroCountries.includes(country)) return 'EUR';
    if (ofCountry[country]) return ofCountry[country];
    if (/sort code/i.test(label)) return 'GBP';
    if (/routing/i.test(label)) return 'USD';
  }
  const [rate] = taxes;
  if (rate === undefined) return noCurrency;
  if (language === 'en' && ukPostcode.test(text) && /\bVAT\b/i.test(text)) return 'GBP';
  const rates = Object.entries(ofRate[language] ?? {});
  return rates.find(([, known]) => known.includes(rate))?.[0] ?? noCurrency;
}
