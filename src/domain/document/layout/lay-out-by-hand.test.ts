import { expect, it } from 'vitest';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { layOutContent } from './lay-out-content.ts';
import { type Sample, sampleContent, sampleDeck, sampleFlyer } from './sample-contents.ts';
import { sampleInvoicePage } from './sample-invoices.ts';

function pagesOf(sample: Sample, format: DocumentContent['look']['format'] = 'a4'): string {
  return layOutContent(sampleContent(sample, { format, direction: 'poster', seed: 2 }))
    .pages.flatMap(({ blocks }) => blocks.map(({ html }) => html))
    .join('');
}

const withPage = (sample: Sample, page: Page): Sample => ({ ...sample, pages: [page] });

it("marks the date from the terms on the payment scale, and letters the lines' references", () => {
  const invoice = sampleInvoicePage(2);
  const html = pagesOf({
    head: {},
    pages: [
      {
        ...invoice,
        issued: '2026-03-16',
        due: '2026-04-15',
        terms: '2% off by 2026-03-26',
        lines: invoice.lines.map((line, index) => ({ ...line, code: `CAL-${index}`, remark: index + 1 })),
        remarks: ['Certificates enclosed.'],
      },
    ],
  });
  expect(html).toContain('--days:30;--tick:10');
  expect(html).toMatch(/line-code"[^>]*>CAL-1</);
  expect(html.match(/<span class="mark">A</g)).toHaveLength(2);
  expect(html).not.toContain('<span class="mark">B<');
});

it('shows who and when as a sign between two phrases if they are short', () => {
  const flyer = (label: string): Sample => ({
    head: { organization: 'Sat 14 November', label },
    pages: [{ layout: 'flyer', title: 'Brass v Bass', facts: [] }],
  });
  expect(pagesOf(flyer('Doors 7.30'))).toContain('is-clash is-signed');
  expect(pagesOf(flyer('x'.repeat(60)))).not.toContain('is-signed');
  expect(pagesOf(sampleFlyer)).not.toContain('is-clash');
});

it('illustrates three numbered steps with little text', () => {
  const deck = (text: string): Sample =>
    withPage(sampleDeck, {
      layout: 'points',
      title: 'Three steps',
      items: ['1', '2', '3'].map((marker) => ({ marker, title: 'Book', text })),
    });
  expect(pagesOf(deck('A bay.'), 'slides-16x9').match(/data-place="step"/g)).toHaveLength(3);
  expect(pagesOf(deck('A bay. '.repeat(20).trim()), 'slides-16x9')).not.toContain('data-place="step"');
});
