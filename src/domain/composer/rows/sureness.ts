import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { saysSomething } from '../facts/small-words.ts';

/** From this sureness on, a page is made of the rows that were read. */
export const leastSure = 0.6;

const fewestRows = 2;
const fewestFacts = 4;

const telling: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'date',
  'time',
  'place',
  'contact',
  'person',
  'term',
  'due',
  'fromaddr',
  'total',
]);

/** Returns whether a prompt has rows or several facts, rather than the subject of a page to write. */
export const tellsFacts = ({ rows, others }: RowReading): boolean =>
  rows.length >= fewestRows || others.filter(({ label }) => telling.has(label)).length >= fewestFacts;

const priced = /\p{Nd}\S*\s?,\s/u;

/** Returns whether a row of prices is one and not two: 'broth 8, dumplings' for 14. */
function isOneRow({ parts }: ReadRow): boolean {
  const amounts = parts.filter(({ label }) => label === 'amount');
  const sizes = parts.filter(({ label }) => label === 'unit' || label === 'note' || label === 'dur');
  return (
    amounts.length === 0 ||
    (amounts.length <= sizes.length + 1 &&
      parts.every(({ label, text }) => label !== 'name' || !priced.test(text)))
  );
}

const values: ReadonlySet<RowRole> = new Set<RowRole>(['date', 'time', 'qty', 'unit', 'rate', 'amount']);

/** Returns whether rows are parallel: each is one, and each names something if most of them do. */
export function areParallel({ rows }: RowReading): boolean {
  const named = rows.filter(({ parts }) => parts.some(({ label }) => !values.has(label)));
  return rows.every(isOneRow) && (named.length === rows.length || named.length * 2 < rows.length);
}

/** Returns from 0 to 1 how sure the words of a prompt are read; words without a label are in doubt. */
export function surenessOf(text: string, { rows, others }: RowReading, language: ReaderLanguage): number {
  const parts: readonly Labeled<string>[] = [...rows.flatMap((row) => row.parts), ...others].sort(
    (a, b) => a.start - b.start,
  );
  let at = 0;
  let sum = 0;
  let count = 0;
  for (const { start, text: word } of tokenize(text)) {
    if (!/[\p{L}\p{N}]/u.test(word)) continue;
    while ((parts[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    const part = parts[at];
    const isLabeled = part !== undefined && part.start <= start;
    if (!isLabeled && !saysSomething(word, language)) continue;
    sum += isLabeled ? part.confidence : 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
