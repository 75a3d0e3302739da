import { currencyAfter, currencyBefore, currencyDigits, currencyOf } from './currency.ts';
import { normaliseNumber, numberPattern, scaleToInteger } from './decimal.ts';

/** A figure found in a text. */
export interface Amount {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The figure alone as decimal text, its k or million multiplied out. */
  readonly decimal: string;
  readonly currency: string | null;
  readonly isPercent: boolean;
}

const scale =
  '(?:k|K|m|M|mn|mio\\.?|Mio\\.?|million(?:en|s|es)?|Million(?:en)?|millones|thousand|Tsd\\.?|bn|billion)';
const amountSource =
  `(?:(${currencyBefore})[ \\u00a0\\u202f]?)?(${numberPattern})` +
  `(?:[ \\u00a0\\u202f]?(${scale})(?![\\p{L}]))?` +
  `(?:[ \\u00a0\\u202f]?(%|per ?cent(?![\\p{L}])|Prozent|${currencyAfter}))?`;

/** A figure of money for use inside a larger pattern, currency optional; read its value with `findAmounts`. */
export const moneyPattern =
  `(?:(?:${currencyBefore})[ \\u00a0\\u202f]?)?(?:\\d{1,3}(?: \\d{3}){1,3}(?:,\\d{1,2})?(?= ?(?:${currencyAfter}))|${numberPattern})` +
  `(?:[ \\u00a0\\u202f]?${scale}(?![\\p{L}]))?(?:[ \\u00a0\\u202f]?${currencyAfter})?`;

/** French and Nordic grouping by a plain space counts only where a currency follows: '1 234,56 €'. */
const spacedSource = `(?<![\\d.,])(\\d{1,3}(?: \\d{3}){1,3}(?:,\\d{1,2})?) ?(${currencyAfter})`;

function scaleFactor(word: string | undefined, hasCurrency: boolean): number | null {
  if (!word) return 0;
  const lower = word.toLowerCase();
  if (lower === 'k' || lower.startsWith('thous') || lower.startsWith('tsd')) return 3;
  if (lower === 'bn' || lower.startsWith('billion')) return 9;
  // A lone 'm' after a bare figure is metres as often as millions.
  if (lower === 'm' && !hasCurrency) return null;
  return 6;
}

/** Every figure of a text in order, with what belongs to it. Linear in the length of the text. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  const spaced = [...text.matchAll(new RegExp(spacedSource, 'giu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    decimal: normaliseNumber(match[1] ?? '0'),
    currency: currencyOf(match[2] ?? ''),
    isPercent: false,
  }));
  let next = 0;
  for (const match of text.matchAll(new RegExp(amountSource, 'giu'))) {
    const start = match.index;
    while (next < spaced.length && (spaced[next]?.end ?? 0) <= start) next += 1;
    const covering = spaced[next];
    if (covering && covering.start <= start) {
      if (found.at(-1) !== covering) found.push(covering);
      continue;
    }
    const [whole, before, figure = '0', scaleWord, after] = match;
    const isPercent = after === '%' || (after !== undefined && /^(per|prozent)/i.test(after));
    const currency = (before && currencyOf(before)) || (after && !isPercent && currencyOf(after)) || null;
    const factor = scaleFactor(scaleWord, currency !== null);
    const decimal = normaliseNumber(figure);
    found.push({
      start,
      end: start + whole.length,
      text: whole,
      decimal: factor ? String(scaleToInteger(decimal, factor)) : decimal,
      currency,
      isPercent,
    });
  }
  return found;
}

/** Minor units of a figure in a currency. */
export function toMinor(decimal: string, currency: string): number {
  return scaleToInteger(decimal, currencyDigits(currency));
}
