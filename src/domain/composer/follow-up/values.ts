import { readAmount } from '../../content/lenient/read-amount.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { findValues } from '../../reader/values/find-values.ts';
import { asciiDigits } from '../../reader/values/read-number.ts';
import type { DateValue, TypedValue } from '../../reader/values/typed-value.ts';

/** Longer texts say too much to be one value. */
const longestText = 600;

/** The dates, times, amounts and addresses in a text. */
export function valuesIn(text: string, language: ReaderLanguage): readonly TypedValue[] {
  if (text.length > longestText) return [];
  const tokens = tokenize(text);
  return findValues({ text, tokens, language, lexicon: matchLexicon(tokens, language) }).map(
    ({ value }) => value,
  );
}

/** What kind of value a text is as a whole; 'text' where it is none. */
export type ValueKind = TypedValue['kind'] | 'number' | 'text';

export function kindOf(text: string, language: ReaderLanguage): ValueKind {
  const [first, ...others] = valuesIn(text, language);
  const isWhole = first && first.end - first.start >= text.trim().length * 0.6;
  if (first && isWhole && others.every(({ kind }) => kind === first.kind)) return first.kind;
  return /^[\d.,'\s]+%?$/.test(text.trim()) && /\d/.test(text) ? 'number' : 'text';
}

/** A number that can be read in one way only. */
export function certainNumber(text: string, language: ReaderLanguage): number | undefined {
  const ascii = [...text]
    .map((character) => (/\p{Nd}/u.test(character) ? asciiDigits(character) : character))
    .join('');
  const digits = /\d(?:[.,'’ ]?\d){0,20}/.exec(ascii)?.[0] ?? '';
  // One mark before three digits is thousands in one country and a fraction in another.
  if (/^\d{1,3}[.,]\d{3}$/.test(digits) && !valuesIn(text, language).some(({ isCertain }) => isCertain))
    return undefined;
  const amount = readAmount(ascii, language);
  return amount && Number.isFinite(amount.value) ? amount.value : undefined;
}

/** A day as YYYY-MM-DD; undefined where a part of it is missing or in doubt. */
export function isoOf({ day, month, year, isCertain }: DateValue): string | undefined {
  if (!isCertain || day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whether an amount names another currency than the bill has it in. '$' fits every dollar. */
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
