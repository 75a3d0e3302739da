import type { Remainder } from './remainder.ts';

/** Symbols, codes and words for money, longest first where one begins with another. */
const symbols: readonly [string, string][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['ريال', 'SAR'],
  ['درهم', 'AED'],
  ['جنيه', 'EGP'],
];

const codes = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'CAD',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'INR',
  'BRL',
  'MXN',
  'ZAR',
  'NZD',
  'SGD',
  'HKD',
  'CNY',
  'AED',
  'TRY',
] as const;

const spoken: Readonly<Record<string, string>> = {
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  sterling: 'GBP',
  franken: 'CHF',
  francs: 'CHF',
  'swiss francs': 'CHF',
  sfr: 'CHF',
  yen: 'JPY',
  rupees: 'INR',
  dólares: 'USD',
  libras: 'GBP',
  zloty: 'PLN',
};

const escaped = (text: string): string => text.replace(/[$.]/g, '\\$&');
const symbolAlternatives = symbols.map(([symbol]) => escaped(symbol)).join('|');
const codeAlternatives = codes.join('|');

/** What may stand before a figure. */
export const currencyBefore = `(?:${symbolAlternatives}|(?<![\\p{L}])(?:${codeAlternatives}|SFr\\.?|Fr\\.))`;
/** What may stand after a figure. */
export const currencyAfter = `(?:${symbolAlternatives}|(?:${codeAlternatives}|${Object.keys(spoken).join('|')})(?![\\p{L}]))`;

/** The ISO 4217 code that a mark means, or null. */
export function currencyOf(mark: string): string | null {
  const text = mark.trim();
  const upper = text.toUpperCase();
  const bySymbol = symbols.find(([symbol]) => symbol.toUpperCase() === upper);
  if (bySymbol) return bySymbol[1];
  if (upper.startsWith('SFR') || upper === 'FR.') return 'CHF';
  if ((codes as readonly string[]).includes(upper)) return upper;
  return spoken[text.toLowerCase()] ?? null;
}

const stated = new RegExp(
  `(?:^|[,.;\\n]|\\d) *(?:(?:all|the|every|alle|tous|todo) )?(?:(?:prices?|amounts?|preise|beträge|prix|precios) )?(?:are |sind |is )?(?:in |en )(${currencyAfter})(?: (?:please|pls|bitte|s'il vous plaît|por favor))?(?= *(?:$|[,.;\\n]))|(?:[,.;\\n]) *(${currencyAfter}),?(?: (?:please|pls|bitte|s'il vous plaît|por favor))?(?= *(?:$|[,.;\\n]))`,
  'iu',
);

/** A currency said for all amounts, taken out of the text: '…, in euros', '… Euros please.' */
export function takeStatedCurrency(rest: Remainder): string | null {
  const match = stated.exec(rest.text);
  const code = match ? currencyOf(match[1] ?? match[2] ?? '') : null;
  if (!match || !code) return null;
  // A figure before it belongs to its own clause.
  const from = match.index + (/^\d/.test(match[0]) ? 1 : 0);
  rest.cut(from, match.index + match[0].length);
  return code;
}

/** Decimals of a currency: cents for most, none for yen. */
export function currencyDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** What people of a language most likely mean by a bare figure. */
export function assumedCurrency(language: string): string {
  return language === 'en' ? 'USD' : language === 'ja' ? 'JPY' : 'EUR';
}
