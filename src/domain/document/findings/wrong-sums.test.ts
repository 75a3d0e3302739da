import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bill } from '../../content/blocks/bill.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { assembleArticle } from '../assemble-article.ts';
import { layOutContent } from '../layout/lay-out-content.ts';
import { sampleContent, sampleInvoice } from '../layout/sample-contents.ts';
import { wrongSums } from './wrong-sums.ts';

const article = (rows: readonly (readonly string[])[], language = 'en'): string =>
  `<article class="doc" lang="${language}"><section class="page" data-id="p1"><table data-id="t" data-name="Costs"><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></section></article>`;

const labels = (html: string): string[] => wrongSums(html).map(({ label, printed }) => `${label} ${printed}`);

it('finds a total that differs from the sum of its rows', () => {
  const rows = [
    ['Hall', '$1,200.50', '2'],
    ['Food', '$300', '3'],
  ];
  expect(labels(article([...rows, ['Total', '$1,500.50', '5']]))).toEqual([]);
  expect(labels(article([...rows, ['Total', '$1,400.50', '5']]))).toEqual(['Total $1,400.50']);
  expect(labels(article([...rows, ['Total:', '$1,500.50', '6']]))).toEqual(['Total: 6']);
});

it('reads running subtotals and included amounts', () => {
  const rows = [
    ['Hall', '100'],
    ['Food', '50'],
    ['Subtotal', '150'],
    ['VAT 20%', '30'],
  ];
  expect(labels(article([...rows, ['Total', '180']]))).toEqual([]);
  expect(labels(article([...rows, ['Total', '150']]))).toEqual([]);
  expect(labels(article([...rows, ['Total', '170']]))).toEqual(['Total 170']);
});

it("reads numbers in the document's format", () => {
  const rows = [
    ['Saal', '1.200,50 €'],
    ['Essen', '300,00 €'],
  ];
  expect(labels(article([...rows, ['Gesamtbetrag', '1.500,50 €']], 'de'))).toEqual([]);
  expect(labels(article([...rows, ['Gesamtbetrag', '1.500,00 €']], 'de'))).toHaveLength(1);
});

it('ignores columns that mix different figures', () => {
  const mixed = [
    ['A', '2 h', '33.3%'],
    ['B', 'soon', '66.6%'],
    ['Total', '3', '100%'],
  ];
  expect(labels(article(mixed))).toEqual([]);
});

it.each([0, 1, 2, 3])('finds nothing in computed bills, and every overwritten figure (%i)', (seed) => {
  const html = assembleArticle(layOutContent(sampleContent(sampleInvoice(seed))));
  expect(wrongSums(html)).toEqual([]);
  const amounts = [
    ...html.matchAll(/data-id="[^"]*\.(?:lines\.1\.amount|total\.amount|subtotal\.amount)"[^>]*>([^<]+)</g),
  ];
  for (const [cell, amount = ''] of amounts) {
    if (!/\d/.test(amount)) continue;
    const wrong = html.replace(
      cell,
      cell.replace(
        amount,
        amount.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    );
    expect(wrongSums(wrong).length, cell).toBeGreaterThan(0);
  }
});

it('reads a sign before the currency', () => {
  const rows = [
    ['Hall', '$0.99'],
    ['Deposit', '−$1.00'],
  ];
  expect(labels(article([...rows, ['Total', '−$0.01']]))).toEqual([]);
  expect(labels(article([...rows, ['Total', '$0.01']]))).toEqual(['Total $0.01']);
});

const percent = fc.constantFrom(5, 7.5, 12, 15, 19, 25);
const anyBill: fc.Arbitrary<Bill> = fc.record(
  {
    currency: fc.constant('EUR'),
    lines: fc.array(
      fc.record(
        {
          description: fc.constantFrom('Cake', 'Chairs', 'Design, 15% of it by hand'),
          quantity: fc.integer({ min: 1, max: 40 }),
          rate: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
          discount: percent,
          tax: percent,
        },
        { requiredKeys: ['description', 'quantity', 'rate'] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    discounts: fc.constant([{ label: 'Regulars', percent: 10 }]),
    taxes: percent.map((each) => [{ label: 'VAT', percent: each }]),
    inclusive: fc.boolean(),
    withheld: percent.map((each) => [{ label: 'IRPF', percent: each }]),
    paid: fc.constant([{ label: 'Deposit paid', amount: 20 }]),
  },
  { requiredKeys: ['currency', 'lines'] },
);

it('finds nothing in bills with discounts, taxes, withheld amounts and deposits', () => {
  const invoice = sampleInvoice(0);
  const [page] = invoice.pages;
  if (page?.layout !== 'invoice') throw new Error('no bill');
  const { discounts: _, taxes: __, paid: ___, inclusive: ____, ...rest } = page;
  fc.assert(
    fc.property(anyBill, fc.constantFrom('en', 'de', 'es'), (bill, language) => {
      const pages: DocumentContent['pages'] = [
        { ...rest, ...bill },
        { layout: 'article', title: 'Costs', blocks: [{ type: 'bill', bill }] },
      ];
      for (const each of pages)
        expect(
          wrongSums(
            assembleArticle(layOutContent(sampleContent({ ...invoice, pages: [each] }, {}, language))),
          ),
        ).toEqual([]);
    }),
    { seed: 3, numRuns: 50 },
  );
});

it('finds a discounted line that takes off anything but its discount', () => {
  const row = (amount: string): string =>
    `<article class="doc" lang="en"><section class="page" data-id="p1"><table class="ledger" data-id="t"><tbody><tr><td>1</td><td>Cake <span>−25%</span></td><td>1</td><td>385.00</td><td>${amount}</td></tr></tbody></table></section></article>`;
  expect(labels(row('288.75'))).toEqual([]);
  expect(labels(row('385.00'))).toEqual([]);
  expect(labels(row('300.00'))).toHaveLength(1);
});
