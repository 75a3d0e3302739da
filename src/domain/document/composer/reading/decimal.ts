/**
 * Numbers as people write them, kept as decimal text until they are integers: '1.234,56', "1'200", '12k'.
 * Money never passes through a binary fraction.
 */

/** A number inside running text, without sign. Every repeat is bounded, so a match costs constant time. */
export const numberPattern =
  "(?:\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![\\d])|\\d{1,12}(?:[.,]\\d{1,4})?(?!\\d))";

/** '1.234,56' → '1234.56'. Promises digits with at most one point; the text matches `numberPattern`. */
export function normaliseNumber(raw: string): string {
  const text = raw.replace(/[\s'’\u00a0\u202f]/g, '');
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    const [thousands, decimal] = lastPoint > lastComma ? [/,/g, '.'] : [/\./g, ','];
    return text.replace(thousands, '').replace(decimal, '.');
  }
  const mark = lastPoint >= 0 ? '.' : ',';
  const parts = text.split(mark);
  if (parts.length === 1) return text;
  const [whole = '', fraction = ''] = parts;
  const isGrouping =
    parts.length > 2 || (fraction.length === 3 && whole.length <= 3 && whole !== '0' && whole !== '');
  return isGrouping ? parts.join('') : `${whole}.${fraction}`;
}

/** Moves the decimal point: a decimal text times 10^`places`, rounded half up to an integer. */
export function scaleToInteger(decimal: string, places: number): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const padded = fraction.padEnd(places + 1, '0');
  const kept = Number(`${whole}${padded.slice(0, places)}`);
  return Number(padded[places]) >= 5 ? kept + 1 : kept;
}

/** quantity × rate, rounded half up to a whole minor unit. Quantities count to four decimals. */
export function multiply(quantity: number, rateMinor: number): number {
  return Math.round((Math.round(quantity * 10_000) * rateMinor) / 10_000);
}

/** `percent` of an amount in minor units, rounded half up; percentages count to two decimals. */
export function percentOf(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * Math.round(percent * 100)) / 10_000);
}
