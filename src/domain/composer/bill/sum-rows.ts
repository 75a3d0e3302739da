import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';

const clauseMark = /[,;]\s{0,4}/gu;

/** Returns the sum that a row is if its price stands behind a word for one: 'room 12, subtotal $860'. */
function sumOf(
  text: string,
  { parts, confidence }: ReadRow,
  language: ReaderLanguage,
): Labeled<OuterLabel> | null {
  const [name, price, ...others] = parts;
  if (name?.label !== 'name' || price?.label !== 'amount' || others.length > 0) return null;
  const mark = [...name.text.matchAll(clauseMark)].at(-1);
  const at = mark ? mark.index + mark[0].length : 0;
  if (!isWordOf(fold(name.text.slice(at)), pageWordsOf(language).bill.total)) return null;
  const start = name.start + at;
  return { label: 'total', start, end: price.end, text: text.slice(start, price.end), confidence };
}

const sums: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['subtotal', 'total', 'balance']);
/** Below this confidence, a number behind 'at' is no sum. */
const surelySum = 0.5;
/** How far before a sum that word is looked for, in characters. */
const leadLength = 24;

/**
 * Moves sums out of the rows, and drops guesses: prices behind 'at' that were read as sums. The other words of such rows
 * become text beside the rows.
 * @returns the reading, and whether a guess was dropped
 */
export function withSumsOutside(
  text: string,
  { rows, others }: RowReading,
  language: ReaderLanguage,
): RowReading & { readonly hasGuess: boolean } {
  const { at } = pageWordsOf(language).bill;
  const isGuessed = ({ label, confidence, start }: Labeled<OuterLabel>): boolean => {
    const [before = ''] = /\S{1,14}\s{0,3}$/u.exec(text.slice(Math.max(0, start - leadLength), start)) ?? [];
    return sums.has(label) && confidence < surelySum && isWordOf(fold(before.trim()), at);
  };
  const known = others.filter((other) => !isGuessed(other));
  const rowSums = new Map(
    rows.flatMap((row) => {
      const sum = sumOf(text, row, language);
      return sum ? [[row, sum] as const] : [];
    }),
  );
  return {
    hasGuess: known.length < others.length,
    rows: rows.filter((row) => !rowSums.has(row)),
    others: [...known, ...rowSums.values()].sort((a, b) => a.start - b.start),
  };
}
