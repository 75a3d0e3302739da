import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { balanced } from './balance.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const list = `# Moving day

:::lead
Saturday, June 6
:::

## Before
- [ ] Empty the refrigerator
- [x] Pack one suitcase

## While they load
- [ ] Check the attic

## In the new home
- [ ] Put up the beds
- [ ] Read the meters

:::tip[Keep at hand]
Keys, papers, medicine
:::
`;

const items = (count: number): string =>
  Array.from({ length: count }, (_, at) => `- [ ] Item ${at + 1}`).join('\n');

describe('a checklist', () => {
  it('has columns, with shared content at the foot, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('checklist', list, direction);
      expect(className, direction).toBe('page-article is-paper is-checklist');
      expect(wordsOf(html, 'brief-title'), direction).toEqual([
        'Before',
        'While they load',
        'In the new home',
      ]);
      expect(html, direction).toContain('--cols:3');
      expect(html.slice(html.indexOf('is-tail')), direction).toContain('Keys, papers, medicine');
      expect(html.match(/<li class="is-(?:open|done)"/g), direction).toHaveLength(5);
    }
  });

  it('makes parts from columns and cards', () => {
    const columns = ':::columns\n### Clothes\n- [ ] Socks\n\n---\n\n### Papers\n- [ ] Passport\n:::\n';
    const { html } = paperOf('packing-list', `# A week\n\n${columns}`);
    expect(html.match(/<h2 class="brief-title"/g)).toHaveLength(2);
    expect(html).toContain('data-field="columns.1.1.items.0.text"');
  });

  it('splits a long list into two columns, keeps a short one in one', () => {
    expect(paperOf('checklist', `# Keys\n\n${items(40)}\n`).html).toContain('check-list is-wide');
    expect(paperOf('checklist', `# Keys\n\n${items(4)}\n`).html).not.toContain('is-wide');
  });

  it('splits many groups into rows', () => {
    const groups = Array.from({ length: 12 }, (_, at) => `## Locker ${at}\n${items(11)}\n`).join('\n');
    const { html } = paperOf('checklist', `# At sea\n\n${groups}`);
    expect(html.match(/class="passage paper-columns check-columns"/g)).toHaveLength(4);
  });

  it('keeps parts without a list in place', () => {
    const { html } = paperOf(
      'checklist',
      `# Launch\n\n## First\n${items(2)}\n\n## Who\nJonah decides.\n\n## Last\n${items(2)}\n`,
    );
    const order = ['First', 'Jonah decides.', 'Last'].map((words) => html.indexOf(words));
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
  });
});

it('has the tables of a seating plan in the same columns', () => {
  const tables = '### Table 1\n- Hannah and Elias\n\n### Table 2\n- Theo\n\n### Table 3\n- Priya\n';
  const { className, html } = paperOf('seating-plan', `# Please take a seat\n\n${tables}`);
  expect(className).toContain('is-checklist is-seating');
  expect(wordsOf(html, 'brief-title')).toEqual(['Table 1', 'Table 2', 'Table 3']);
  expect(html).toContain('--cols:3');
});

it('is not detected in a text without a list', () => {
  expect(paperOf('checklist', '# Keys\n\nBring them back.\n').className).not.toContain('is-paper');
});

describe('balanced columns', () => {
  it.each([
    [
      [5, 5, 5, 5],
      2,
      [
        [5, 5],
        [5, 5],
      ],
    ],
    [[9, 1, 1, 1], 2, [[9], [1, 1, 1]]],
    [[3], 3, [[3]]],
    [[], 2, []],
  ])('divides %j into %i', (heights, columns, expected) => {
    expect(balanced(heights, heights, columns)).toEqual(expected);
  });
});
