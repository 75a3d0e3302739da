import { type ChildNode, type Element, isTag } from 'domhandler';
import { readCell } from '../../content/derive/table-sum.ts';
import { elementsWithin, parseArticle } from '../article-tree.ts';
import { labelsFor } from '../layout/labels.ts';
import { textOfNodes } from '../plain-text.ts';
import { joinPages } from '../reflow/join-pages.ts';

/** A printed total that doesn't match the figures above it. */
export interface WrongSum {
  readonly blockId: string;
  readonly blockName: string;
  /** Label of the figure: 'Total'. */
  readonly label: string;
  readonly printed: string;
  readonly computed: number;
  /** Whether it is part of a bill. */
  readonly isBill: boolean;
}

interface Row {
  readonly cells: readonly string[];
  readonly element: Element;
}

const textOf = (nodes: readonly ChildNode[]): string => textOfNodes(nodes).replace(/\s+/g, ' ').trim();

const classesOf = ({ attribs }: Element): readonly string[] => (attribs.class ?? '').split(/\s+/);

function rowsOf(table: Element): readonly Row[] {
  return [...elementsWithin(table)]
    .filter(({ name }) => name === 'tr')
    .map((element) => ({
      element,
      cells: element.children
        .filter(isTag)
        .filter(({ name }) => name === 'td' || name === 'th')
        .map((cell) => textOf([cell])),
    }));
}

const isHead = ({ element }: Row): boolean =>
  element.parent?.type === 'tag' && element.parent.name === 'thead';

interface Figure {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
}

function figureIn(text: string, language: string): Figure | null {
  const cell = readCell(text, language);
  if (!cell) return null;
  const { value, decimals, before, after } = cell;
  // '−$0.01': the sign is before the currency.
  const isNegative = /^[-−]/.test(before);
  const size = Number(value) / 10 ** decimals;
  const unit = `${isNegative ? before.slice(1) : before}${after}`.trim();
  return { value: isNegative ? -size : size, decimals, unit };
}

/** Compares at the precision of the printed figure. */
const isSame = ({ value, decimals }: Figure, computed: number): boolean =>
  Math.abs(value - computed) <= 0.5 / 10 ** decimals + 1e-9;

/** Returns the words for a total, in the language of the document and in English. */
function sumWords(language: string): ReadonlySet<string> {
  const words = [labelsFor(language), labelsFor('en')].flatMap(({ total, subtotal, toPay, amountDue }) => [
    total,
    subtotal,
    toPay,
    amountDue,
  ]);
  return new Set(words.map((word) => word.toLowerCase()));
}

const isSumRow = ({ cells }: Row, words: ReadonlySet<string>): boolean =>
  words.has((cells[0] ?? '').replace(/:$/, '').toLowerCase());

/** Returns whether a label says that a tax is in the prices: 'Includes VAT 20%'. */
function isIncluded(label: string, language: string): boolean {
  const sides = [labelsFor(language), labelsFor('en')].map(({ included }) => included('\n').split('\n'));
  return sides.some(
    ([before = '', after = '']) => before + after !== '' && label.startsWith(before) && label.endsWith(after),
  );
}

type Found = Omit<WrongSum, 'blockId' | 'blockName' | 'isBill'>;

/**
 * Checks the totals of one column. Each must equal the sum of all rows above it, the rows since the last
 * total, or the last total without purely explanatory rows ('Includes VAT').
 */
function wrongInColumn(
  rows: readonly { label: string; text: string; isSum: boolean; isTax?: boolean }[],
  language: string,
): Found[] {
  let sinceSum = 0;
  let taxSinceSum = 0;
  let all = 0;
  let lastSum: number | null = null;
  const found: Found[] = [];
  for (const { label, text, isSum, isTax } of rows) {
    const figure = figureIn(text, language);
    if (!figure) continue;
    if (!isSum) {
      sinceSum += figure.value;
      all += figure.value;
      if (isTax) taxSinceSum += figure.value;
      continue;
    }
    const fromLast = (lastSum ?? 0) + sinceSum;
    // Taxes that the prices include are listed, but not added.
    const candidates = [
      all,
      sinceSum,
      fromLast,
      fromLast - taxSinceSum,
      ...(lastSum === null ? [] : [lastSum]),
    ];
    if (!candidates.some((candidate) => isSame(figure, candidate)))
      found.push({ label, printed: text, computed: lastSum === null ? all : lastSum + sinceSum });
    lastSum = figure.value;
    sinceSum = 0;
    taxSinceSum = 0;
  }
  return found;
}

