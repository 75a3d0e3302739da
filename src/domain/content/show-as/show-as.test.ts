import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { arbitraryContent } from '../arbitrary-content.test-data.ts';
import { assignIds, withoutIds } from '../assign-ids.ts';
import type { Block } from '../blocks/blocks.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import { applyOperations } from '../edit/apply-operations.ts';
import { showAs, wordsIn } from './show-as.ts';
import { showPageAs } from './show-page-as.ts';

const shapes = (block: Block): string[] => showAs(block, 'en').map(({ as }) => as);

function shown(block: Block, shape: string): Block {
  const found = showAs(block, 'en').find(({ as }) => as === shape);
  if (!found) throw new Error(`Not offered as ${shape}.`);
  return found.value;
}

const oak = { title: 'Oak', text: 'Hard, heavy, lasts for centuries.', icon: 'tree' };
const ash = { title: 'Ash', text: 'Light and springy.' };
const definitions: Block = { id: 'b1', type: 'definitions', items: [oak, ash] };

describe('another shape of a block', () => {
  it('offers every list with titles and texts for definitions', () => {
    expect(shapes(definitions)).toEqual(['list', 'numbered-list', 'steps', 'timeline', 'facts', 'cards']);
    expect(shown(definitions, 'list')).toEqual({
      id: 'b1',
      type: 'list',
      items: [{ text: `**Oak** ${oak.text}`, icon: 'tree' }, { text: `**Ash** ${ash.text}` }],
    });
    expect(shown(definitions, 'cards')).toMatchObject({
      id: 'b1',
      items: [{ title: 'Oak', icon: 'tree', blocks: [{ type: 'paragraph', text: oak.text }] }, {}],
    });
  });

  it('is not offered if it would lose content', () => {
    expect(shapes({ type: 'list', items: [{ text: 'Tent', checked: true }] })).toEqual([]);
    expect(shapes({ type: 'steps', start: 3, items: [oak, ash] })).toEqual(['numbered-list']);
    expect(shapes({ type: 'paragraph', text: 'Words' })).toEqual([]);
    const source: Block = {
      type: 'chart',
      chart: {
        title: 'Waste',
        labels: ['2024', '2025'],
        series: [{ name: '', values: [1, 2] }],
        source: 'Own',
      },
    };
    expect(shapes(source)).toEqual([]);
  });

  it('converts numeric tables to charts and back', () => {
    const table: Block = {
      type: 'table',
      table: {
        caption: 'Waste fell',
        head: ['Year', 'Waste', 'Goal'],
        rows: [
          ['2024', '12 %', '10 %'],
          ['2025', '10.5 %', ''],
        ],
      },
    };
    expect(shown(table, 'chart')).toEqual({
      type: 'chart',
      chart: {
        title: 'Waste fell',
        note: 'Year',
        labels: ['2024', '2025'],
        series: [
          { name: 'Waste', values: [12, 10.5] },
          { name: 'Goal', values: [10, null] },
        ],
        unit: '%',
      },
    });
    expect(shown(shown(table, 'chart'), 'table')).toMatchObject(table);
    expect(
      shapes({
        type: 'table',
        table: {
          head: ['', 'Who'],
          rows: [
            ['A', 'Mia'],
            ['B', 'Ada'],
          ],
        },
      }),
    ).toEqual([]);
  });

  it('converts key figures to tables and back', () => {
    const figures: Block = {
      type: 'figures',
      items: [
        { value: '37', unit: '%', label: 'less waste', detail: '2025: 12 %' },
        { value: '8,400', label: 'visitors' },
      ],
    };
    expect(shown(figures, 'table')).toEqual({
      type: 'table',
      table: {
        head: [],
        rows: [
          ['less waste', '37 %', '2025: 12 %'],
          ['visitors', '8,400', ''],
        ],
      },
    });
    expect(shown(shown(figures, 'table'), 'figures')).toEqual(figures);
  });

  it('keeps every text of any block, can be reversed, and has an inverse operation', () => {
    const ways = new Set<string>();
    fc.assert(
      fc.property(arbitraryContent, (given) => {
        const content = assignIds(given);
        for (const page of content.pages) {
          for (const block of 'blocks' in page ? page.blocks : []) {
            for (const { as, value } of showAs(block, content.language)) {
              ways.add(`${block.type} ${as}`);
              expect(value.id).toBe(block.id);
              const after = new Set(['', ...wordsIn(value)]);
              for (const word of wordsIn(block)) expect(after).toContain(word);
              expectUndone(content, { op: 'replace_block', id: value.id ?? '', block: value });
            }
          }
        }
      }),
      { numRuns: repeats(400, 1_600), seed: 22 },
    );
    // Guards against an empty test: enough blocks must offer other shapes.
    expect(ways.size).toBeGreaterThan(12);
  });
});

function expectUndone(
  content: DocumentContent,
  operation: Parameters<typeof applyOperations>[1][number],
): void {
  const { content: after, inverse } = applyOperations(content, [operation]);
  expect(applyOperations(after, inverse).content).toEqual(content);
}

describe('another layout of a page', () => {
  it('offers the slide layout for the only block of a text slide', () => {
    const page: Page = { id: 'p1', layout: 'text', title: 'Trees', blocks: [definitions] };
    const points = showPageAs(page).find(({ as }) => as === 'points')?.value;
    expect(points).toEqual({ id: 'p1', layout: 'points', title: 'Trees', items: [oak, ash] });
    expect(showPageAs(page).map(({ as }) => as)).toEqual(['article', 'points']);
  });

  it('can be reversed for any page', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        for (const page of withoutIds(content).pages) {
          for (const { value } of showPageAs(page)) {
            const back = showPageAs(value).find(({ as }) => as === page.layout);
            expect(back && withoutIds({ ...content, pages: [back.value] }).pages).toEqual([page]);
          }
        }
      }),
      { numRuns: repeats(30, 800) },
    );
  });
});
