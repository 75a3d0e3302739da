import { describe, expect, it } from 'vitest';
import { withLineSums } from './line-sums.ts';
import { rowsOf } from './marked-rows.test-data.ts';
import type { RowRun } from './row-runs.ts';

function summed(marked: readonly string[], isSummed = false): RowRun {
  const { text, rows } = rowsOf(marked);
  const told = { text, language: 'en', kind: null, rows: { rows, others: [] }, headline: [] } as const;
  const [run] = withLineSums([{ type: 'run', group: null, rows, sums: [] }], told, isSummed);
  return run as RowRun;
}

const amountsOf = ({ rows }: RowRun): (string | undefined)[] =>
  rows.map(({ parts }) => parts.find(({ label }) => label === 'amount')?.text);

describe('the sums of lines', () => {
  it('are the prices of quantities', () => {
    const run = summed([
      '[name]lanterns [qty]12 at [rate]£2.50',
      '[name]hall [amount]£30',
      '[qty]1,500 [name]cups @ [rate]£2',
    ]);
    expect(amountsOf(run)).toEqual(['£30.00', '£30', '£3,000']);
    expect(run.sums).toEqual([]);
  });

  it('are summed up if that is asked for', () => {
    const run = summed(['[name]lanterns [qty]12 at [rate]£2.50', '[name]hall [amount]£30'], true);
    expect(run.sums).toEqual([{ label: 'Total', value: '£60.00' }]);
  });

  it.each([
    [
      'a size is no number of things',
      ['[name]plan [rate]£8 [note]a month [qty]6 [unit]GB', '[name]hall [amount]£30'],
    ],
    ['a price is missing', ['[name]lanterns', '[name]hall [amount]£30']],
    ['currencies differ', ['[name]lanterns [amount]€12', '[name]hall [amount]£30']],
    ['something is taken off', ['[name]grant [amount]-£12', '[name]hall [amount]£30']],
  ])('are open where %s', (_, rows) => expect(summed(rows, true).sums).toEqual([]));
});
