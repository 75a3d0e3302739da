import { describe, expect, it } from 'vitest';
import type { BillLine } from '../../content/blocks/bill.ts';
import { billTotals } from '../../content/derive/bill-totals.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { billOfRows, type ReadBill } from './bill-of-rows.ts';

/** Reads a prompt by marks like those of data/rows: `[{name|nets} {qty|4} at {rate|£6}] total {total|£24}`. */
function read(marked: string, language: ReaderLanguage = 'en'): ReadBill {
  const rows: ReadRow[] = [];
  const others: Labeled<OuterLabel>[] = [];
  let text = '';
  let parts: Labeled<RowRole>[] | null = null;
  let start = 0;
  for (const [mark, label, words] of marked.matchAll(/\{(\w+)\|([^}]*)\}|[\s\S]/gu)) {
    if (mark === '[') {
      parts = [];
      start = text.length;
    } else if (mark === ']') {
      rows.push({ start, end: text.length, parts: parts ?? [], confidence: 1 });
      parts = null;
    } else if (label && words) {
      const span = { start: text.length, end: text.length + words.length, text: words, confidence: 1 };
      if (parts) parts.push({ ...span, label: label as RowRole });
      else others.push({ ...span, label: label as OuterLabel });
      text += words;
    } else text += mark;
  }
  expect(tokenize(text).length).toBeGreaterThan(0);
  const reading: RowReading = { rows, others };
  return billOfRows({ text, language, written: language }, reading);
}

/** Returns the amount due; null if it is left open. */
function dueOf({ bill }: ReadBill): number | null {
  const { isPriced, dueMinor } = billTotals(bill);
  return isPriced ? dueMinor / 100 : null;
}

const columns = ({ bill }: ReadBill): (number | null)[][] =>
  bill.lines.map(({ quantity, rate }: BillLine) => [quantity, rate]);

