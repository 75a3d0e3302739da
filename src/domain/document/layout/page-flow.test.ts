import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import type { ContentBlock, ListItem, RichText } from '../brief.ts';
import { artDirections } from '../kit/choices.ts';
import { readArticle } from '../read-article.ts';
import { layOut } from './lay-out.ts';
import { sampleArticle, sampleBrief } from './sample-briefs.ts';
import { fitTable } from './table-widths.ts';

const cell = (text: string): RichText => [{ text }];

function pagesOf(blocks: readonly ContentBlock[], look = {}) {
  const draft = layOut(sampleBrief({ ...sampleArticle(0), blocks }, look));
  return readArticle(assembleArticle(draft)).pages.map((page) => ({
    html: page.blocks.map(({ html }) => html).join(''),
    text: page.blocks.map(({ text }) => text).join('\n'),
  }));
}

const longTable = (rows: number): ContentBlock => ({
  type: 'table',
  table: {
    caption: 'Catches by day',
    head: ['Day', 'What', 'Weight'].map(cell),
    rows: Array.from({ length: rows }, (_, row) => [
      cell(`day ${row + 1}.`),
      cell('Herring'),
      cell(`${row}`),
    ]),
    foot: [['Together', '', '99'].map(cell)],
    alignment: ['left', 'left', 'right'],
  },
});

describe('a long table', () => {
  it('keeps every row in its order, its head on each page, its totals on the last', () => {
    for (const direction of artDirections) {
      const pages = pagesOf([longTable(700)], { direction });
      const text = pages.map((page) => page.text).join('\n');
      const days = [...text.matchAll(/day (\d+)\./g)].map((match) => Number(match[1]));
      expect(days).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
      const withRows = pages.filter((page) => page.html.includes('<tbody>'));
      expect(withRows.length).toBeGreaterThan(10);
      expect(withRows.every((page) => page.html.includes('<thead>'))).toBe(true);
      expect(pages.filter((page) => page.html.includes('<tfoot>'))).toEqual([withRows.at(-1)]);
      expect(pages.filter((page) => page.html.includes('<caption')).length).toBe(1);
      /* No row alone below its head. */
      expect(withRows.every((page) => (page.text.match(/day \d+\./g)?.length ?? 0) > 1)).toBe(true);
      expect(new Set([...text.matchAll(/ \/ page/g)]).size).toBe(0);
    }
  });

  it('too wide for its column is set smaller, then cut by columns with the first repeated', () => {
    const columns = (count: number) => ({
      head: Array.from({ length: count }, (_, index) => cell(`Column ${index}`)),
      rows: [Array.from({ length: count }, (_, index) => cell(`value${index}`))],
      alignment: Array.from({ length: count }, () => 'left' as const),
    });
    const look = sampleBrief(sampleArticle(0)).look;
    expect(fitTable(columns(3), look, 450)).toHaveLength(1);
    const parts = fitTable(columns(24), look, 450);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ rows }) => rows[0]?.[0]?.[0]?.text === 'value0')).toBe(true);
    const shown = parts.flatMap(({ rows }) => (rows[0] ?? []).slice(1).map((text) => text[0]?.text));
    expect(shown).toEqual(Array.from({ length: 23 }, (_, index) => `value${index + 1}`));
    const sizes = parts.map(({ head }) => head.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(Math.ceil(24 / parts.length));
  });
});

describe('content that is trouble', () => {
  it('one word of 10,000 letters, an empty table, an empty list and no data are laid out', () => {
    const word = 'a'.repeat(10_000);
    const pages = pagesOf([
      { type: 'paragraph', text: cell(word) },
      { type: 'table', table: { head: [], rows: [], alignment: [] } },
      { type: 'list', isOrdered: false, items: [] },
      { type: 'chart', chart: { kind: 'pie', title: 'Nothing', note: '', labels: [], series: [] } },
      { type: 'timeline', entries: [] },
      { type: 'signatures', signatures: [] },
      { type: 'cards', cards: [] },
      { type: 'columns', columns: [] },
    ]);
    expect(pages.map(({ text }) => text).join('')).toContain(word);
    expect(pages.map(({ text }) => text).join('\n')).toContain('Nothing');
  });

  it('lists thirty deep keep every item', () => {
    let items: ListItem[] = [{ text: cell('item 30'), children: [] }];
    for (let depth = 29; depth >= 1; depth -= 1) {
      items = [{ text: cell(`item ${depth}`), children: [{ type: 'list', isOrdered: false, items }] }];
    }
    const text = pagesOf([{ type: 'list', isOrdered: false, items }])
      .map((page) => page.text)
      .join('\n');
    for (let depth = 1; depth <= 30; depth += 1) expect(text).toContain(`item ${depth}`);
  });

  it('a heading is never the last word of a page', () => {
    const blocks = Array.from({ length: 40 }, (_, index): readonly ContentBlock[] => [
      { type: 'heading', level: index % 2 === 0 ? 2 : 3, text: cell(`Heading ${index}`) },
      {
        type: 'paragraph',
        text: cell('Words of a paragraph that go on for a while. '.repeat(1 + (index % 7))),
      },
    ]).flat();
    for (const format of ['a4', 'a5', 'slides-16x9'] as const) {
      for (const page of pagesOf(blocks, { format })) {
        expect(page.text.trim().split('\n').at(-1)).not.toMatch(/^Heading \d+$/);
      }
    }
  });
});
