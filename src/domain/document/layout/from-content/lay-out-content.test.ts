import { describe, expect, it } from 'vitest';
import type { DocumentContent, Page } from '../../../content/document-content.ts';
import { assembleArticle } from '../../assemble-article.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { countSamples } from '../../marked-texts.ts';
import { plainText, readArticle } from '../../read-article.ts';
import { layOutContent } from './lay-out-content.ts';

const documentOf = (...pages: Page[]): DocumentContent => ({
  schema: 1,
  title: 'Sample',
  language: 'en',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    seed: 1,
  },
  head: { organization: '[[Your name]]' },
  pages,
});

const invoice: Page = {
  layout: 'invoice',
  title: 'Invoice',
  number: '2026-7',
  issued: '2026-02-20',
  due: 14,
  from: { name: '[[Your name]]', lines: ['Phone: [[Your phone]]'] },
  to: { name: 'Acme *Corp*', lines: [] },
  currency: 'EUR',
  lines: [
    { description: 'Design', quantity: 12, unit: 'hours', rate: 95 },
    { description: 'Books', quantity: 10, rate: 20, tax: 7 },
  ],
  discounts: [{ label: 'Loyalty', percent: 10 }],
  taxes: [{ label: 'VAT', percent: 19 }],
  payment: [],
};

const textOf = (content: DocumentContent): string => plainText(assembleArticle(layOutContent(content)));

describe('content laid out', () => {
  it('computes every figure of an invoice', () => {
    const text = textOf(documentOf(invoice));
    for (const figure of [
      '1,140.00',
      '200.00',
      '1,340.00',
      '−134.00',
      'VAT 19%',
      '194.94',
      'VAT 7%',
      '12.60',
      '€1,413.54',
      'Mar 6, 2026',
    ])
      expect(text).toContain(figure);
  });

  it('shows no total while a rate is unknown', () => {
    const open = { ...invoice, lines: [{ description: 'Travel', quantity: 1, rate: null }] };
    const text = textOf(documentOf(open));
    expect(text).toContain('Travel');
    expect(text).not.toMatch(/€0|0\.00/);
  });

  it('marks placeholders wherever text has them', () => {
    const html = assembleArticle(
      layOutContent(documentOf(invoice, { layout: 'statement', title: 'By [[Your company]]' })),
    );
    for (const name of ['Your name', 'Your phone', 'Your company'])
      expect(html).toContain(`data-gap="${name}"`);
    expect(html).not.toContain('[[');
  });

  it('marks sample text in titles, paragraphs and values, and prints it like any other', () => {
    const html = assembleArticle(
      layOutContent(
        documentOf(
          { layout: 'statement', title: 'Meet {{name: Ada [[Last name]]}} today' },
          {
            layout: 'article',
            title: '{{title: Report}}',
            blocks: [{ type: 'paragraph', text: 'We {{sold **twelve** boats}}.' }],
          },
          {
            layout: 'flyer',
            title: 'Fair',
            points: [],
            facts: [{ label: 'When', value: '{{date: 3 May}}' }],
          },
        ),
      ),
    );
    for (const sample of [
      '<span class="sample" data-sample="name">Ada <span class="gap" data-gap="Last name">Last name</span></span>',
      '<span class="sample" data-sample="title">Report</span>',
      '<span class="sample" data-sample="">sold <strong>twelve</strong> boats</span>',
      '<span class="sample" data-sample="date">3 May</span>',
    ])
      expect(html).toContain(sample);
    expect(html).not.toMatch(/\{\{|\}\}/);
    expect(countSamples(html)).toBe(4);
  });

  it('keeps ids apart where pages of different layouts follow each other', () => {
    const article = { layout: 'article', title: 'Report', blocks: [] } as const;
    const { pages } = layOutContent(
      documentOf(
        { layout: 'cover', title: 'Report' },
        { ...article, blocks: [] },
        { ...article, title: 'More', blocks: [] },
      ),
    );
    const ids = pages.flatMap((page) => [page.id, ...page.blocks.map(({ id }) => id)]);
    expect(pages).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
    const article2 = assembleArticle(layOutContent(documentOf(invoice, { ...article, blocks: [] })));
    expect(readArticle(article2).pages).toHaveLength(2);
  });

  it('sets the colors that depend on an accent', () => {
    const content = documentOf({ layout: 'statement', title: 'Green' });
    const { tokens } = layOutContent({ ...content, look: { ...content.look, accent: '#ffe600' } });
    expect(tokens).toEqual(accentTokens('#ffe600', 'light'));
    expect(tokens['accent-text']).not.toBe(tokens.accent);
  });

  it('sanitizes foreign markup', () => {
    const page: Page = {
      layout: 'article',
      title: 'Imported',
      blocks: [{ type: 'html', html: '<p onclick="x()">Hello<script>alert(1)</script></p>' }],
    };
    const html = assembleArticle(layOutContent(documentOf(page)));
    expect(html).toContain('Hello');
    expect(html).not.toMatch(/onclick|alert/);
  });
});
