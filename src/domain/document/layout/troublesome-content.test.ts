import { describe, expect, it } from 'vitest';
import type { Block, ListItem } from '../../content/blocks/blocks.ts';
import { assembleArticle } from '../assemble-article.ts';
import { readArticle } from '../read-article.ts';
import { layOutContent } from './lay-out-content.ts';
import { articleWith } from './sample-article.ts';
import { type Sample, sampleContent } from './sample-contents.ts';
import { fitTable } from './table-widths.ts';
import { computedText } from './text/field-text.ts';

function pagesOf(blocks: readonly Block[], look = {}) {
  const draft = layOutContent(sampleContent(articleWith(blocks), look));
  return readArticle(assembleArticle(draft)).pages.map((page) => ({
    html: page.blocks.map(({ html }) => html).join(''),
    text: page.blocks.map(({ text }) => text).join('\n'),
  }));
}

describe('a table', () => {
  it('is set smaller if too wide for its column, then split by columns with the first repeated', () => {
    const columns = (count: number) => ({
      head: Array.from({ length: count }, (_, index) => computedText(`Column ${index}`)),
      rows: [Array.from({ length: count }, (_, index) => computedText(`value${index}`))],
      alignment: Array.from({ length: count }, () => 'left' as const),
    });
    const look = sampleContent(articleWith([])).look;
    expect(fitTable(columns(3), look, 450)).toHaveLength(1);
    const parts = fitTable(columns(24), look, 450);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ rows }) => rows[0]?.[0]?.plain === 'value0')).toBe(true);
    const shown = parts.flatMap(({ rows }) => (rows[0] ?? []).slice(1).map(({ plain }) => plain));
    expect(shown).toEqual(Array.from({ length: 23 }, (_, index) => `value${index + 1}`));
    const sizes = parts.map(({ head }) => head.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(Math.ceil(24 / parts.length));
  });
});

describe('difficult content', () => {
  it('is laid out: one word of 10,000 letters, an empty table, an empty list, no data', () => {
    const word = 'a'.repeat(10_000);
    const pages = pagesOf([
      { type: 'paragraph', text: word },
      { type: 'table', table: { head: [], rows: [], align: [] } },
      { type: 'list', items: [] },
      { type: 'chart', chart: { kind: 'pie', title: 'Nothing', labels: [], series: [] } },
      { type: 'timeline', items: [] },
      { type: 'signatures', items: [] },
      { type: 'cards', items: [] },
      { type: 'columns', columns: [] },
    ]);
    expect(pages.map(({ text }) => text).join('')).toContain(word);
    expect(pages.map(({ text }) => text).join('\n')).toContain('Nothing');
  });

  it('is laid out: a plan on a tiny grid, a table without rows', () => {
    const plan = (grid: [number, number]): Block => ({
      type: 'diagram',
      diagram: {
        kind: 'plan',
        title: 'Garden',
        grid,
        parts: [{ name: 'Beds', shape: 'beds', at: [69, 0, 40, 30], count: 200 }],
      },
    });
    expect(pagesOf([plan([1e-28, 1e-168]), plan([0, 100])])[0]?.text).toContain('Beds');
    const table = { head: [], rows: [], foot: [['Together', '99']] };
    const slide: Sample = { head: {}, pages: [{ layout: 'table', title: 'Nothing yet', table }] };
    const look = { format: 'square', orientation: 'landscape' } as const;
    const text = readArticle(assembleArticle(layOutContent(sampleContent(slide, look))))
      .pages.flatMap(({ blocks }) => blocks.map((block) => block.text))
      .join('\n');
    expect(text).toContain('99');
  });

  it('keeps every item of lists nested 30 deep', () => {
    let items: ListItem[] = [{ text: 'item 30' }];
    for (let depth = 29; depth >= 1; depth -= 1) {
      items = [{ text: `item ${depth}`, blocks: [{ type: 'list', items }] }];
    }
    const text = pagesOf([{ type: 'list', items }])
      .map((page) => page.text)
      .join('\n');
    for (let depth = 1; depth <= 30; depth += 1) expect(text).toContain(`item ${depth}`);
  });
});
