import { describe, expect, test } from 'vitest';
import { wordsOnPage } from '../../src/domain/composer/faithfulness.test-data.ts';
import { billTotals, minorDigits } from '../../src/domain/content/derive/bill-totals.ts';
import type { PageOf } from '../../src/domain/content/document-content.ts';
import { plainText } from '../../src/domain/content/text/inline-text.ts';
import { sample } from '../../src/domain/full-run.test-data.ts';
import { fold, tokenize } from '../../src/domain/reader/tokenize.ts';
import type { RowPiece } from '../rows/read-row-examples.ts';
import { numberIn } from '../rows/score-row-bills.ts';
import { type GoldPage, goldBills, goldPage } from './gold-pages.ts';
import { withoutOpen } from './open-faults.ts';

/** Labels whose words aren't printed, or are those of computed sums and of read days. */
const computed: ReadonlySet<string> = new Set([
  ...['cmd', 'kind', 'wish', 'hide'],
  ...['subtotal', 'total', 'balance', 'tax', 'discount', 'deposit', 'paid', 'fee', 'date', 'due'],
  ...['qty', 'rate', 'amount'],
]);

interface GoldBill extends GoldPage {
  readonly page: PageOf<'invoice'>;
  /** The pieces of each row. */
  readonly rows: readonly (readonly RowPiece[])[];
}

const wordsOf = (text: string): string[] =>
  tokenize(fold(text)).flatMap(({ folded }) => (/\p{L}/u.test(folded) ? [folded] : []));

/** Returns the only number of a row with a label, if nothing but a sign stands beside it. */
function numberOf(pieces: readonly RowPiece[], label: string): number | null {
  const [only, ...others] = pieces.filter((piece) => piece.label === label);
  const isPlain =
    only !== undefined &&
    !/\p{L}{2}|\d\s?[-–/]\s?\d|[½p]/u.test(only.text.replace(/[A-Z]{3}|euros?|zł/gu, ''));
  if (!only || others.length > 0 || !isPlain) return null;
  const value = numberIn(only.text);
  return value === null ? null : /[-−]\s?\p{Sc}?\d/u.test(only.text) ? -value : value;
}

const amountOf = ({ quantity, rate, discount = 0 }: PageOf<'invoice'>['lines'][number]): number | null =>
  rate === null ? null : quantity * rate * (1 - discount / 100);

const said = (line: PageOf<'invoice'>['lines'][number]): string =>
  plainText([line.description, line.detail ?? '', line.unit ?? ''].join(' '));

/** Returns the amount of a row as typed, or as its quantity and rate make it; null if it has none. */
function typedAmount(row: readonly RowPiece[]): number | null {
  const amount = numberOf(row, 'amount');
  if (amount !== null) return amount;
  const [quantity, rate] = [numberOf(row, 'qty'), numberOf(row, 'rate')];
  return quantity !== null && rate !== null ? quantity * rate : null;
}

describe('bills of marked rows', () => {
  const bills = sample(goldBills(), 48).flatMap((example): GoldBill[] => {
    const made = goldPage(example);
    const [page] = made.content.pages;
    const rows = Map.groupBy(
      example.pieces.filter(({ row }) => row >= 0),
      ({ row }) => row,
    );
    return page?.layout === 'invoice' ? [{ ...made, page, rows: [...rows.values()] }] : [];
  });
  const told = (faultsOf: (bill: GoldBill) => string[]): string[] =>
    withoutOpen(bills.flatMap((bill) => faultsOf(bill).map((fault) => `${bill.example.origin} ${fault}`)));

  test('are bills', () => expect(bills.length).toBe(sample(goldBills(), 48).length));

  test('have one line for each row, in their order', () =>
    expect(
      told(({ page, rows }) =>
        rows.flatMap((row, at) => {
          const line = page.lines[at];
          const names = row.filter(({ label }) => label === 'name').flatMap(({ text }) => wordsOf(text));
          const printed = new Set(line ? wordsOf(said(line)) : []);
          return line && names.every((name) => printed.has(name)) ? [] : [names.join(' ')];
        }),
      ),
    ).toEqual([]));

  test('have the amount of each row right, or as typed', () =>
    expect(
      told(({ page, rows }) =>
        rows.flatMap((row, at) => {
          const [line, typed] = [page.lines[at], typedAmount(row)];
          if (!line || typed === null) return [];
          const made = amountOf(line);
          const isRight = made !== null && Math.abs(made - typed) < 0.006;
          const isSaid = made === null && /\d/.test(said(line));
          const isReduced = line.discount !== undefined;
          return isRight || isSaid || isReduced ? [] : [`${said(line)}: ${made} for ${typed}`];
        }),
      ),
    ).toEqual([]));

  test('have the typed total, or print it as typed', () =>
    expect(
      told(({ page, example }) => {
        const { isPriced, ...totals } = billTotals(page);
        const made = [totals.totalMinor, totals.dueMinor, totals.subtotalMinor].map(
          (minor) => minor / 10 ** minorDigits(page.currency),
        );
        return example.pieces.flatMap(({ label, text }) => {
          const typed = label === 'total' ? numberIn(text) : null;
          if (typed === null) return [];
          const isMade = isPriced && made.some((amount) => Math.abs(amount - typed) < 0.006);
          const digits = /\d[\d.,’' \u00a0]*\d|\d/u.exec(text)?.[0] ?? '';
          return isMade || plainText(page.note ?? '').includes(digits)
            ? []
            : [`${text} is not ${made.join(', ')}`];
        });
      }),
    ).toEqual([]));

  test('have every other marked word', () =>
    expect(
      told(({ content, example }) => {
        const printed = new Set(wordsOf(wordsOnPage(content).replaceAll('\\', '')));
        return example.pieces.flatMap(({ label, text }) =>
          label === null || computed.has(label)
            ? []
            : wordsOf(text).flatMap((word) => (printed.has(word) ? [] : [`${label}: ${word}`])),
        );
      }),
    ).toEqual([]));
});
