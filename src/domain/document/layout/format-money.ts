export interface Money {
  /** As the language writes it: '$1,340.00', '1.340,00 €', 'CHF 24’903.65'. */
  readonly full: string;
  /** The number alone, for columns headed by the unit: '1,340.00'. */
  readonly plain: string;
  /** What stands for the currency: '$', '€', 'CHF'. Empty where no currency is known. */
  readonly symbol: string;
}

function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Swiss francs are grouped by ’ whatever the language; every other currency as the language does. */
const localeFor = (language: string, currency: string): string => (currency === 'CHF' ? 'de-CH' : language);

/** ISO 4217 for no currency: amounts are bare numbers. */
const noCurrency = 'XXX';

function partsOf(amountMinor: number, currency: string, language: string): readonly Intl.NumberFormatPart[] {
  const value = amountMinor / 10 ** minorDigits(currency);
  const format = new Intl.NumberFormat(localeFor(language, currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(value);
}

/** Money from minor units (cents). Throws a RangeError for a code that is not of ISO 4217's form. */
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

/** A quantity as the language writes it, with up to three decimals. */
export function formatQuantity(quantity: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(quantity).replace('-', '−');
}
