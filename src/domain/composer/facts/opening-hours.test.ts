import { expect, test } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { sortFacts } from './sort-facts.ts';

const hoursOf = (text: string) => {
  const { times, entries } = sortFacts(text, readPrompt(text, { today: '2026-11-23' }));
  return { hours: times.map((phrase) => phrase.text), items: entries.map(({ item }) => item.text) };
};

test.each([
  [
    'Menu of the Heron: pea soup 4, rye bread 2, plum cake 3, open 7 to 3, closed Sundays',
    ['open 7 to 3', 'closed Sundays'],
  ],
  ['Price list: wash 9, cut 20, beard 12. Monday closed, Tuesday to Friday 9-18 open', 2],
  ['Aushang: Montag geschlossen, Dienstag bis Freitag 9 bis 18 Uhr geöffnet', 2],
])('opening hours are one fact: %s', (prompt, hours) => {
  const found = hoursOf(prompt);
  if (typeof hours === 'number') expect(found.hours).toHaveLength(hours);
  else expect(found.hours).toEqual(hours);
  expect(found.items.filter((item) => /open|closed|geöffnet|geschlossen/i.test(item))).toEqual([]);
});

test.each(['To do: open 2 windows, close the blinds', 'Recipe: open 3 cans of beans, add 2 onions'])(
  'are not detected for other openings: %s',
  (prompt) => expect(hoursOf(prompt).hours).toEqual([]),
);
