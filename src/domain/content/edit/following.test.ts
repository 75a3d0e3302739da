import { expect, it } from 'vitest';
import { type DocumentContent, documentContent } from '../document-content.ts';
import { applyOperations } from './apply-operations.ts';
import { withFollowing } from './following.ts';
import type { Operation } from './operation.ts';

function invoice(changes: object): DocumentContent {
  return documentContent.parse({
    schema: 1,
    title: 'Invoice',
    language: 'en',
    look: {
      format: 'a4',
      orientation: 'portrait',
      direction: 'swiss',
      theme: 'light',
      seed: 1,
      tokens: {},
    },
    head: {},
    pages: [
      {
        id: 'p1',
        layout: 'invoice',
        title: 'Invoice',
        number: '7',
        issued: '2026-11-01',
        due: 14,
        terms: 'Net 14 days',
        from: { name: 'A', lines: [] },
        to: { name: 'B', lines: [] },
        currency: 'USD',
        lines: [{ description: 'Work', quantity: 1, rate: 95 }],
        payment: [{ label: 'Terms', value: 'Payable within 14 days' }],
        ...changes,
      },
    ],
  });
}

const set = (at: string, value: string | number): Operation => ({ op: 'set', at, value });

function after(content: DocumentContent, ...operations: Operation[]) {
  const [page] = applyOperations(content, withFollowing(content, operations)).content.pages;
  if (page?.layout !== 'invoice') throw new Error('no invoice');
  return { due: page.due, terms: page.terms, payment: page.payment[0]?.value };
}

it('updates the due date and every other mention when the days in the terms change', () => {
  const expected = { due: 30, terms: 'Net 30 days', payment: 'Payable within 30 days' };
  expect(after(invoice({}), set('p1.terms', 'Net 30 days'))).toEqual(expected);
  expect(after(invoice({ due: '2026-11-15' }), set('p1.terms', 'Net 30 days'))).toEqual(expected);
});

it('updates the days in the terms when the due date changes', () => {
  expect(after(invoice({}), set('p1.due', '2026-12-01'))).toEqual({
    due: '2026-12-01',
    terms: 'Net 30 days',
    payment: 'Payable within 30 days',
  });
});

it('keeps the days when the date of issue changes', () => {
  expect(after(invoice({ due: '2026-11-15' }), set('p1.issued', '2026-11-10')).due).toBe(14);
});

it('leaves terms about other periods unchanged', () => {
  const content = invoice({ terms: '2% off within 7 days', payment: [] });
  expect(after(content, set('p1.terms', '2% off within 10 days')).due).toBe(14);
  expect(after(content, set('p1.due', 30)).terms).toBe('2% off within 7 days');
});
