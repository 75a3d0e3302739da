import { billTotals } from '../../content/derive/bill-totals.ts';
import { dueDate } from '../../content/derive/due-date.ts';
import { sumRow } from '../../content/derive/table-sum.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { parseText } from '../../content/text/inline-text.ts';
import { formatDate, isDay } from '../../document/layout/format-date.ts';
import { formatMoney } from '../../document/layout/format-money.ts';
import { trimOf } from '../../text/trim-characters.ts';
import { type Leaf, leavesOf } from './leaves.ts';

/** A figure, date or name that a document states. */
export interface Fact {
  readonly text: string;
  /** `typed` covers all that is stored as text: it can be from a prompt, or not. */
  readonly origin: 'typed' | 'sample' | 'computed';
}

/** Fields whose whole text is a fact, even without a figure: the value beside a label, a party's name. */
const valued = new Set(['value', 'name', 'number']);
/** A figure with the word after it: '3 pm', '12 Oak'. */
const figure = /[^\s\p{N}]{0,8}\p{N}[^\s]{0,30}(?: \p{L}{1,20})?/gu;
const longestValue = 60;

/** Punctuation around a figure that isn't part of it. */
const around = '.,;:!?()"\'“”„«»';

function factsOfText(text: string, isValue: boolean): readonly Fact[] {
  const spans = parseText(text);
  const samples = spans
    .filter((span, at) => span.sample !== undefined && spans[at - 1]?.sample !== span.sample)
    .map((span): Fact => ({ text: span.text.trim(), origin: 'sample' }));
  const own = spans
    .map((span) => (span.isGap || span.sample !== undefined ? '\n' : span.text))
    .join('')
    .trim();
  const isWhole = isValue && own.length <= longestValue && !own.includes('\n');
  const found = isWhole ? [own] : [...own.matchAll(figure)].map(([each]) => trimOf(each, around));
  return [
    ...found.filter((each) => each !== '').map((each): Fact => ({ text: each, origin: 'typed' })),
    ...samples.filter((sample) => sample.text !== ''),
  ];
}

function factsOfLeaf(leaf: Leaf, language: string): readonly Fact[] {
  const name = leaf.path.at(-1);
  if (typeof leaf.value === 'number')
    // A line without a quantity has the quantity 1.
    return leaf.value === 1 ? [] : [{ text: String(leaf.value), origin: 'typed' }];
  if (isDay(leaf.value)) return [{ text: formatDate(leaf.value, language), origin: 'typed' }];
  return factsOfText(leaf.value, valued.has(String(name)));
}

/** Returns the sum of a bill and the due date that is counted from a number of days. */
function computedOnBill(page: Page, language: string): readonly string[] {
  if (page.layout !== 'invoice') return [];
  const totals = billTotals(page);
  const due = typeof page.due === 'number' ? dueDate(page.issued, page.due) : null;
  return [
    ...(totals.isPriced ? [formatMoney(totals.totalMinor, page.currency, language).full] : []),
    ...(due === null ? [] : [formatDate(due, language)]),
  ];
}

/** Returns what a page shows that is calculated from its other values. */
function computedOn(page: Page, language: string): readonly string[] {
  const sums = blocksOf(page).flatMap((block) => {
    if (block.type !== 'table' || !block.table.sum) return [];
    const { rows, head } = block.table;
    return sumRow(rows, head.length, '', language).filter((cell) => cell !== '');
  });
  return [...computedOnBill(page, language), ...sums];
}

const chartValues = (page: Page): readonly string[] =>
  blocksOf(page)
    .flatMap((block) => (block.type === 'chart' ? block.chart.series : []))
    .flatMap(({ values }) => values)
    .flatMap((value) => (value === null ? [] : [String(value)]));

/** Returns every fact that a document states, in reading order and without duplicates. */
export function factsOnPage(content: DocumentContent, targetIds: readonly string[]): readonly Fact[] {
  const { language } = content;
  const pages = content.pages.filter(
    ({ id }) => targetIds.length === 0 || (id !== undefined && targetIds.includes(id)),
  );
  const facts = [
    ...leavesOf(content, targetIds).flatMap((leaf) => factsOfLeaf(leaf, language)),
    ...pages.flatMap(chartValues).map((text): Fact => ({ text, origin: 'typed' })),
    ...pages
      .flatMap((page) => computedOn(page, language))
      .map((text): Fact => ({ text, origin: 'computed' })),
  ];
  return [...new Map(facts.map((fact) => [`${fact.origin} ${fact.text}`, fact])).values()];
}
