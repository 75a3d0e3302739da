import { describe, expect, it } from 'vitest';
import type { Page } from '../document-content.ts';
import { readContent } from './read-content.ts';
import { readContentText } from './read-content-text.ts';
import { blockOf, context, pageOf } from './read-loose.test-data.ts';

const invoice = (fields: object): Page =>
  pageOf({ layout: 'invoice', from: 'Me', to: 'You', lines: [], ...fields }).page;

describe('lenient input', () => {
  it('accepts other spellings of look settings', () => {
    const look = {
      format: 'A4 Landscape',
      direction: 'Minimal',
      theme: 'Dark Mode',
      colour: 'x',
      accent: '2F6F4E',
    };
    const { content } = readContent({ title: 'T', look, blocks: ['Words'] }, context);
    expect(content?.look).toMatchObject({
      format: 'a4',
      orientation: 'landscape',
      direction: 'swiss',
      theme: 'dark',
      accent: '#2F6F4E',
    });
  });

  it('reports the exact path of unused input', () => {
    const { notes } = readContent(
      {
        slides: [
          { layout: 'cover', title: 'A' },
          { layout: 'points', title: 'B', items: [{ heading: 'C', footnote: 'Lost words', size: 'big' }] },
        ],
      },
      context,
    );
    const look = readContent({ title: 'T', look: { direction: 'vaporwave' }, blocks: ['Words'] }, context);
    expect(notes.map(({ path }) => path)).toContain('slides[1].items[0].size');
    expect(look.notes).toContainEqual({
      path: 'look.direction',
      message: `'vaporwave' isn't one of swiss, editorial, technical, organic, poster, corporate`,
      level: 'warning',
    });
  });

  it('keeps the previous look if the input has none', () => {
    const look = {
      format: 'letter',
      orientation: 'landscape',
      direction: 'poster',
      theme: 'dark',
      tokens: {},
      seed: 7,
    } as const;
    expect(readContent({ title: 'T', blocks: ['Words'] }, { ...context, look }).content?.look).toEqual(look);
  });

  it('reads values such as 180k as numbers and keeps the original text', () => {
    const { page } = pageOf({
      layout: 'chart',
      title: 'T',
      data: [
        { year: '2025', sales: '180k' },
        { year: '2026', sales: 90 },
      ],
    });
    expect(page).toMatchObject({
      chart: { labels: ['2025', '2026'], series: [{ values: [180_000, 90], written: ['180k', null] }] },
    });
  });

  it.each([
    ['in 14 days', 14],
    ['Net 30', 30],
    ['2 weeks', 14],
    ['on receipt', 0],
    ['2026-12-24', '2026-12-24'],
    ['24 December 2026', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['13/12/2026', '2026-12-13'],
    ['3/4/2027', undefined],
    ['sometime', undefined],
  ])('reads the due date %j as %j', (due, expected) => {
    const page = invoice({ issued: '2026-11-22', due });
    expect(page.layout === 'invoice' && page.due).toBe(expected);
  });

  it.each([
    ['$1,200.50', 1200.5, 'USD'],
    ['95 €', 95, 'EUR'],
    ['£40', 40, 'GBP'],
    ['1.200,50 CHF', 1200.5, 'CHF'],
  ])('reads the rate %j with its currency', (rate, value, currency) => {
    expect(invoice({ lines: [{ description: 'Work', qty: '3', rate }] })).toMatchObject({
      currency,
      lines: [{ description: 'Work', quantity: 3, rate: value }],
    });
  });

  it('defaults a missing date of issue to today, and says so', () => {
    const { page, notes } = pageOf({
      layout: 'invoice',
      date: '03/04/2026',
      from: 'Me',
      to: 'You',
      lines: [],
      currency: 'EUR',
    });
    expect(page).toMatchObject({ issued: '2026-11-22' });
    expect(notes.map(({ path }) => path)).toEqual(['pages[0].date', 'pages[0].date']);
  });

  it.each([
    [
      { type: 'ul', items: ['a', 'b'] },
      { type: 'list', items: [{ text: 'a' }, { text: 'b' }] },
    ],
    [
      { type: 'checklist', items: ['[x] a', 'b'] },
      {
        items: [
          { text: 'a', checked: true },
          { text: 'b', checked: false },
        ],
      },
    ],
    [
      { type: 'table', data: [{ unit_price: 2, name: 'x' }] },
      { table: { head: ['Unit price', 'Name'], rows: [['2', 'x']] } },
    ],
    [
      { type: 'h3', text: 'Hello <em>you</em>' },
      { type: 'heading', level: 3, text: 'Hello *you*' },
    ],
    [
      { type: 'kpis', items: ['37 % less waste'] },
      { type: 'figures', items: [{ value: '37 %', label: 'less waste' }] },
    ],
    [
      { type: 'alert', variant: 'danger', message: 'Hot' },
      { type: 'callout', tone: 'warning', blocks: [{ text: 'Hot' }] },
    ],
    ['- a\n- b', { type: 'list', items: [{ text: 'a' }, { text: 'b' }] }],
  ])('reads the block %j', (given, expected) => {
    expect(blockOf(given)).toMatchObject(expected);
  });

  it('flattens blocks nested 50 deep and keeps their text', () => {
    let deep: unknown = 'Deepest words';
    for (let level = 0; level < 50; level += 1) deep = { type: 'callout', blocks: [deep] };
    const { content, notes } = readContent({ title: 'T', blocks: [deep] }, context);
    expect(JSON.stringify(content)).toContain('Deepest words');
    expect(notes.some(({ message }) => message.startsWith('Nested more than 6 levels deep'))).toBe(true);
  });

  it('limits 1,000 pages to 200, and cuts a long title at a word', () => {
    const pages = Array.from({ length: 1_000 }, (_, at) => ({ layout: 'statement', title: `Page ${at}` }));
    const read = readContent({ title: 'word '.repeat(2_000), pages }, context);
    expect(read.content?.pages).toHaveLength(200);
    expect(read.notes).toContainEqual(
      expect.objectContaining({ path: 'pages', message: 'Only the first 200 of 1000 pages are kept' }),
    );
    expect(read.content?.title).toMatch(/^(word ){10,}.*word…$/);
  });

  it('suggests what to write if there is nothing to read', () => {
    const { content, notes } = readContent({ pages: [] }, context);
    expect(content).toBeNull();
    expect(notes.at(-1)?.message).toMatch(/^There is nothing to lay out\. Write for example \{/);
  });

  it('reads JSON inside prose, cut off in the middle', () => {
    const { content, notes } = readContentText(
      'Sure:\n```json\n{"title": "A", "slides": [{"layout": "cover", "title": "Open',
      context,
    );
    expect(content?.pages).toMatchObject([{ layout: 'cover', title: 'Open' }]);
    expect(notes[0]?.message).toBe('The JSON was cut off or malformed. What could be read is kept');
  });

  it.each([
    '[note] Words in brackets',
    '{name}, welcome',
    '# Title\n\n{"a": 1}',
    '[link](https://octavo.example) first',
  ])('reads %j as Markdown', (text) => {
    const { content } = readContentText(text, context);
    expect(content?.pages[0]).toMatchObject({ layout: 'article' });
  });

  it("says so if JSON can't be repaired", () => {
    const { content, notes } = readContentText(`{"title": ${'['.repeat(5_000)}`, context);
    expect(content).toBeNull();
    expect(notes).toHaveLength(1);
    expect(notes[0]?.message).toMatch(/^This JSON can't be read\. Write for example/);
  });

  it('reports the same interpretation once', () => {
    const { notes } = readContent(
      { title: 'T', blocks: Array(300).fill({ type: 'p', text: 'words' }) },
      context,
    );
    expect(notes).toEqual([{ path: 'blocks[0].type', message: "Read 'p' as 'paragraph'", level: 'info' }]);
  });

  it('numbers the points of a process, unless they have icons or markers of their own', () => {
    const markers = (items: readonly object[]): readonly unknown[] => {
      const { page } = pageOf({ layout: 'process', title: 'From flour to bread', items });
      return page.layout === 'points' ? page.items.map(({ marker }) => marker) : [];
    };
    expect(markers([{ title: 'Mix' }, { title: 'Bake' }])).toEqual(['1', '2']);
    expect(markers([{ title: 'Mix', icon: 'bowl' }, { title: 'Bake' }])).toEqual([undefined, undefined]);
  });

  it('takes the numbers of an ordered list of points as their markers', () => {
    const { content } = readContentText(
      '---\nlook: slides-16x9\n---\n\n::points\n\n# Try it\n1. Two doughs\n2. Compare\n',
      {},
    );
    const [page] = content?.pages ?? [];
    expect(page?.layout === 'points' && page.items.map(({ marker }) => marker)).toEqual(['1', '2']);
  });
});
