import { describe, expect, it } from 'vitest';
import { withJoinedPrices } from './joined-prices.ts';
import { rowsOf } from './marked-rows.test-data.ts';

describe('several prices of a row', () => {
  it.each([
    ['[name]ginger tea [note]small [amount]£3 [note]large [amount]£4.50', 'small £3, large £4.50'],
    ['[name]plate of dumplings [amount]6 [note]with broth [amount]8', '6, with broth 8'],
    ['[name]punt [rate]£6 [note]hour [rate]£18 [note]day', '£6 hour, £18 day'],
    ['[name]kite [amount]9 [amount]12', '9, 12'],
  ])('keep what each is for: %s', (row, price) => {
    const { text, rows } = rowsOf([row]);
    const parts = rows.flatMap((each) => withJoinedPrices(text, each).parts);
    expect(parts.map((part) => part.text)).toContain(price);
    expect(parts.filter(({ label }) => label === 'amount')).toHaveLength(1);
  });

  it.each([
    '[name]kite [amount]9 [note]with tail',
    '[name]laptops [qty]35 at [rate]$1,250 [amount]$43,750',
    '[name]tea [amount]3 [name]scone [amount]4',
  ])('are none in: %s', (row) => {
    const { text, rows } = rowsOf([row]);
    expect(rows.map((each) => withJoinedPrices(text, each))).toEqual(rows);
  });
});
