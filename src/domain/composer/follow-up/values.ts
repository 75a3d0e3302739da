import { readAmount } from '../../content/lenient/read-amount.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { asciiDigits } from '../../reader/values/read-number.ts';
import type { DateValue, TypedValue } from '../../reader/values/typed-value.ts';
import { valuesIn } from '../../reader/values/values-in.ts';

/** The kind of value that fills a text; 'text' if there is none. */
export type ValueKind = TypedValue['kind'] | 'number' | 'text';

export function kindOf(text: string, language: ReaderLanguage): ValueKind {
  const [first, ...others] = valuesIn(text, language);
  const isWhole = first && first.end - first.start >= text.trim().length * 0.6;
  if (first && isWhole && others.every(({ kind }) => kind === first.kind)) return first.kind;
  return /^[\d.,'\s]+%?$/.test(text.trim()) && /\d/.test(text) ? 'number' : 'text';
}

/** Returns a number that has a single reading, or undefined. */
export function certainNumber(text: string, language: ReaderLanguage): number | undefined {
  const ascii = [...text]
    .map((character) => (/\p{Nd}/u.test(character) ? asciiDigits(character) : character))
    .join('');
  const digits = /\d(?:[.,'’ ]?\d){0,20}/.exec(ascii)?.[0] ?? '';
  // One separator before three digits means thousands in some countries and decimals in others.
  if (/^\d{1,3}[.,]\d{3}$/.test(digits) && !valuesIn(text, language).some(({ isCertain }) => isCertain))
    return undefined;
  const amount = readAmount(ascii, language);
  return amount && Number.isFinite(amount.value) ? amount.value : undefined;
}

/** Returns a date as YYYY-MM-DD, or undefined if it is incomplete or ambiguous. */
export function isoOf({ day, month, year, isCertain }: DateValue): string | undefined {
  if (!isCertain || day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Like {@link isoOf}; a date without a year is the next one that isn't before `earliest` (YYYY-MM-DD). */
export function isoFrom(date: DateValue, earliest: string): string | undefined {
  if (date.year !== undefined) return isoOf(date);
  const year = Number(earliest.slice(0, 4));
  return [year, year + 1]
    .map((each) => isoOf({ ...date, year: each }))
    .find((day) => day !== undefined && day >= earliest);
}

/** Returns whether an amount names a currency other than the bill's. '$' matches every dollar. */
export function isOtherCurrency(text: string, language: ReaderLanguage, currency: string): boolean {
  const named = readAmount(text, language)?.currency;
  if (named === undefined || named === currency) return false;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return symbol === undefined || !text.includes(symbol);
}
