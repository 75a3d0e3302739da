import { beforeAll, expect, it } from 'vitest';
import { artDirections } from '../../../domain/content/choices.ts';
import { readContent } from '../../../domain/content/lenient/read-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { examinePage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const notes = [
  'Thank you.',
  'Thank you for your business, and see you in spring.',
  'Thank you for your business, see you in spring, and say hello to all in the new office.',
];
const payments = [
  [{ label: 'Bank details', value: '[[Bank details]]' }],
  [
    { label: 'IBAN', value: 'AT61 1904 3002 3457 3201' },
    { label: 'BIC', value: 'BKAUATWW' },
    { label: 'Reference', value: '2026-14' },
  ],
];
const invoice = {
  layout: 'invoice',
  title: 'Invoice',
  number: '2026-14',
  issued: '2026-11-22',
  from: { name: 'Harbor Office' },
  to: { name: 'Acme Corp' },
  currency: 'USD',
  lines: [{ description: 'Design', quantity: 12, unit: 'hours', rate: 95 }],
};

it.each(sample(artDirections, 3))(
  'a note stands beside or above the bank details of an invoice: %s',
  async (direction) => {
    for (const note of notes)
      for (const payment of payments) {
        const { content } = readContent({ title: 'Invoice', pages: [{ ...invoice, note, payment }] });
        expect(content?.pages).toMatchObject([{ layout: 'invoice', note }]);
        if (!content) continue;
        const draft = layOutContent({ ...content, look: { ...content.look, direction } });
        const { page: finished } = await examinePage(assembleArticle(draft), renderer);
        expect(finished.report.findings, `${note} ${payment}`).toEqual([]);
      }
  },
);
