import { TextCache } from '../../text-cache.ts';

export interface Money {
  /** Localized: '$1,340.00', '1.340,00 €', 'CHF 24’903.65'. */
  readonly full: string;
  /** The number without currency, for columns with the unit in the head: '1,340.00'. */
  readonly plain: string;
  /** The currency symbol: '$', '€', 'CHF'. Empty if no currency is known. */
  readonly symbol: string;
}

/** Creating a format takes longer than using it. Limited by the characters of the names. */
const formats = new TextCache<Intl.NumberFormat>(4_000);

const formatOf = (locale: string, currency: string): Intl.NumberFormat =>
  formats.getOr(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    () => 0,
  );

const minorDigits = (currency: string): number =>
  formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Swiss francs are always grouped by ’; other currencies follow the language. */
const localeFor = (language: string, currency: string): string => (currency === 'CHF' ? 'de-CH' : language);

/** The ISO 4217 code for no currency: amounts are plain numbers. */
const noCurrency = 'XXX';

function partsOf(amountMinor: number, currency: string, language: string): readonly Intl.NumberFormatPart[] {
  const value = amountMinor / 10 ** minorDigits(currency);
  return formatOf(localeFor(language, currency), currency).formatToParts(value);
}

/** Formats money from minor units (cents). Throws a RangeError for a code that is not in ISO 4217 format. */
export function formatMoney(amountMinor: number, currency: string, language: string): Money {
  const parts = partsOf(amountMinor, currency, language).map((part) => ({
    type: part.type,
    value: part.type === 'minusSign' ? '−' : part.type === 'group' && currency === 'CHF' ? '’' : part.value,
  }));
  const join = (kept: typeof parts): string => kept.map((part) => part.value).join('');
  const plain = join(parts.filter((part) => part.type !== 'currency' && part.type !== 'literal'));
  return {
    full: currency === noCurrency ? plain : join(parts),
    plain,
    symbol:
      currency === noCurrency ? '' : (parts.find((part) => part.type === 'currency')?.value ?? currency),
  };
}

/** Formats a quantity in the language, with up to three decimals. */
export function formatQuantity(quantity: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(quantity).replace('-', '−');
}
