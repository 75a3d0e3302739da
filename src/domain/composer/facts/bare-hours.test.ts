import { expect, it } from 'vitest';
import { withBareHours } from './bare-hours.ts';
import { marked } from './marked.test-data.ts';

const rowsOf = (line: string) => {
  const { text, spans } = marked(line);
  return withBareHours(text, spans, { values: [], language: 'en' }).map(
    ({ label, text }) => `${label} ${text}`,
  );
};

it('reads numbers as hours if every row starts with one and a row has a time', () => {
  expect(
    rowsOf(
      '{kind|program}, {time|2pm} {item|ceremony}, {length|5 dinner}, 8 {item|first dance}, {look|elegant}',
    ),
  ).toEqual([
    'kind program',
    'time 2pm',
    'item ceremony',
    'time 5',
    'item dinner',
    'time 8',
    'item first dance',
    'look elegant',
  ]);
});

it('leaves counts alone', () => {
  for (const line of [
    '{kind|program}, {time|2pm} {item|ceremony}, {item|5 speeches}, {item|dancing}',
    '{kind|program}, {item|3 songs}, {item|5 speeches}, {item|2 dances}',
    '{kind|program}, {time|2pm} {item|ceremony}, {item|40 guests}, {item|8 tables}',
  ])
    expect(rowsOf(line)).toEqual(marked(line).spans.map(({ label, text }) => `${label} ${text}`));
});