/** Checks a table whose last rows are totals of its columns. */
function wrongInTable(rows: readonly Row[], language: string, words: ReadonlySet<string>): Found[] {
  const body = rows.filter((row) => !isHead(row));
  if (!body.some((row) => isSumRow(row, words))) return [];
  const width = Math.max(0, ...body.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column)
    .slice(1)
    .flatMap((column) => {
      const cells = body.map((row) => ({
        label: row.cells[0] ?? '',
        text: row.cells[column] ?? '',
        isSum: isSumRow(row, words),
        isTax: isIncluded(row.cells[0] ?? '', language),
      }));
      const addends = cells.filter(({ isSum, text }) => !isSum && text !== '');
      const figures = addends.map(({ text }) => figureIn(text, language));
      const [first] = figures;
      const isOfOneKind = figures.every((figure) => figure !== null && figure.unit === first?.unit);
      // Percentages are rounded individually, so they don't add up exactly.
      if (addends.length < 2 || !first || !isOfOneKind || first.unit.includes('%')) return [];
      return wrongInColumn(cells, language);
    });
}

/** Returns what is left of an amount after each percentage that the words of its line state: '−25%'. */
const reducedBy = (words: string, amount: number): number[] =>
  [...words.matchAll(/(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g)]
    .map(([, percent = '']) => Number(percent.replace(',', '.')))
    .map((percent) => amount - (amount * percent) / 100);

/** Checks a line of a bill: quantity × rate = amount, less the discount that the line states. */
function wrongLine({ cells }: Row, language: string): Found | null {
  const [quantity, rate, amount] = cells.slice(-3).map((text) => figureIn(text, language));
  if (!quantity || !rate || !amount) return null;
  const computed = quantity.value * rate.value;
  // A discount is taken off the rounded amount.
  const gross = Number(computed.toFixed(amount.decimals));
  const candidates = [computed, ...reducedBy(cells.slice(0, -3).join(' '), gross)];
  if (candidates.some((candidate) => isSame(amount, candidate))) return null;
  return { label: cells.at(1) ?? '', printed: cells.at(-1) ?? '', computed };
}

function wrongInBill(tables: readonly Element[], language: string, words: ReadonlySet<string>): Found[] {
  const lines = tables
    .filter((table) => classesOf(table).includes('ledger'))
    .flatMap(rowsOf)
    .filter((row) => !isHead(row));
  const sums = tables.filter((table) => classesOf(table).includes('sums')).flatMap(rowsOf);
  if (lines.some(({ cells }) => !figureIn(cells.at(-1) ?? '', language))) return [];
  const cellsOf = (rows: readonly Row[]) =>
    rows.map((row) => ({
      label: row.cells[0] ?? '',
      text: row.cells.at(-1) ?? '',
      isTax: /\.tax(?:-\d+)?$/.test(row.element.attribs['data-id'] ?? ''),
      isSum:
        isSumRow(row, words) ||
        classesOf(row.element).includes('sum-total') ||
        /\.(?:subtotal|gross)$/.test(row.element.attribs['data-id'] ?? ''),
    }));
  return [
    ...lines.flatMap((row) => wrongLine(row, language) ?? []),
    ...wrongInColumn(
      [...cellsOf(lines).map((cell) => ({ ...cell, isSum: false })), ...cellsOf(sums)],
      language,
    ),
  ];
}

const isOfBill = (table: Element): boolean =>
  classesOf(table).some((name) => name === 'ledger' || name === 'sums');

/** Finds every printed total that doesn't add up, no matter who wrote it. */
export function wrongSums(articleHtml: string): readonly WrongSum[] {
  if (!articleHtml.includes('<table')) return [];
  const { article, pages } = parseArticle(joinPages(articleHtml));
  if (!article) return [];
  const language = article.attribs.lang || 'en';
  const words = sumWords(language);
  const bill: Element[] = [];
  const found: WrongSum[] = [];
  let billBlock = { blockId: '', blockName: '' };
  for (const { id, element } of pages.flatMap(({ blocks }) => blocks)) {
    const tables = [...elementsWithin(element)].filter(({ name }) => name === 'table');
    const where = { blockId: id, blockName: element.attribs['data-name'] ?? '' };
    for (const table of tables) {
      if (isOfBill(table)) {
        bill.push(table);
        billBlock = where;
      } else {
        const wrong = wrongInTable(rowsOf(table), language, words);
        found.push(...wrong.map((each) => ({ ...each, ...where, isBill: false })));
      }
    }
  }
  const inBill = wrongInBill(bill, language, words);
  return [...found, ...inBill.map((each) => ({ ...each, ...billBlock, isBill: true }))];
}
