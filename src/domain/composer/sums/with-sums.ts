import { readCell, sumRow } from '../../content/derive/table-sum.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { writerWordsOf } from '../facts/lexicon/index.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import type { Sheet, SheetPart, SheetTable } from '../sheet/sheet.ts';
import { sumWordsOf } from './lexicon/index.ts';

const fewestRows = 2;
const mostCells = 60;

/** An amount at the end of an entry: '£295.00' of 'Insurance £295.00'. */
const amountAtEnd =
  /[-−]?\p{Sc}?\s?\d[\d.,'’]{0,14}(?:\s\d{3}){0,2}(?:[.,]\d\d)?(?:\s?(?:\p{Sc}|\p{L}{1,6}))?$/u;
/** How many of an amount there are, at the end of a name: '72 x' of '72 x 60 €'. */
const timesAtEnd = /(?<count>\d{1,4})\s?[x×*]$/u;

/** Returns whether an amount is surely read: without or with cents, and not '1.450' where a comma divides. */
function amountOf(written: string, language: ReaderLanguage) {
  const read = readCell(written, language);
  return read && (read.decimals === 0 || read.decimals === 2) ? read : null;
}

type Cells = readonly [string, string];

/** Returns the sum of the amounts of rows; null if their units differ. */
const added = (rows: readonly Cells[], language: ReaderLanguage): string | null =>
  sumRow(rows, 2, '', language)[1] || null;

const tableOf = (title: string | null, rows: readonly Cells[], foot: readonly Cells[]): SheetTable => ({
  type: 'table',
  title,
  columns: ['left', 'right'],
  rows,
  foot,
  priced: [1],
  keys: 0,
});

/** Returns the name of an entry and its amount as cells; null if its amount isn't certain. */
function cellsOf(item: string, language: ReaderLanguage): Cells | null {
  const words = item.trim();
  const found = amountAtEnd.exec(words);
  const amount = found?.[0].trim() ?? '';
  const before = words.slice(0, found?.index);
  const name = trimEndOf(before, ' :=–-');
  const isApart = /[\s:=]$/u.test(before) || /^\s/u.test(found?.[0] ?? '');
  // 'Fair 2024 803,90' has a year.
  const isJoined = /\d{4}\s\d/.test(amount);
  if (!isApart || isJoined || !/\p{L}/u.test(name) || !amountOf(amount, language)) return null;
  const counted = timesAtEnd.exec(name);
  if (!counted) return [name, amount];
  const rows = Array.from({ length: Number(counted.groups?.count) }, (): Cells => ['', amount]);
  const product = added(rows, language);
  const thing = trimEndOf(name.slice(0, counted.index), ' ,');
  return product === null || thing === ''
    ? null
    : [`${thing}, ${counted.groups?.count} × ${amount}`, product];
}

/** Returns a titled list with the sum of its amounts; null if one of them isn't certain or has another unit. */
function summed(title: string | null, items: readonly string[], language: ReaderLanguage): SheetTable | null {
  const cells = items.map((item) => cellsOf(item, language));
  const rows = cells.flatMap((row) => (row ? [row] : []));
  // A list that tells its own sum has one.
  if (rows.some(([name]) => isNamed(name, pageWordsOf(language).bill.total))) return null;
  if (rows.length < fewestRows || rows.length < items.length || rows.length > mostCells) return null;
  const sum = added(rows, language);
  const { total } = pageWordsOf(language).labels;
  return sum === null ? null : tableOf(title, rows, [[total, sum]]);
}

/** Returns the lists of a part: those of a comparison stand in its columns. */
function listsOf(part: SheetPart): readonly { title: string | null; items: readonly string[] }[] {
  if (part.type === 'list') return [part];
  if (part.type === 'prices')
    return [{ title: part.title, items: part.rows.map(({ label, value }) => `${label} ${value}`) }];
  if (part.type !== 'table' || part.foot || part.keys > 0) return [];
  if (!part.head)
    return part.columns.length === 2
      ? [{ title: part.title, items: part.rows.map((row) => row.join(' ')) }]
      : [];
  return part.head.map((title, column) => ({
    title,
    items: part.rows.flatMap((row) => (row[column] ? [row[column]] : [])),
  }));
}

const isNamed = (name: string | null, list: string): boolean => {
  const tokens = tokenize(fold(name ?? ''));
  return phraseEnd(tokens, 0, list) > 0;
};

/** Returns the amount below a table. */
const sumOf = ({ foot }: SheetTable): string => foot?.[0]?.[1] ?? '';

/** Returns an amount with a minus before its first digit, which is how the sum of a column reads it. */
const negative = (amount: string): string => amount.replace(/\d/, '−$&');

/** Returns a row with its minus where readers look for it, before the currency: '−£95.00'. */
const shown = ([name, amount]: Cells): Cells => [
  name,
  amount.replace(/^(\P{Nd}*)[-−](?=\d)/u, (_, currency: string) => `−${currency}`),
];

/**
 * Returns what is left of the sums of what comes in and what goes out, and of what there was before; null if there is
 * nothing to subtract.
 */
function balanceOf(tables: readonly SheetTable[], sheet: Sheet, language: ReaderLanguage): SheetTable | null {
  const words = sumWordsOf(language);
  const income = tables.filter(({ title }) => isNamed(title, words.income));
  const spending = tables.filter(({ title }) => isNamed(title, words.spending));
  const [received, spent] = [income[0], spending[0]];
  if (!received || !spent || income.length + spending.length !== tables.length || tables.length !== 2)
    return null;
  const before = [
    ...sheet.facts.map(({ label, value }): Cells => [label ?? '', value]),
    ...sheet.parts.flatMap((part) =>
      part.type === 'pairs' || part.type === 'prices'
        ? part.rows.map(({ label, value }): Cells => [label, value])
        : [],
    ),
  ].find(([label, value]) => isNamed(label, words.opening) && amountOf(value, language) !== null);
  const rows: readonly Cells[] = [
    [received.title ?? '', sumOf(received)],
    [spent.title ?? '', negative(sumOf(spent))],
  ];
  const left = added(rows, language);
  if (left === null) return null;
  const isDeficit = /[-−]\d/u.test(left);
  const kept: Cells = [isDeficit ? words.labels.deficit : words.labels.surplus, left];
  if (!before) return tableOf(null, rows.map(shown), [shown(kept)]);
  const closing = added([before, kept], language);
  return closing === null
    ? null
    : tableOf(null, rows.map(shown), [kept, before, [words.labels.closing, closing] as const].map(shown));
}

/** Returns the clauses that ask the writer for sums. */
const asksForSums = ({ spans, language }: PromptReading): readonly ReadSpan[] =>
  spans.filter(({ label, text }) => unprinted.has(label) && hasWordOf(text, writerWordsOf(language).sums));

/** Adds the sums that a prompt asks for below its lists of amounts, and what is left, where every amount is certain. */
export function withAskedSums(sheet: Sheet, reading: PromptReading): Sheet {
  const { language } = reading;
  const asked = asksForSums(reading);
  if (asked.length === 0) return sheet;
  const tables: SheetTable[] = [];
  const parts = sheet.parts.flatMap((part): readonly SheetPart[] => {
    const lists = listsOf(part);
    const sums = lists.map(({ title, items }) => summed(title, items, language));
    const all = sums.filter((sum) => sum !== null);
    if (lists.length === 0 || all.length < lists.length) return [part];
    tables.push(...all);
    return all;
  });
  const balance = balanceOf(tables, sheet, language);
  if (tables.length === 0) return sheet;
  return { ...sheet, parts: balance ? [...parts, balance] : parts, followed: asked };
}
