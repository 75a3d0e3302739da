import { describe, expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { assembleArticle } from '../assemble-article.ts';
import { accentPaletteOf } from '../kit/accent-tokens.ts';
import { contrastRatio } from '../kit/contrast.ts';
import { countSamples } from '../marked-texts.ts';
import { plainText, readArticle } from '../read-article.ts';
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
  it('gives cards headings that follow the heading above them', () => {
    const cards = { type: 'cards' as const, items: [{ title: 'A card', blocks: [] }] };
    const levels = (...blocks: (typeof cards | { type: 'heading'; level: 2; text: string })[]) =>
      Array.from(
        assembleArticle(layOutContent(documentOf({ layout: 'article', title: 'Title', blocks }))).matchAll(
          /<h(\d)/g,
        ),
        ([, level]) => Number(level),
      );
    expect(levels(cards)).toEqual([1, 2]);
    expect(levels({ type: 'heading', level: 2, text: 'Section' }, cards)).toEqual([1, 2, 3]);
  });

  it('computes shares and changes of a table', () => {
    const table = {
      head: ['Region', '2024', '2025'],
      rows: [
        ['North', '1,200', '1,500'],
        ['South', '800', '500'],
      ],
      sum: 'Total',
      computed: [
        { title: 'Share', of: 3 },
        { title: 'Change', of: 3, from: 2 },
      ],
    };
    const text = textOf(
      documentOf({ layout: 'article', title: 'Sales', blocks: [{ type: 'table', table }] }),
    ).replace(/\s+/g, ' ');
    for (const row of [
      'Region 2024 2025 Share Change',
      'North 1,200 1,500 75% +25%',
      'South 800 500 25% −37.5%',
      'Total 2,000 2,000 100% 0%',
    ])
      expect(text).toContain(row);
  });

  it('ends a deck without a call to action', () => {
    const items = [{ title: 'Pilot', text: 'In May' }];
    const html = assembleArticle(
      layOutContent(
        documentOf(
          { layout: 'closing', title: 'What happens next', items },
          { layout: 'closing', title: 'Thank you', items: [] },
        ),
      ),
    );
    expect(plainText(html)).toContain('In May');
    expect(plainText(html)).toContain('Thank you');
    expect(html).not.toContain('class="ask"');
  });

  it('marks sample text in titles, paragraphs and values, and prints it as normal text', () => {
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

  it('shows no total if a rate is unknown', () => {
    const open = { ...invoice, lines: [{ description: 'Travel', quantity: 1, rate: null }] };
    const text = textOf(documentOf(open));
    expect(text).toContain('Travel');
    expect(text).not.toMatch(/€0|0\.00/);
  });

  it('marks placeholders in any text', () => {
    const html = assembleArticle(
      layOutContent(documentOf(invoice, { layout: 'statement', title: 'By [[Your company]]' })),
    );
    for (const name of ['Your name', 'Your phone', 'Your company'])
      expect(html).toContain(`data-gap="${name}"`);
    expect(html).not.toContain('[[');
  });

  it('keeps ids unique across pages of different layouts', () => {
    const article = { layout: 'article', title: 'Report' } as const;
    const { pages } = layOutContent(
      documentOf(
        { layout: 'cover', title: 'Report' },
        { ...article, blocks: [] },
        { ...article, title: 'More', blocks: [] },
      ),
    );
    const ids = pages.flatMap((page) => [page.id, ...page.blocks.map(({ id }) => id)]);
    expect(pages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(new Set(ids).size).toBe(ids.length);
    const article2 = assembleArticle(layOutContent(documentOf(invoice, { ...article, blocks: [] })));
    expect(readArticle(article2).pages).toHaveLength(2);
  });

  it('sets the colors derived from an accent', () => {
    const content = documentOf({ layout: 'statement', title: 'Green' });
    const { tokens } = layOutContent({ ...content, look: { ...content.look, accent: '#ffe600' } });
    expect(tokens).toEqual(accentPaletteOf('#ffe600', 'swiss', 'light'));
    expect(tokens['accent-text']).not.toBe(tokens.accent);
  });

  it('keeps an accent legible on a paper that a token overrides', () => {
    const content = documentOf({ layout: 'statement', title: 'Green' });
    const look = { ...content.look, accent: '#1d5a46', tokens: { paper: '#1d5a46' } };
    const { tokens } = layOutContent({ ...content, look });
    expect(tokens.paper).toBe('#1d5a46');
    expect(contrastRatio(tokens['accent-text'] ?? '', '#1d5a46')).toBeGreaterThanOrEqual(4.5);
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

describe('an edit of content', () => {
  const report: Page = {
    layout: 'article',
    title: 'Report',
    blocks: Array.from({ length: 40 }, (_, at) => ({
      type: 'paragraph',
      text: `Paragraph ${at}. ${'The harbor opens at six. '.repeat(12).trim()}`,
    })),
  };
  const slides = ['One', 'Two', 'Three'].map((title): Page => ({ layout: 'statement', title }));
  const before = assignIds(documentOf(invoice, report, ...slides));
  const edit = (at: string, value: string) => applyOperations(before, [{ op: 'set', at, value }]).content;
  const bytes = (content: DocumentContent): ReadonlyMap<string, string> =>
    new Map(
      layOutContent(content).pages.flatMap(({ blocks }) => blocks.map(({ id, html }) => [id, html] as const)),
    );
  const changed = (content: DocumentContent): readonly string[] => {
    const old = bytes(before);
    return [...bytes(content)].filter(([id, html]) => old.get(id) !== html).map(([id]) => id);
  };

  it('lays out only the changed page', () => {
    const pages = layOutContent(before).pages;
    const after = layOutContent(edit('p1.subject', 'Books for the winter')).pages;
    expect(after.filter(({ id }) => id === 'p1')[0]).not.toBe(pages.filter(({ id }) => id === 'p1')[0]);
    const others = (all: typeof pages) => all.filter(({ id }) => !id.startsWith('p1'));
    expect(others(after)).toHaveLength(others(pages).length);
    others(after).forEach((page, at) => {
      expect(page).toBe(others(pages)[at]);
    });
  });

  it('keeps every other block byte for byte', () => {
    expect(changed(edit('p1.subject', 'Books for the winter'))).toEqual(['p1.head']);
    const { pages } = before;
    const third = pages[1]?.layout === 'article' ? pages[1].blocks[2] : undefined;
    // A block without a heading belongs to the section of the first block on its sheet.
    expect(
      changed(edit(`${third?.id}.text`, 'Paragraph 2, shorter by some words than it was.')).length,
    ).toBeLessThan(8);
  });

  it('renumbers the following slides if a page now takes more of them', () => {
    const text = (rows: number): Page => ({
      layout: 'text',
      title: 'Long',
      blocks: [{ type: 'list', items: Array.from({ length: rows }, (_, at) => ({ text: `Item ${at}` })) }],
    });
    const last = (content: DocumentContent): string =>
      layOutContent(content).pages.at(-1)?.blocks[0]?.html ?? '';
    const numberOf = (html: string): string | undefined => /number[^>]*>(?:<[^>]*>)*(\d+)</.exec(html)?.[1];
    const deck = (rows: number) => {
      const { look, ...rest } = documentOf(text(rows), slides[0] as Page);
      return assignIds({ ...rest, look: { ...look, format: 'slides-16x9' } });
    };
    expect(numberOf(last(deck(3)))).toBe('2');
    expect(Number(numberOf(last(deck(60))))).toBeGreaterThan(2);
  });
});
