import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';

function read(block: object) {
  const { content, notes } = readContent({
    title: 'T',
    pages: [{ layout: 'article', title: 'A', blocks: [block] }],
  });
  const [page] = content?.pages ?? [];
  return { block: page && 'blocks' in page ? page.blocks[0] : undefined, notes };
}

describe('an entry', () => {
  it.each([
    [{ date: '2019', title: 'Founded', text: 'In Kiel.' }, '2019: Founded'],
    [{ year: 2019, name: 'Founded', description: 'In Kiel.' }, '2019: Founded'],
    [{ title: 'Warm-up', time: '10 min', text: 'In Kiel.' }, '10 min: Warm-up'],
    [{ When: 'March', text: 'In Kiel.' }, 'March'],
  ])('moves its date into the title: %o', (item, title) => {
    const { block, notes } = read({ type: 'timeline', items: [item] });
    expect(block).toEqual({ type: 'timeline', items: [{ title, text: 'In Kiel.' }] });
    expect(notes).toEqual([]);
  });
});

it('reads a list whose items all start with a checkbox as a checklist', () => {
  expect(read({ type: 'list', items: ['[ ] Tent', '[x] Stove'] }).block).toEqual({
    type: 'list',
    items: [
      { text: 'Tent', checked: false },
      { text: 'Stove', checked: true },
    ],
  });
  const half = ['[x] stands for done', 'Nothing stands for open'];
  expect(read({ type: 'list', items: half }).block).toEqual({
    type: 'list',
    items: half.map((text) => ({ text })),
  });
});
