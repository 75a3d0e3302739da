import { describe, expect, it } from 'vitest';
import type { Page } from '../document-content.ts';
import type { Note } from './notes.ts';
import { readContent } from './read-content.ts';
import { readContentText } from './read-content-text.ts';

const context = { today: '2026-11-22' };

function pageOf(value: unknown): { page: Page; notes: readonly Note[] } {
  const { content, notes } = readContent({ title: 'T', pages: [value] }, context);
  const page = content?.pages[0];
  if (!page) throw new Error(JSON.stringify(notes));
  return { page, notes: notes.filter(({ level }) => level === 'warning') };
}

function blockOf(value: unknown): unknown {
  const { page } = pageOf({ layout: 'article', title: 'A', blocks: [value] });
  return page.layout === 'article' ? page.blocks[0] : undefined;
}

const invoice = (fields: object): Page =>
  pageOf({ layout: 'invoice', from: 'Me', to: 'You', lines: [], ...fields }).page;

describe('lenient input', () => {
  it('reads other spellings of the look', () => {
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

  it('reads lists and objects that were written as texts of JSON', () => {
    const pages = [{ layout: 'points', title: 'A', items: JSON.stringify([{ title: 'B', text: 'C' }]) }];
    const look = JSON.stringify({ format: 'slides-16x9', theme: 'dark' });
    const { content, notes } = readContent({ title: 'T', look, pages: JSON.stringify(pages) }, context);
    expect(content?.look).toMatchObject({ format: 'slides-16x9', theme: 'dark' });
    expect(content?.pages).toEqual([{ layout: 'points', title: 'A', items: [{ title: 'B', text: 'C' }] }]);
    expect(notes).toEqual([]);
    const code = blockOf({ type: 'code', text: '{"a": 1}' });
    expect(code).toMatchObject({ type: 'code', text: '{"a": 1}' });
  });

  it('keeps what an entry says beyond its fields', () => {
    const items = [
      { title: 'Staff engineer', company: 'Fado', from: 2021, to: 'now', text: 'Less latency.' },
      { title: 'MSc', school: 'Lisbon', year: 2016 },
    ];
    expect(blockOf({ type: 'timeline', items })).toMatchObject({
      items: [
        { title: 'Staff engineer', text: 'Fado, 2021–now\nLess latency.' },
        { title: 'MSc', text: 'Lisbon, 2016' },
      ],
    });
    expect(
      blockOf({ type: 'list', items: [{ role: 'Nurse', place: 'Leeds', bullets: ['Night shifts'] }] }),
    ).toMatchObject({ items: [{ text: 'Nurse, Leeds', blocks: [{ text: 'Night shifts' }] }] });
  });

  it('keeps the number of a field that a page has not', () => {
    const { page } = pageOf({ layout: 'recipe', title: 'Soup', servings: 4, ingredients: ['Lentils'] });
    expect(JSON.stringify(page)).toContain('Servings: 4');
  });

  it('reads the parts of a chart or a table where the whole is expected', () => {
    const chart = {
      kind: 'bar',
      labels: ['Before', 'After'],
      series: [{ values: ['120 bikes', '620 bikes'] }],
    };
    expect(pageOf({ layout: 'Chart', title: 'Growth', ...chart }).page).toMatchObject({
      layout: 'chart',
      chart: { kind: 'bar', labels: ['Before', 'After'], series: [{ values: [120, 620] }] },
    });
    for (const values of ['210, 130', '210,130', '210; 130', ['210', '130']])
      expect(
        blockOf({ type: 'chart', labels: 'Before, Now', series: [{ name: 'Litres', values }] }),
      ).toMatchObject({
        chart: { labels: ['Before', 'Now'], series: [{ name: 'Litres', values: [210, 130] }] },
      });
    const table = { caption: 'Tasks', head: ['Who', 'What'], rows: [['Ines', 'Ask']] };
    expect(blockOf({ type: 'table', ...table })).toMatchObject({ type: 'table', table });
  });

  it('makes running text of Markdown in any field of an article', () => {
    const content = '# News\n\nWords.\n\n| A | B |\n|---|---|\n| 1 | 2 |';
    const { page } = pageOf({ layout: 'article', title: 'A', content });
    expect(page.layout === 'article' && page.blocks.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'table',
    ]);
  });

  it('lays nothing out by a guessed layout that would leave out lists', () => {
    const { page, notes } = pageOf({
      layout: 'product',
      title: 'Halm',
      features: ['Light'],
      specs: { Weight: '620 g', Power: '7 W' },
    });
    expect(page.layout).toBe('article');
    expect(JSON.stringify(page)).toMatch(/Light.*Weight.*620 g.*Power.*7 W/);
    expect(notes.map(({ message }) => message)).toEqual([
      "There is no layout 'product'. 'article' fits its fields best",
    ]);
  });

  it('reads the program of a flyer', () => {
    const program = [
      { time: '14:00', title: 'Opening' },
      { time: '14:30', title: 'Choir' },
    ];
    expect(pageOf({ layout: 'flyer', title: 'Fête', facts: [], program }).page).toMatchObject({
      points: [
        { label: '14:00', title: 'Opening' },
        { label: '14:30', title: 'Choir' },
      ],
    });
  });

  it('keeps the lines of an address, and a date at the beginning of a line', () => {
    expect(blockOf('Ada Byron\n[[Street]]\nLondon')).toEqual({
      type: 'paragraph',
      text: 'Ada Byron\n[[Street]]\nLondon',
    });
    for (const date of ['23. November 2026', { type: 'paragraph', text: '23. November 2026' }])
      expect(blockOf(date)).toMatchObject({ type: 'paragraph', text: '23. November 2026' });
    expect(blockOf({ type: 'list', items: '[[Street]], [[City, code]]' })).toMatchObject({
      items: [{ text: '[[Street]], [[City, code]]' }],
    });
  });

  it('leaves the sums of an invoice to be computed', () => {
    expect(JSON.stringify(invoice({ total: 1_340, subtotal: '1,340' }))).not.toContain('340');
  });

  it('reads a color by its name', () => {
    const { content } = readContent({ title: 'T', look: { accent: 'navy' }, blocks: ['Words'] }, context);
    expect(content?.look.accent).toBe('#000080');
  });

  it('names the exact path of what it could not use', () => {
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

  it('keeps the previous look where the input says nothing', () => {
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

  it('reads values such as 180k as numbers and keeps what was written', () => {
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

  it('sets a missing date of issue to today, and says so', () => {
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

  it('flattens blocks nested 50 deep, with their words', () => {
    let deep: unknown = 'Deepest words';
    for (let level = 0; level < 50; level += 1) deep = { type: 'callout', blocks: [deep] };
    const { content, notes } = readContent({ title: 'T', blocks: [deep] }, context);
    expect(JSON.stringify(content)).toContain('Deepest words');
    expect(notes.some(({ message }) => message.startsWith('Nested more than 6 levels deep'))).toBe(true);
  });

  it('cuts 1,000 pages to 200, and a long title at a word', () => {
    const pages = Array.from({ length: 1_000 }, (_, at) => ({ layout: 'statement', title: `Page ${at}` }));
    const read = readContent({ title: 'word '.repeat(2_000), pages }, context);
    expect(read.content?.pages).toHaveLength(200);
    expect(read.notes).toContainEqual(
      expect.objectContaining({ path: 'pages', message: 'Only the first 200 of 1000 pages are kept' }),
    );
    expect(read.content?.title).toMatch(/^(word ){10,}.*word…$/);
  });

  it('says what to write where there is nothing to read', () => {
    const { content, notes } = readContent({ pages: [] }, context);
    expect(content).toBeNull();
    expect(notes.at(-1)?.message).toMatch(/^There is nothing to lay out\. Write for example \{/);
  });

  it('reads JSON in prose, cut off in the middle', () => {
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

  it('says so where JSON is beyond repair', () => {
    const { content, notes } = readContentText(`{"title": ${'['.repeat(5_000)}`, context);
    expect(content).toBeNull();
    expect(notes).toHaveLength(1);
    expect(notes[0]?.message).toMatch(/^This JSON can't be read\. Write for example/);
  });

  it('tells the same reading once', () => {
    const { notes } = readContent(
      { title: 'T', blocks: Array(300).fill({ type: 'p', text: 'words' }) },
      context,
    );
    expect(notes).toEqual([{ path: 'blocks[0].type', message: "Read 'p' as 'paragraph'", level: 'info' }]);
  });
});
