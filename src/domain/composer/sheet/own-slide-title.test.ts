import { describe, expect, it } from 'vitest';
import type { Page } from '../../content/document-content.ts';
import { withOwnSlideTitle } from './own-slide-title.ts';

const deck = 'Rowing club';
const titleOf = (page: Page): string => {
  const own = withOwnSlideTitle(page, deck);
  return 'title' in own ? own.title : '';
};

describe('a slide with the title of its deck', () => {
  it('is headed by what its figures count', () => {
    const items = [
      { value: '64', label: 'Members' },
      { value: '12', label: 'Boats' },
    ];
    expect(titleOf({ layout: 'figures', title: deck, items })).toBe('Members · Boats');
  });

  it('is headed by the names of a few rows, and by the deck above many', () => {
    const rowsOf = (names: readonly string[]) => ({ head: ['', ''], rows: names.map((each) => [each, '1']) });
    const few = rowsOf(['**North pier**', '**South pier**']);
    const many = rowsOf(Array.from({ length: 12 }, (_, at) => `**Landing stage ${at}**`));
    expect(titleOf({ layout: 'table', title: deck, table: few })).toBe('North pier · South pier');
    expect(titleOf({ layout: 'table', title: deck, table: many })).toBe(deck);
  });

  it('is headed by the first of its points', () => {
    const items = ['New oars', 'Two coaches', 'Regatta in May'].map((title) => ({ title, text: '' }));
    const own = withOwnSlideTitle({ layout: 'points', title: deck, items }, deck);
    expect(own).toMatchObject({
      title: 'New oars',
      items: [{ title: 'Two coaches' }, { title: 'Regatta in May' }],
    });
  });

  it('keeps a title of its own', () => {
    expect(titleOf({ layout: 'points', title: 'Plans', items: [{ title: 'New oars', text: '' }] })).toBe(
      'Plans',
    );
  });
});
