import { trimEndOf } from '../../text/trim-characters.ts';
import { assumedCurrency } from './currency.ts';
import { rankOf } from './field-names.ts';
import { readAmount } from './read-amount.ts';
import { isRecord, type Loose, type Reading } from './reading.ts';
import { nameKey } from './spelling.ts';
import { textsOf } from './tame.ts';

/** Adds the currency of the amounts if it is missing, and expands taxes given as a number. */
export function prepareBill(value: unknown, reading: Reading): Loose | undefined {
  if (Array.isArray(value)) return prepareBill({ lines: value }, reading);
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  const isNamed = keys.some((key) => rankOf('currency', nameKey(key)) !== undefined && value[key]);
  const taxKey = keys.find((key) => rankOf('taxes', nameKey(key)) !== undefined);
  const taxes = taxKey === undefined ? undefined : value[taxKey];
  const isBareTax = taxKey !== undefined && (typeof taxes === 'number' || typeof taxes === 'string');
  const given = Object.entries(value).filter(([key, entry]) => !isSum(key, entry));
  return {
    ...Object.fromEntries(given),
    ...(!isNamed && { currency: currencyIn(value, reading) }),
    ...(isBareTax && {
      [taxKey]: taxes === 0 ? [] : [prepareTax({ label: nameOfTax(taxKey), percent: taxes })],
    }),
  };
}

const sums = /^(?:(?:sub|grand|net|gross)?total(?:amount|due|price|net|gross)?|(?:amount|balance)due)$/;

/** Totals are computed, so given ones are dropped. */
const isSum = (key: string, value: unknown): boolean =>
  sums.test(nameKey(key)) && (typeof value === 'number' || (typeof value === 'string' && /\d/.test(value)));

const nameOfTax = (key: string): string => /^(?:vat|gst|mwst|iva|tva)/i.exec(key)?.[0].toUpperCase() ?? 'Tax';

function currencyIn(value: Loose, reading: Reading): string {
  for (const text of textsOf(value)) {
    const currency = text.length < 40 ? readAmount(text, reading.language)?.currency : undefined;
    if (currency) return currency;
  }
  const assumed = /-GB$/i.test(reading.language) ? 'GBP' : assumedCurrency(reading.language.slice(0, 2));
  reading.notes.add('currency', `No currency was given, so ${assumed} is used`);
  return assumed;
}

/** Splits 'VAT 20 %' into a label and a percentage. */
export function prepareTax(value: Loose): Loose {
  const given = Object.entries(value);
  const text = given.find(([, entry]) => typeof entry === 'string' && /\d/.test(entry))?.[1];
  if (typeof text !== 'string' || typeof value.percent === 'number') return value;
  const percent = /(\d{1,3}(?:[.,]\d{1,3})?)\s*%?/.exec(text)?.[1]?.replace(',', '.');
  const label = text.replace(/\(?\d{1,3}(?:[.,]\d{1,3})?\s*%?\)?/, '').trim();
  const known = typeof value.label === 'string' && value.label !== text ? value.label : label;
  if (given.some(([key, entry]) => entry === text && /amount/i.test(key))) return value;
  return { ...value, label: known || 'Tax', percent: Number(percent) };
}

const priceAlone = /^[$€£¥]?\s?\d[\d.,]{0,15}\s?[$€£¥]?$/u;

/** Splits 'Workshop: $ 200' into description and price. */
function splitPrice(text: string): { readonly description: string; readonly price?: string } {
  const words = text.trim().split(/\s+/);
  for (const count of [2, 1]) {
    const price = words.slice(-count).join(' ');
    if (words.length <= count || !priceAlone.test(price)) continue;
    return { description: trimEndOf(words.slice(0, -count).join(' '), ':,'), price };
  }
  return { description: text };
}

/** Sets a missing quantity to 1, and splits '12 hours' into a quantity and its unit. */
export function prepareBillLine(value: Loose | string, reading: Reading): Loose {
  if (typeof value === 'string') {
    const { description, price } = splitPrice(value);
    const rate = price === undefined ? undefined : readAmount(price, reading.language)?.value;
    return { description, quantity: 1, rate: rate ?? null };
  }
  const key = Object.keys(value).find((name) => rankOf('quantity', nameKey(name)) !== undefined);
  if (key === undefined || value[key] === null) return { ...value, quantity: 1 };
  const given = value[key];
  const amount = typeof given === 'string' ? readAmount(given, reading.language) : undefined;
  const isOpen = amount?.unit !== undefined && !Object.keys(value).some((name) => nameKey(name) === 'unit');
  return { ...value, ...(amount && { [key]: amount.value }), ...(isOpen && { unit: amount.unit }) };
}
