import { describe, expect, it } from 'vitest';
import { computedCells } from './computed-columns.ts';

const rows = [
  ['North', '€1,200', '€1,500'],
  ['South', '€800', '€600'],
  ['Online', '', '€900'],
];

describe('a computed column', () => {
  it('computes shares of the total', () => {
    expect(computedCells({ of: 3 }, rows, ['Total', '', '€3,000'], 'en')).toEqual({
      cells: ['50%', '20%', '30%'],
      sum: '100%',
    });
  });

  it('computes signed changes, including those of the totals', () => {
    const sums = ['Total', '€2,000', '€3,000'];
    expect(computedCells({ of: 3, from: 2 }, rows, sums, 'en')).toEqual({
      cells: ['+25%', '−25%', ''],
      sum: '+50%',
    });
  });

  it("rounds to one decimal in the language's format", () => {
    expect(computedCells({ of: 1 }, [['1,5'], ['3']], undefined, 'de').cells).toEqual([
      '33,3\u00a0%',
      '66,7\u00a0%',
    ]);
  });

  it.each([
    ['units differ', [['3 kg'], ['4 km']], { of: 1 }],
    ['a cell is no number', [['3'], ['many']], { of: 1 }],
    ['the base is zero', [['0', '5']], { of: 2, from: 1 }],
    ['the column is not there', [['3'], ['4']], { of: 7 }],
    ['a sum is zero', [['0'], ['0']], { of: 1 }],
  ])('stays empty if %s', (_name, cells, column) => {
    const computed = computedCells(column, cells, undefined, 'en').cells;
    expect(computed.every((cell) => cell === '')).toBe(true);
  });
});
