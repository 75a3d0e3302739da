import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import { sortFacts } from './sort-facts.ts';
import { valueRows } from './value-rows.ts';

const today = '2026-11-22';
const rowsOf = (prompt: string): string[][] => {
  const { text, reading } = readRequest(prompt, { today });
  return valueRows(text, reading).map(({ item, parts: [when] }) => [when?.text ?? '', item.text]);
};

const names = [
  'Corran (H)',
  'Dale Park (A)',
  'tiling',
  'Mill Lane',
  'the Unicorn',
  'choir practice',
  'lunch',
];
const what = fc.uniqueArray(fc.constantFrom(...names), { minLength: 4, maxLength: 6 });
const isFirst = fc.boolean();
const opening = fc.constantFrom(
  'Timetable for the shuttle',
  'Leaflet for the village bus, Mondays',
  'Itinerary of our trip',
  'Fixtures of the second team',
);

/** A sentence in which each clause has its value at the same end. */
const sentence = (items: readonly string[], values: readonly string[], isBefore: boolean): string =>
  items.map((item, at) => (isBefore ? `${values[at]} ${item}` : `${item} ${values[at]}`)).join(', ');

describe('a sentence whose clauses each say when', () => {
  it('is a row for each clause, with all of its words', () => {
    fc.assert(
      fc.property(opening, what, isFirst, fc.boolean(), (start, items, isBefore, hasDates) => {
        const values = items.map((_, at) => (hasDates ? `${at + 3} May` : `${at + 9}:${at}5`));
        const rows = rowsOf(`${start}. ${sentence(items, values, isBefore)}. Bring a hat.`);
        expect(rows).toEqual(items.map((item, at) => [values[at], item]));
      }),
      { numRuns: 30 },
    );
  });

  it('has times with a point if they rise, and prices otherwise', () => {
    expect(rowsOf('Leaflet for the bus. Green 9.05, shop 9.14, inn 9.21, market 9.38')).toEqual([
      ['9.05', 'Green'],
      ['9.14', 'shop'],
      ['9.21', 'inn'],
      ['9.38', 'market'],
    ]);
    expect(rowsOf('Flyer for the cafe. Tea 1.50, cake 2.50, soup 4.95, pie 6.00')).toEqual([]);
  });

  it('keeps the second day of a span', () => {
    expect(
      rowsOf('Timeline of the roof. Strip May 5-6, felt May 7-9, tiles May 12-14').map(([when]) => when),
    ).toEqual(['May 5-6', 'May 7-9', 'May 12-14']);
  });

  it('may have a clause without a time', () => {
    expect(
      rowsOf('Timetable for the fair. Doors 9:10, stalls 9:30, raffle, band 11:15, close 12:45'),
    ).toContainEqual(['', 'raffle']);
  });
});

it('leaves sentences with fewer times as they are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (one, other) => {
      expect(rowsOf(`Flyer for the fair. ${one} 9:10, ${other} 10:20`)).toEqual([]);
    }),
  );
});

it('puts every row into the facts once', () => {
  fc.assert(
    fc.property(what, (items) => {
      const values = items.map((_, at) => `${at + 3} May`);
      const { text, reading } = readRequest(`Fixtures of the second team: ${sentence(items, values, true)}`, {
        today,
      });
      const { entries } = sortFacts(text, reading);
      expect(entries.map(({ item }) => item.text)).toEqual(items);
      expect(entries.map(({ parts: [when] }) => when?.text)).toEqual(values);
    }),
    { numRuns: 20 },
  );
});
