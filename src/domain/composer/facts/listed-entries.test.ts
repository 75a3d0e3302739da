import { describe, expect, it } from 'vitest';
import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { listedEntries } from './listed-entries.ts';

/** Spans of the words in text order; unlabeled words get no span. */
function entriesOf(text: string, labels: readonly (readonly [Label, string, number?])[]): string[] {
  let from = 0;
  const spans = labels.map(([label, words, confidence = 0.9]): ReadSpan => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    return { label, text: words, start, end: from, confidence, instruction: 0 };
  });
  return listedEntries(text, { language: 'en', spans, values: [], unread: undefined }).map(
    ({ item, parts }) => [item, ...parts].map(({ label, text: words }) => `${label} ${words}`).join(' | '),
  );
}

describe('the clauses of a list', () => {
  it('are its entries, regardless of labels', () => {
    expect(
      entriesOf('Menu: soup small/large 4/6, bread, grilled fish', [
        ['kind', 'Menu'],
        ['item', 'soup small/large 4/6'],
        ['item', 'bread'],
        ['detail', 'grilled fish'],
      ]),
    ).toEqual(['item soup small/large 4/6', 'item bread', 'item grilled fish']);
  });

  it('keep the labels of their parts', () => {
    expect(
      entriesOf('Menu: soup $4, 2 rolls', [
        ['kind', 'Menu'],
        ['item', 'soup'],
        ['money', '$4'],
        ['qty', '2'],
        ['item', 'rolls'],
      ]),
    ).toEqual(['item soup | money $4', 'item rolls | qty 2']);
  });

  it('keep a whole time before or after them', () => {
    expect(
      entriesOf('Timetable: Mon. 8.00-9.30 maths, kids 9/10 am, 6 pm choir at dusk', [
        ['kind', 'Timetable'],
        ['name', 'Mon'],
        ['time', '8.00-9.30'],
        ['place', 'maths, kids'],
        ['item', '9/'],
        ['time', '10 am'],
        ['time', '6 pm'],
        ['item', 'choir'],
      ]),
    ).toEqual([
      'item maths | time Mon. 8.00-9.30',
      'item kids | time 9/10 am',
      'item choir at dusk | time 6 pm',
    ]);
  });

  it('are not entries if they state place, time or audience of the page', () => {
    expect(
      entriesOf('Program: choir, quartet, town hall, 4 May. Free entry', [
        ['kind', 'Program'],
        ['item', 'choir'],
        ['item', 'quartet'],
        ['place', 'town hall'],
        ['date', '4 May'],
        ['detail', 'Free entry'],
      ]),
    ).toEqual(['item choir', 'item quartet']);
  });

  it('are not entries if few have the item label, or without a colon', () => {
    const spans = [
      ['kind', 'Program'],
      ['title', 'Spring concert', 0.4],
      ['detail', 'bring a friend'],
      ['item', 'choir'],
    ] as const;
    expect(entriesOf('Program: Spring concert, bring a friend, choir', spans)).toEqual([]);
    expect(
      entriesOf('Program with choir, quartet', [
        ['kind', 'Program'],
        ['item', 'choir'],
      ]),
    ).toEqual([]);
  });
});
