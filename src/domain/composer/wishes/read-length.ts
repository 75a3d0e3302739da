import type { ReaderLanguage } from '../../reader/languages.ts';
import { asciiDigits } from '../../reader/values/read-number.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { isA, namedBy, wishTerms } from './wish-terms.ts';

export interface ReadLength {
  readonly pages?: number;
  readonly amount?: 'brief' | 'usual' | 'detailed';
}

const digits = /[\d٠-٩۰-۹０-９]{1,6}(?:[.,](?=\d{3}))?\d{0,3}/g;
const mostPages = 200;

interface Count {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

function countsIn(text: string, hits: readonly TermHit[]): readonly Count[] {
  const written = [...text.matchAll(digits)].map(({ 0: found, index }) => ({
    value: Number(asciiDigits(found.replaceAll(/[.,]/g, ''))),
    start: index,
    end: index + found.length,
  }));
  const spoken = hits.flatMap((hit) => {
    const number = namedBy(hit, 'number');
    return number === undefined ? [] : [{ value: Number(number), start: hit.start, end: hit.end }];
  });
  return [...written, ...spoken];
}

/** Returns the number that belongs to a unit: inside it, or the closest one. */
function countOf({ start, end }: TermHit, counts: readonly Count[]): Count | undefined {
  const distance = (count: Count): number => Math.max(0, start - count.end, count.start - end);
  const [nearest] = [...counts].sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= 1 ? nearest : undefined;
}

/** Word-count limits for short and long texts. */
const briefWords = 150;
const detailedWords = 600;

/** Reads a wish about length: pages, slides, or amount of text. */
export function readLength(given: string, language: ReaderLanguage): ReadLength {
  const text = given.normalize('NFC');
  const hits = wishTerms(text, language);
  const counts = countsIn(text, hits);
  const isHalf = hits.some((hit) => isA(hit, 'half'));
  const words = hits.find((hit) => isA(hit, 'words'));
  const count = words && countOf(words, counts)?.value;
  const unit = hits.find((hit) => isA(hit, 'page') || isA(hit, 'slide'));
  if (unit) {
    const number = isHalf || counts.length === 0 ? 1 : (countOf(unit, counts)?.value ?? 0);
    if (number >= 1 && number <= mostPages && !(words === unit && number > 20))
      return { pages: number, ...(isHalf && { amount: 'brief' }) };
  }
  if (count !== undefined) {
    if (count <= briefWords) return { amount: 'brief' };
    return { amount: count >= detailedWords ? 'detailed' : 'usual' };
  }
  if (hits.some((hit) => isA(hit, 'brief'))) return { amount: 'brief' };
  return hits.some((hit) => isA(hit, 'detailed')) ? { amount: 'detailed' } : {};
}
