import { normaliseNumber } from '../../text/decimal-text.ts';
import { currencyOf } from './currency.ts';

export interface Amount {
  readonly value: number;
  /** ISO 4217, if a currency was given. */
  readonly currency?: string;
  /** Text after the number: 'km', '%', 'hours'. */
  readonly unit?: string;
  /** Whether it is only digits, with a point for decimals. */
  readonly isPlain: boolean;
}

const plain = /^[-+]?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})(?:e[-+]?\d{1,2})?$/i;
const amount =
  /^(\D{0,12}?)([-−–+]?)(\d[\d.,'’\s]{0,30})(?:\s?(k|m|mn|mio\.?|million|bn|billion|thousand)(?!\p{L}))?(\D{0,24})$/iu;

const factors: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

const usesDecimalComma = (language: string): boolean => {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',');
  } catch {
    return false;
  }
};

/** Reads '1,200.50', '$95', '12 %', '180k', '(300)'; undefined if it isn't a single number. */
export function readAmount(text: string, language: string): Amount | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 80) return undefined;
  const isGrouped = /^[-+]?\d{1,3}\.\d{3}$/.test(trimmed) && usesDecimalComma(language);
  if (plain.test(trimmed) && !isGrouped) return { value: Number(trimmed), isPlain: true };
  const isNegative = /^\(.+\)$/.test(trimmed);
  const match = amount.exec(isNegative ? trimmed.slice(1, -1) : trimmed);
  if (!match) return undefined;
  const [, before = '', sign = '', digits = '', scale, after = ''] = match;
  const value = Number(decimalOf(digits.trim(), language));
  if (!Number.isFinite(value)) return undefined;
  const factor = factors[(scale ?? '').charAt(0).toLowerCase()] ?? 1;
  const isMinus = isNegative || sign === '-' || sign === '−' || sign === '–' || /[-−]\s*$/.test(before);
  const unit = after.trim();
  const currency = currencyOf(before.replace(/[-−+(]/g, '')) ?? currencyOf(unit);
  // Rounds away binary fractions: 1.2 million is exactly 1,200,000.
  const scaled = Number((value * factor).toPrecision(15));
  return {
    value: isMinus ? -scaled : scaled,
    ...(currency && { currency }),
    ...(unit !== '' && !currency && { unit }),
    isPlain: false,
  };
}

function decimalOf(digits: string, language: string): string {
  const isEnglishDecimal = /^\d+\.\d+$/.test(digits) && !usesDecimalComma(language);
  return isEnglishDecimal ? digits : normaliseNumber(digits.replace(/[.,]$/, ''));
}
