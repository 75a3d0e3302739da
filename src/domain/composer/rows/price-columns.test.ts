import { describe, expect, it } from 'vitest';
import { rowsOf } from './marked-rows.test-data.ts';
import { tieredRows } from './price-columns.ts';

describe('rows with several prices', () => {
  it('have a column for each price, headed by the words before it', () => {
    const { text, rows } = rowsOf([
      '[name]kayak [unit]hour [amount]£9 [unit]day [amount]£30',
      '[name]canoe [note]for three [unit]hour [amount]£14 [unit]day [amount]£45',
    ]);
    expect(tieredRows(text, rows, 'en')?.table).toMatchObject({
      head: ['', 'hour', 'day'],
      rows: [
        ['kayak', '£9', '£30'],
        ['canoe, for three', '£14', '£45'],
      ],
    });
  });

  it('have the words behind the prices as heads, if those stand there', () => {
    const { text, rows } = rowsOf([
      '[name]ferry [amount]€4 [unit]single [amount]€7 [unit]return',
      '[name]bike [amount]€2 [unit]single [amount]€3 [unit]return',
    ]);
    expect(tieredRows(text, rows, 'en')?.table.head).toEqual(['', 'single', 'return']);
  });

  it('may be followed by rows of one price', () => {
    const { text, rows } = rowsOf([
      '[name]kayak [amount]9 [amount]30',
      '[name]canoe [amount]14 [amount]45',
      '[name]life vest [amount]2',
    ]);
    expect(tieredRows(text, rows, 'en')?.count).toBe(2);
  });

  it.each([
    ['one price each', ['[name]kayak [amount]9', '[name]canoe [amount]14']],
    [
      'prices for different things',
      [
        '[name]tea [unit]pot [amount]4 [unit]cup [amount]2',
        '[name]ale [unit]pint [amount]5 [unit]half [amount]3',
      ],
    ],
  ])('are not those of %s', (_, marked) => {
    const { text, rows } = rowsOf(marked);
    expect(tieredRows(text, rows, 'en')).toBeNull();
  });
});
