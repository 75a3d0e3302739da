import { describe, expect, test } from 'vitest';
import { pageWordsOf } from '../../src/domain/composer/page/lexicon/index.ts';
import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import type { Table } from '../../src/domain/content/blocks/table.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { sample } from '../../src/domain/full-run.test-data.ts';
import { fold, tokenize } from '../../src/domain/reader/tokenize.ts';
import { type GoldPage, goldExamples, goldPage, toldFaults } from './gold-pages.ts';

/** More remarks than this have a heading. */
const mostRemarks = 8;

const wordsOf = (text: string): string[] =>
  tokenize(fold(plainText(text))).flatMap(({ folded }) => (/[\p{L}\p{N}]/u.test(folded) ? [folded] : []));

const blocksOf = (content: DocumentContent): readonly Block[] =>
  content.pages.flatMap((page) => ('blocks' in page ? page.blocks : []));

const tablesOf = (content: DocumentContent): readonly Table[] =>
  blocksOf(content).flatMap((block) => (block.type === 'table' ? [block.table] : []));

/** Returns the words of each row of a table and of each item of a list. */
function unitsOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map(({ text }) => text);
  return block.type === 'table' ? block.table.rows.map((row) => row.join(' ')) : [];
}

/** Returns the groups of rows of which some stand in a table and others in a list. */
function dividedOf({ example, content }: GoldPage): string[] {
  const units = blocksOf(content).flatMap((block) =>
    unitsOf(block).map((unit) => ({ form: block.type, words: new Set(wordsOf(unit)) })),
  );
  const groups: Set<string>[][] = [];
  const rows = Map.groupBy(example.pieces.keys(), (at) => example.pieces[at]?.row ?? -1);
  let group = -1;
  for (const [row, places] of rows) {
    if (row < 0) continue;
    const before = example.pieces.slice(0, places[0]).filter(({ label }) => label === 'group').length;
    const words = places.flatMap((at) =>
      example.pieces[at]?.label === null ? [] : wordsOf(example.pieces[at]?.text ?? ''),
    );
    const forms = units.filter((unit) => words.every((word) => unit.words.has(word)));
    if (before !== group) groups.push([]);
    group = before;
    if (forms.length > 0) groups.at(-1)?.push(new Set(forms.map(({ form }) => form)));
  }
  return groups.flatMap((of) => {
    const [first = new Set<string>(), ...others] = of;
    const isOne = of.length === 0 || [...first].some((form) => others.every((forms) => forms.has(form)));
    return isOne ? [] : [of.map((forms) => [...forms].join('+')).join(' ')];
  });
}

/** Returns the columns of tables that neither a head nor a cell fills. */
const emptyColumnsOf = ({ content }: GoldPage): string[] =>
  tablesOf(content).flatMap(({ head, rows }) =>
    [...head.keys()]
      .filter((at) => head[at] === '' && rows.every((row) => row[at] === ''))
      .map((at) => `column ${at + 1}`),
  );

const bareHeadingsOf = ({ example, content }: GoldPage): string[] => {
  const blocks = blocksOf(content);
  const { details } = pageWordsOf(example.language).labels;
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    const isLong = next?.type === 'list' && next.items.length > mostRemarks;
    return block.type === 'heading' && block.text === details && !isLong ? [details] : [];
  });
};

/** Returns the tables of two columns that have the same first column as the table before them. */
const repeatedKeysOf = ({ content }: GoldPage): string[] => {
  const keys = tablesOf(content).map(({ rows }) => rows.map((row) => row[0]).join(' | '));
  return keys.filter((key, at) => at > 0 && key !== '' && key.includes(' | ') && key === keys[at - 1]);
};

const rawMarksOf = ({ content }: GoldPage): string[] =>
  tablesOf(content)
    .flatMap(({ rows }) => rows.flat())
    .filter((cell) => plainText(cell).includes('**'));

const bareNumber = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Returns the columns in which some prices got a currency that the prompt never types, and others didn't. */
function mixedSignsOf({ example, content }: GoldPage): string[] {
  const isTyped = example.pieces.some(
    ({ text, label }) => (label === 'amount' || label === 'rate') && /\p{Sc}/u.test(text),
  );
  if (isTyped) return [];
  return tablesOf(content).flatMap(({ head, rows }) =>
    [...head.keys()].flatMap((at) => {
      const cells = rows.map((row) => plainText(row[at] ?? ''));
      const isMixed =
        cells.some((cell) => /\p{Sc}/u.test(cell)) && cells.some((cell) => bareNumber.test(cell));
      return isMixed ? [cells.join(' | ')] : [];
    }),
  );
}

/** Returns the numbers that count the rows of a prompt and that no row of a table or list of the page begins with. */
function lostNumbersOf({ example, content }: GoldPage): string[] {
  const blocks = blocksOf(content);
  if (blocks.some((block) => block.type === 'list' && block.ordered === true)) return [];
  const units = blocks.flatMap(unitsOf).map(plainText);
  const counted = example.pieces.flatMap(({ text, label, row }, at) => {
    const isFirst = row >= 0 && example.pieces[at - 1]?.row !== row;
    return isFirst && label === null && /^\d{1,3}[.)]? $/.test(text)
      ? [text.trim().replace(/[.)]$/, '')]
      : [];
  });
  if (counted.length < 2 || units.length === 0) return [];
  return counted.filter((number) => !units.some((unit) => new RegExp(`(?:^|\\s)${number}\\.? `).test(unit)));
}

describe('structure of pages of marked rows', () => {
  const pages = sample(goldExamples(), 60).map((example) => goldPage(example));
  const told = (faultsOf: (page: GoldPage) => string[]): string[] => toldFaults(pages, faultsOf);

  test('keeps the rows of a group in one structure', () => expect(told(dividedOf)).toEqual([]));

  test('has no empty columns', () => expect(told(emptyColumnsOf)).toEqual([]));

  test('has no heading that only says that more follows', () => expect(told(bareHeadingsOf)).toEqual([]));

  test('shows what several groups say of the same keys as a grid', () =>
    expect(told(repeatedKeysOf)).toEqual([]));

  test('has a currency at each price or at none', () => expect(told(mixedSignsOf)).toEqual([]));

  test('keeps the numbers of rows', () => expect(told(lostNumbersOf)).toEqual([]));

  test('prints no marks of bold type', () => expect(told(rawMarksOf)).toEqual([]));
});
