import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import { sortFacts } from './sort-facts.ts';

function factsOf(prompt: string) {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return sortFacts(text, reading);
}
const itemsOf = (prompt: string): string[] =>
  factsOf(prompt).entries.map(({ item, parts }) =>
    [item, ...parts]
      .sort((a, b) => a.start - b.start)
      .map(({ text }) => text)
      .join(' '),
  );

describe('lists of a prompt', () => {
  it.each([
    [
      'agenda for the choir committee, Monday 7 September 8pm in the vestry: budget for the tour, new robes, rota for the coffee, any other business',
      ['budget for the tour', 'new robes', 'rota for the coffee', 'any other business'],
    ],
    ['house rules for the shed, lock the door, no open fire, tools back by Sunday', null],
    ['product sheet for a steel kettle, 1.7 litres, matt black, 2 years warranty, 49 euros', null],
  ])('keep their order and all of their words: %s', (prompt, expected) => {
    const items = itemsOf(prompt);
    if (expected) expect(items).toEqual(expected);
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(factsOf(prompt).details).toEqual([]);
    const places = factsOf(prompt).entries.map(({ item }) => item.start);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('leave the values of the whole page apart', () => {
    const { dates, times, places } = factsOf(
      'agenda for the choir committee, Monday 7 September 8pm in the vestry: budget for the tour, new robes, rota',
    );
    expect([...dates, ...times, ...places].map(({ text }) => text)).toEqual([
      'Monday 7 September',
      '8pm',
      'the vestry',
    ]);
  });
});

describe('sections in scripts without spaces', () => {
  it('begin after a space', () => {
    const { sections } = factsOf(
      '会議の議事録 11月20日 出席者:田中、佐藤 決定事項:新製品の発売は3月、予算は500万円',
    );
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['出席者', 2],
      ['決定事項', 2],
    ]);
  });
});
