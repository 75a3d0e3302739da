/** Symbols, codes and words for money. If one starts with another, the longer one comes first. */
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

/** Returns the ISO 4217 code of a symbol, code or word, or null. */
export function currencyOf(mark: string): string | null {
  const text = mark.trim();
  const upper = text.toUpperCase();
  const bySymbol = symbols.find(([symbol]) => symbol.toUpperCase() === upper);
  if (bySymbol) return bySymbol[1];
  if (upper.startsWith('SFR') || upper === 'FR.') return 'CHF';
  if ((codes as readonly string[]).includes(upper)) return upper;
  return spoken[text.toLowerCase()] ?? null;
}

/** Returns the most likely currency of an amount without one, by language. */
export function assumedCurrency(language: string): string {
  return language === 'en' ? 'USD' : language === 'ja' ? 'JPY' : 'EUR';
}
