import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { blockOf, context, pageOf } from './read-loose.test-data.ts';

describe('careless input', () => {
  it('reads lists and objects written as JSON strings', () => {
    const pages = [{ layout: 'points', title: 'A', items: JSON.stringify([{ title: 'B', text: 'C' }]) }];
    const look = JSON.stringify({ format: 'slides-16x9', theme: 'dark' });
    const { content, notes } = readContent({ title: 'T', look, pages: JSON.stringify(pages) }, context);
    expect(content?.look).toMatchObject({ format: 'slides-16x9', theme: 'dark' });
    expect(content?.pages).toEqual([{ layout: 'points', title: 'A', items: [{ title: 'B', text: 'C' }] }]);
    expect(notes).toEqual([]);
    const code = blockOf({ type: 'code', text: '{"a": 1}' });
    expect(code).toMatchObject({ type: 'code', text: '{"a": 1}' });
  });

  it('keeps extra text of an entry', () => {
    const items = [
      { title: 'Staff engineer', company: 'Fado', from: 2021, to: 'now', text: 'Less latency.' },
      { title: 'MSc', school: 'Lisbon', year: 2016 },
    ];
    expect(blockOf({ type: 'timeline', items })).toMatchObject({
      items: [
        { title: 'Staff engineer', text: 'Fado, 2021–now\nLess latency.' },
        { title: '2016: MSc', text: 'Lisbon' },
      ],
    });
    expect(
      blockOf({ type: 'list', items: [{ role: 'Nurse', place: 'Leeds', bullets: ['Night shifts'] }] }),
    ).toMatchObject({ items: [{ text: 'Nurse, Leeds', blocks: [{ text: 'Night shifts' }] }] });
  });

  it("keeps the number of a field that the page doesn't have", () => {
    const { page } = pageOf({ layout: 'recipe', title: 'Soup', servings: 4, ingredients: ['Lentils'] });
    expect(JSON.stringify(page)).toContain('Servings: 4');
  });

  it('accepts the parts of a chart or a table instead of the whole', () => {
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

  it('converts Markdown in any field of an article to running text', () => {
    const content = '# News\n\nWords.\n\n| A | B |\n|---|---|\n| 1 | 2 |';
    const { page } = pageOf({ layout: 'article', title: 'A', content });
    expect(page.layout === 'article' && page.blocks.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'table',
    ]);
  });

  it("doesn't guess a layout that would drop lists", () => {
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

  it('keeps the lines of an address, and a date at the start of a line', () => {
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

  it('ignores given totals of an invoice and computes them', () => {
    const sums = { total: 1_340, subtotal: '1,340' };
    const { page } = pageOf({ layout: 'invoice', from: 'Me', to: 'You', lines: [], ...sums });
    expect(JSON.stringify(page)).not.toContain('340');
  });

  it('reads a color by name', () => {
    const { content } = readContent({ title: 'T', look: { accent: 'navy' }, blocks: ['Words'] }, context);
    expect(content?.look.accent).toBe('#000080');
  });
});
