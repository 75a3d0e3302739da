import { expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, PageOf } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { withFollowing } from '../../content/edit/following.ts';
import { readMarkdown } from '../../content/markdown/read-markdown.ts';
import { answerFollowUp } from './answer-follow-up.ts';

const today = '2026-11-28';
const bill = (head = ''): DocumentContent => {
  const { content } = readMarkdown(
    `---
kind: invoice
currency: USD
number: "[[Number]]"
issued: 2026-11-28
due: 21
from: { name: Lark Studio }
to: { name: Fenwick Bakery }
payment: [{ label: Bank details, value: "[[Bank details]]" }]
${head}---

# Invoice

| Description | Quantity | Unit | Rate |
|---|---|---|---|
| Illustration | 8 | hours | 70 |
| Printed banners | 2 | | 45 |
`,
    { today },
  );
  if (!content) throw new Error('No content');
  return assignIds(content);
};

function after(prompt: string, content = bill()): PageOf<'invoice'> {
  const answer = answerFollowUp({ prompt, content, targetIds: [], today, seed: 3 });
  if (!('operations' in answer)) throw new Error('said' in answer ? answer.said : answer.outcome);
  const [page] = applyOperations(content, withFollowing(content, answer.operations)).content.pages;
  if (page?.layout !== 'invoice') throw new Error('No invoice');
  return page;
}
const said = (prompt: string, content = bill()): string => {
  const answer = answerFollowUp({ prompt, content, targetIds: [], today, seed: 3 });
  return answer.outcome === 'undo' ? 'undo' : answer.said;
};

it.each([
  ['Take 15% off', [{ label: 'Discount', percent: 15 }]],
  ['Give the bakery $50 off as a loyal customer', [{ label: 'Discount', amount: 50 }]],
  ['Apply an early payment discount of 2 percent', [{ label: 'Early payment discount', percent: 2 }]],
  ['10 % Rabatt bitte', [{ label: 'Rabatt', percent: 10 }]],
])('a discount is no line: %s', (prompt, discounts) => {
  expect(after(prompt).discounts).toEqual(discounts);
  expect(after(prompt).lines).toHaveLength(2);
});

it.each([
  ['Charge 8.25% sales tax', { label: 'Sales tax', percent: 8.25 }],
  ['Add VAT at 21 percent', { label: 'VAT', percent: 21 }],
  ['Bitte 19 % Umsatzsteuer berechnen', { label: 'Umsatzsteuer', percent: 19 }],
])('a tax is no line: %s', (prompt, tax) => {
  expect(after(prompt).taxes).toEqual([tax]);
  expect(after(prompt).lines).toHaveLength(2);
});

it('a tax is changed, and removed', () => {
  const taxed = bill('taxes: [{ label: VAT, percent: 19 }]\n');
  expect(after('Charge 21% VAT', taxed).taxes).toEqual([{ label: 'VAT', percent: 21 }]);
  expect(after('Remove the tax', taxed).taxes ?? []).toEqual([]);
  expect(said('Remove the tax')).toContain('There is no tax on the bill');
});

it.each([
  ['Give them 45 days to pay instead', 45],
  ['Change 21 days to two weeks', 14],
  ['Payment is due on 15 January 2027', '2027-01-15'],
])('the due date: %s', (prompt, due) => {
  expect(after(prompt).due).toBe(due);
});

it.each([
  ['Put our bank details on it: Sparkasse Leer, BIC BRLADE21LER', 'Sparkasse Leer, BIC BRLADE21LER'],
  ['Payment goes to IBAN DE89 3704 0044 0532 0130 00', 'IBAN DE89 3704 0044 0532 0130 00'],
])('bank details replace their placeholder: %s', (prompt, value) => {
  expect(after(prompt).payment).toEqual([{ label: 'Bank details', value }]);
});

it('the number of a bill isn’t its title', () => {
  expect(after('Our invoice number should read 2026-118')).toMatchObject({
    number: '2026-118',
    title: 'Invoice',
  });
});

it('a count beside the word of a line is its quantity', () => {
  expect(after('They ordered five banners, not two').lines.map(({ quantity }) => quantity)).toEqual([8, 5]);
});

it('never adds a line for a term without an amount', () => {
  for (const prompt of ['No tax applies here', 'Mind the discount', 'Add a due date'])
    expect(said(prompt)).not.toContain('Added the line');
});

it.each(['Also bill 3 hours of retouching at $55', 'Please charge 3 hours of retouching at $55'])(
  'a quantity with a price is a further line, whatever the verb: %s',
  (prompt) => {
    expect(after(prompt).lines.at(-1)).toEqual({
      description: 'Retouching',
      quantity: 3,
      unit: 'hours',
      rate: 55,
    });
  },
);
