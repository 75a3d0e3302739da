import { expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { withNumberedItems } from './numbered-items.ts';

function itemsOf(text: string): string[] {
  const { spans, numbers } = withNumberedItems(text, readPrompt(text).spans);
  if (numbers.length === 0) return [];
  return spans
    .filter(({ label, confidence }) => label === 'item' && confidence === 1)
    .map((span) => span.text);
}

it('reads entries numbered in one line, with and without marks', () => {
  expect(itemsOf('songs: 1. Harbor 2. Gulls 3. Home')).toEqual(['Harbor', 'Gulls', 'Home']);
  expect(itemsOf('agenda 1 welcome 2 roof (Ina, 5 min) 3 any questions')).toEqual([
    'welcome',
    'roof (Ina, 5 min)',
    'any questions',
  ]);
});

it('does not take amounts, dates and counted parts for numbers of entries', () => {
  for (const text of [
    'shopping list 1 kg rice, 2 onions, 3 lemons',
    'plan: phase 1 survey phase 2 design phase 3 build',
    'open 1 May, 2 May and 3 May',
    '2 adults 3 children',
  ])
    expect(itemsOf(text)).toEqual([]);
});
