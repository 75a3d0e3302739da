import { describe, expect, test } from 'vitest';
import { wordsOnPage } from '../../src/domain/composer/faithfulness.test-data.ts';
import type { Chart } from '../../src/domain/content/blocks/chart.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { sample } from '../../src/domain/full-run.test-data.ts';
import { fold, tokenize } from '../../src/domain/reader/tokenize.ts';
import { type GoldPage, goldExamples, goldPage, toldFaults } from './gold-pages.ts';
import { withoutOpen } from './open-faults.ts';

const unprinted: ReadonlySet<string> = new Set(['cmd', 'kind', 'wish', 'hide']);

const wordsOf = (text: string): string[] =>
  tokenize(fold(text)).flatMap(({ folded }) => (/[\p{L}\p{N}]/u.test(folded) ? [folded] : []));

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Returns the name and the number of each bar of a chart. */
function barsOf({ labels, series }: Chart): string[] {
  return labels.map((label, at) =>
    plainText([label, ...series.map(({ values, written }) => written?.[at] ?? values[at])].join(' · ')),
  );
}

/** Returns the posts and schools among blocks: a small heading with what stands below it. */
function entriesOf(blocks: readonly unknown[]): string[] {
  const entries: string[] = [];
  let isOpen = false;
  for (const block of blocks as readonly { type?: unknown; level?: unknown; text?: unknown }[]) {
    const isText = typeof block === 'object' && block !== null && typeof block.text === 'string';
    if (isText && block.type === 'heading') {
      isOpen = block.level === 3;
      if (isOpen) entries.push(plainText(String(block.text)));
    } else if (isOpen && isText) entries.push(`${entries.pop()} · ${plainText(String(block.text))}`);
  }
  return entries;
}

/** Returns a row of a table as it is read: each cell with the head of its column. */
const headedRow = (head: readonly string[], row: readonly string[]): string =>
  plainText(row.map((cell, at) => (cell === '' ? '' : `${head[at] ?? ''} ${cell}`)).join(' · '));

/** Returns the texts of each row of a table or listing, each bar, each item and each paragraph. */
function unitsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) {
    const entries = entriesOf(value);
    if (entries.length > 0) return [...entries, ...value.flatMap(unitsOf)];
    const areCells = value.length > 0 && value.every((each) => typeof each === 'string');
    return areCells ? [plainText(value.join(' · '))] : value.flatMap(unitsOf);
  }
  if (value === null || typeof value !== 'object') return [];
  if ('chart' in value) return barsOf(value.chart as Chart);
  if ('head' in value && 'rows' in value && Array.isArray(value.rows))
    return [...value.rows.map((row) => headedRow(value.head as string[], row)), ...unitsOf(value.rows)];
  const own = Object.values(value).filter((each) => typeof each === 'string');
  return [plainText(own.join(' · ')), ...Object.values(value).flatMap(unitsOf)];
}

/** Returns the words that a grid prints once for several of its cells: the day of a shift for each of its people, the size that prices are for. */
function sharedWords({ pages }: DocumentContent): string[] {
  const blocks = pages.flatMap((page) => ('blocks' in page ? page.blocks : []));
  const grids = blocks.flatMap((block) =>
    block.type === 'table' && block.table.head.slice(1).every((head) => head !== '') ? [block.table] : [],
  );
  const timesOf = (words: string, cells: readonly (string | undefined)[]): string[] =>
    wordsOf(plainText(`${words} `.repeat(Math.max(0, cells.filter((cell) => cell !== '').length - 1))));
  return grids.flatMap(({ head, rows }) => [
    ...rows.flatMap(([key = '', ...cells]) => timesOf(key, cells)),
    ...head.flatMap((words, at) =>
      timesOf(
        words,
        rows.map((row) => row[at]),
      ),
    ),
  ]);
}

/** Returns the marked words of a prompt that its page lacks. */
function lostOf({ example, content }: GoldPage): string[] {
  const printed = countOf([...wordsOf(wordsOnPage(content).replaceAll('\\', '')), ...sharedWords(content)]);
  const lost: string[] = [];
  for (const { text, label } of example.pieces) {
    if (label === null || unprinted.has(label)) continue;
    for (const word of wordsOf(text)) {
      const left = printed.get(word) ?? 0;
      if (left === 0) lost.push(`${label}: ${word}`);
      printed.set(word, left - 1);
    }
  }
  return lost;
}

/** Returns the rows whose words stand in more than one row or item of the page. */
function brokenOf({ example, content }: GoldPage): string[] {
  const units = unitsOf((content as DocumentContent).pages).map((unit) => new Set(wordsOf(unit)));
  const rows = Map.groupBy(
    example.pieces.filter(({ row, label }) => row >= 0 && label !== null),
    ({ row }) => row,
  );
  return Array.from(rows.values(), (pieces) => pieces.flatMap(({ text }) => wordsOf(text))).flatMap(
    (words) => (units.some((unit) => words.every((word) => unit.has(word))) ? [] : [words.join(' ')]),
  );
}

describe('pages of marked rows', () => {
  const pages = sample(goldExamples(), 60).map((example) => goldPage(example));
  const told = (faultsOf: (page: GoldPage) => string[]): string[] => toldFaults(pages, faultsOf);

  test('have every marked word', () => expect(told(lostOf)).toEqual([]));

  test('have each row in one piece', () => expect(told(brokenOf)).toEqual([]));

  test('are headed by what the prompt names, and not by the kind alone', () => {
    const bare = pages.flatMap(({ example, content }) => {
      const isNamed = example.pieces.some(({ label }) => label === 'title' || label === 'subject');
      const kind = example.pieces.find(({ label }) => label === 'kind')?.text.toLowerCase();
      return isNamed && content.title.toLowerCase() === kind ? [example.origin] : [];
    });
    expect(withoutOpen(bare)).toEqual([]);
  });
});
