import { expect, it } from 'vitest';
import type { SaidEntry } from './entry-parts.ts';
import { recipeBlocks } from './recipe-blocks.ts';

const said = (...titles: readonly string[]): readonly SaidEntry[] =>
  titles.map((title) => ({ title, when: '', price: '', rest: '' }));

it('sorts a recipe into servings, ingredients and steps, each with a heading', () => {
  const entries = said(
    '2 cups oats',
    '1 banana',
    'A pinch of 3 spices',
    'Serves 2',
    'Mash and stir',
    'Bake 170 °C 25 min',
  );
  expect(recipeBlocks(entries, 'en')).toEqual([
    { type: 'paragraph', text: 'Serves 2' },
    { type: 'heading', level: 2, text: 'Ingredients' },
    { type: 'list', items: [{ text: '2 cups oats' }, { text: '1 banana' }, { text: 'A pinch of 3 spices' }] },
    { type: 'heading', level: 2, text: 'Method' },
    { type: 'list', ordered: true, items: [{ text: 'Mash and stir' }, { text: 'Bake 170 °C 25 min' }] },
  ]);
});

it('keeps a list without steps as it is', () => {
  const entries = said('2 cups oats', '1 banana');
  expect(recipeBlocks(entries, 'en')).toEqual([
    { type: 'list', items: [{ text: '2 cups oats' }, { text: '1 banana' }] },
  ]);
});