describe('a bill of read rows', () => {
  it('has quantities, rates and amounts', () => {
    const bill = read(
      '[{name|nets} {qty|4} at {rate|£6}], [{name|tape} {amount|£3.50}], [{name|sewing} {qty|2} {unit|h} {amount|£50}]',
    );
    expect(columns(bill)).toEqual([
      [4, 6],
      [1, 3.5],
      [2, 25],
    ]);
    expect(dueOf(bill)).toBe(77.5);
  });

  it.each([
    ['a time of day', '[{time|7h} {name|planting} @ {rate|£90}]', [[7, 90]]],
    ['a duration', '[{name|planting} {dur|2.5 hours} at {rate|£40}]', [[2.5, 40]]],
  ])('has hours that are read as %s as its quantity beside a rate', (_, marked, expected) => {
    expect(columns(read(marked))).toEqual(expected);
  });

  it.each([
    ['two quantities', '[{qty|2} {name|gardeners}, {dur|3 hours} at {rate|£30}]'],
    ['a name with a number', '[{name|planting 2h} @ {rate|£90}]'],
    ['a span of time', '[{name|planting} {time|9 to 12} @ {rate|£90}]'],
  ])('leaves the total open beside a rate with %s', (_, marked) => {
    expect(dueOf(read(marked))).toBeNull();
  });

  it.each([
    [
      'a subtotal, a tax on top and a total',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] sub {subtotal|£100} {tax|VAT 20% £20} total {total|£120}',
      120,
    ],
    [
      'a tax that is included',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£30}] total {total|£120} {tax|VAT 20% £20}',
      120,
    ],
    [
      'a tax without its percentage',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] {tax|VAT £20}, {total|£120}',
      120,
    ],
    [
      'a tax of one line',
      '[{name|nets} {amount|£90}] [{name|book} {amount|£10}] {tax|VAT 20% £18}, {total|£118}',
      118,
    ],
    [
      'a discount, a deposit and a balance',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] {discount|10% off} total {total|£90} {deposit|£40 deposit} balance {balance|£50}',
      50,
    ],
    [
      'a discount of one line',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] {discount|10% off the nets} total {total|£91}',
      91,
    ],
    [
      'a total before the discount',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] total {total|£100} {discount|regulars -£15} to pay {balance|£85}',
      85,
    ],
    [
      'a tax that is kept back',
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] {tax|levy 20% £20} total {total|£80}',
      80,
    ],
    [
      'an amount that is one each',
      '[{name|nets} {qty|3} {amount|£30}] [{name|tape} {amount|£10}] total {total|£100}',
      100,
    ],

    [
      'lines that cost nothing',
      '[{name|nets} {amount|£90}] [{name|tape} {note|free}] [{name|advice}] total {total|£90}',
      90,
    ],
    [
      'a negative line',
      '[{name|nets} {amount|£90}] [{name|returned tape} {amount|-£12}] total {total|£78}',
      78,
    ],
    [
      'a quantity of zero',
      '[{name|nets} {qty|0} {rate|£9}] [{name|tape} {amount|£10}] total {total|£10}',
      10,
    ],
    ['no currency', '[{name|nets} {qty|4} {rate|6.50}] [{name|tape} {amount|10}] total {total|36}', 36],
  ] as const)('closes with %s', (_, marked, due) => {
    const bill = read(marked);
    expect(bill.isClosed).toBe(true);
    expect(dueOf(bill)).toBe(due);
  });

  it.each([
    ['1.234,50', 'de', 1234.5],
    ["1'234.50", 'de', 1234.5],
    ['1.234,50 €', 'de', 1234.5],
    ['1 234,50 €', 'fr', 1234.5],
    ['1,234.50', 'en', 1234.5],
    ['€1.234', 'en', 1234],
  ] as const)('reads %s (%s)', (amount, language, value) => {
    expect(columns(read(`[{name|dock} {amount|${amount}}]`, language))).toEqual([[1, value]]);
  });

  it('leaves the total open with prices in several currencies, and prints them as typed', () => {
    const bill = read('[{name|nets} {amount|£90}] [{name|tape} {qty|2} {rate|$10}] total {total|£110}');
    expect(dueOf(bill)).toBeNull();
    expect(bill.bill.lines.map(({ detail }) => detail)).toEqual(['£90', '2 · $10']);
  });

  it.each([
    ['a range', '[{name|nets} {amount|£90-110}] [{name|tape} {amount|£10}]'],
    ['an estimate', '[{name|nets} about {amount|£90}] [{name|tape} {amount|£10}]'],
    ['a rate without its quantity', '[{name|sewing} {rate|£20} {unit|an hour}] [{name|tape} {amount|£10}]'],
    [
      'units that differ',
      '[{name|sewing} {qty|40} {unit|min} at {rate|£20} per {unit|hour}] [{name|tape} {amount|£10}]',
    ],
    ['an alternative', '[{name|nets} {amount|£90}] or [{name|ropes} {amount|£70}]'],
    ['a tax without a percentage', '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] {tax|plus VAT}'],
    ['a price in words', '[{name|nets} {amount|ninety pounds}] [{name|tape} {amount|£10}]'],
  ])('leaves the total open beside %s', (_, marked) => {
    expect(dueOf(read(marked))).toBeNull();
  });

  it('finds a quantity in words from the total', () => {
    const bill = read('[{name|nets} {qty|a score} {rate|£3}] [{name|tape} {amount|£10}] total {total|£70}');
    expect(columns(bill)).toEqual([
      [20, 3],
      [1, 10],
    ]);
    expect(bill.isClosed).toBe(false);
  });

  it('prints a total as typed that the lines do not have', () => {
    const bill = read('[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] total {total|£130}');
    expect(bill.isClosed).toBe(false);
    expect(bill.unexplained.map(({ text }) => text)).toEqual(['total £130']);
  });

  it('takes the total that the lines have of two that disagree', () => {
    const bill = read(
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] total {total|£100}, crew of four {balance|£25}',
    );
    expect(dueOf(bill)).toBe(100);
    expect(bill.unexplained.map(({ text }) => text)).toEqual(['crew of four £25']);
  });

  it('takes no number of a card or a law for an amount', () => {
    const bill = read(
      '[{name|nets} {amount|£90}] [{name|tape} {amount|£10}] total {total|£100} {paid|card ending 4471} {tax|exempt, art. 31}',
    );
    expect(dueOf(bill)).toBe(100);
    expect(bill.notes).toEqual(['card ending 4471', 'exempt, art. 31']);
  });

  it('takes off the discount of a line', () => {
    expect(dueOf(read('[{name|nets} {qty|2} {rate|£50} {note|less 10%}] [{name|tape} {amount|£10}]'))).toBe(
      100,
    );
  });
});
