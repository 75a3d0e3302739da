import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { saysSomething } from '../facts/small-words.ts';
import { areMerged } from './merged-rows.ts';

/** From this sureness on, a page is made of a few rows that were read. */
export const leastSure = 0.85;
/** From this number of rows on, they are a table if none of their words is in doubt. */
const several = 3;
/** From this share of rows on, a prompt has no punctuation that divides them into clauses. */
const mostlyRunOn = 0.5;
/** A phrase that is less certain may be anything. */
const leastOfPhrase = 0.2;
/** Words that may not be printed have to be more certain. */
const leastOfWish = 0.4;

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
const tellsFacts = ({ rows, others }: RowReading): boolean =>
  rows.length >= fewestRows || others.filter(({ label }) => telling.has(label)).length >= fewestFacts;

const priced = /\p{Nd} ?, /u;

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

const wishes: ReadonlySet<string> = new Set<OuterLabel>(['wish', 'hide', 'cmd']);

/** Below this confidence, a phrase beside a row may be another row. */
const surelyApart = 0.5;
/** Below this one, a phrase between two rows may be another row. */
const surelyBetween = 0.9;
const longestCue = 30;
/** A few words and a price: 'plum cake 4.50'. */
const likePrice = /^\p{L}[\p{L} ]{1,30} \p{Sc}?\d{1,3}(?:[.,]\d{2})?$/u;
const arePrices = (words: string): boolean => words.split(/[,;] /).every((each) => likePrice.test(each));
/** What would not be printed has to be more certain. */
const surelyUnprinted = 0.8;

const areTimed = (rows: readonly ReadRow[]): boolean =>
  rows.every(({ parts }) => parts.some(({ label }) => label === 'time'));

/** Returns whether a phrase in doubt may be a row of times: it has one, and only punctuation stands before it. */
function isTimedRow(
  text: string,
  { label, start, confidence, text: words }: Labeled<OuterLabel>,
  rows: readonly ReadRow[],
  language: ReaderLanguage,
): boolean {
  const isNext = rows.some(
    ({ end }) => end <= start && /^[^\p{L}\p{N}\n]{1,4}$/u.test(text.slice(end, start)),
  );
  return (
    label === 'term' &&
    confidence < surelyApart &&
    isNext &&
    valuesIn(words, language).some(({ kind }) => kind === 'time' || kind === 'date')
  );
}

/**
 * Returns whether rows are parallel: each is one, each names something if most of them do, and none is likely missing
 * beside them.
 */
export function areParallel(text: string, reading: RowReading, language: ReaderLanguage): boolean {
  const { rows, others } = reading;
  if (areMerged(text, reading)) return false;
  // The phrase, or the words that lead to it, stand behind the next comma.
  const isBeside = (from: number, to: number): boolean => {
    const between = text.slice(from, to);
    const isNext = from <= to && between.length <= longestCue && between.split(/[,;]/).length <= 2;
    return isNext && !/[.:!?\n]/.test(between);
  };
  const arePriced = rows.some(({ parts }) => parts.some(({ label }) => label === 'amount'));
  const isMissed = others.some(
    ({ label, start, end, confidence, text: words }) =>
      ((confidence < (wishes.has(label) ? surelyUnprinted : surelyApart) ||
        (arePriced && arePrices(words))) &&
        rows.some((row) => isBeside(row.end, start) || isBeside(end, row.start))) ||
      (confidence < surelyBetween &&
        rows.some((row) => isBeside(row.end, start)) &&
        rows.some((row) => isBeside(end, row.start))),
  );
  if (isMissed || (areTimed(rows) && others.some((phrase) => isTimedRow(text, phrase, rows, language))))
    return false;
  const named = rows.filter(({ parts }) => parts.some(({ label }) => !values.has(label)));
  return rows.every(isOneRow) && (named.length === rows.length || named.length * 2 < rows.length);
}

/** Returns from 0 to 1 how sure the words of a prompt, or of a part of it, are read; words without a label are in doubt. */
export function surenessOf(
  text: string,
  { rows, others }: RowReading,
  language: ReaderLanguage,
  within = { start: 0, end: text.length },
): number {
  const parts: readonly Labeled<string>[] = [...rows.flatMap((row) => row.parts), ...others]
    .filter(({ start, end }) => start < within.end && end > within.start)
    .sort((a, b) => a.start - b.start);
  const isDoubtful = ({ label, confidence }: Labeled<string>): boolean =>
    confidence < (wishes.has(label) ? leastOfWish : leastOfPhrase);
  if (parts.some(isDoubtful)) return 0;
  let at = 0;
  let sum = 0;
  let count = 0;
  for (const { start, text: word } of tokenize(text, within.start, within.end)) {
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

const isWhen = ({ label }: Labeled<RowRole>): boolean => label === 'date' || label === 'time';
const isName = ({ label }: Labeled<RowRole>): boolean => label === 'name' || label === 'person';

/** Returns whether two rows are one: the second has only the day of the first, as in 'clerk, Orme Ltd | 2018-2023'. */
const isSplit = (row: ReadRow, [opening, ...others]: readonly Labeled<RowRole>[]): boolean =>
  opening !== undefined && isWhen(opening) && !others.some(isName) && !row.parts.some(isWhen);

/** Returns whether most rows follow one another without punctuation, so that only their words tell them apart. */
function areRunOn(text: string, { rows }: RowReading): boolean {
  const gaps = rows.slice(1).map(({ start, parts }, at) => ({
    words: text.slice(rows[at]?.end, start),
    isWithin: rows.slice(at, at + 1).some((row) => isSplit(row, parts)),
  }));
  const open = gaps.filter(({ words, isWithin }) => !isWithin && !/[^\s\p{L}\p{N}]|\n/u.test(words));
  return rows.length >= several && open.length > gaps.length * mostlyRunOn;
}

/** Returns whether a page is made of the rows that were read, rather than of clauses. */
export function areSure(text: string, reading: RowReading, language: ReaderLanguage): boolean {
  if (!tellsFacts(reading)) return false;
  if (areRunOn(text, reading)) return !areMerged(text, reading);
  const sureness = surenessOf(text, reading, language);
  return (
    areParallel(text, reading, language) &&
    (reading.rows.length >= several ? sureness > 0 : sureness >= leastSure)
  );
}
