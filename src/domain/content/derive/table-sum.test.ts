import { describe, expect, it } from 'vitest';
import { sumRow } from './table-sum.ts';

describe('the sums of a table', () => {
  it('adds up numeric columns exactly, with their unit, and leaves the others empty', () => {
    const rows = [
      ['Flour', '1,200.10 kg', '$0.10', '2 bags'],
      ['Sugar', '**300** kg', '$0.20', 'a lot'],
      ['Salt', '', '$1,000', '1 bag'],
    ];
    expect(sumRow(rows, 4, 'Total', 'en')).toEqual(['Total', '1,500.10 kg', '$1,000.30', '']);
  });

  it("reads and writes numbers in the language's format", () => {
    expect(
      sumRow(
        [
          ['a', '1.200,50 €'],
          ['b', '99,50 €'],
        ],
        2,
        'Summe',
        'de',
      ),
    ).toEqual(['Summe', '1.300,00 €']);
    expect(
      sumRow(
        [
          ['a', '1 200,5'],
          ['b', '−0,5'],
        ],
        2,
        'Total',
        'fr',
      ),
    ).toEqual(['Total', '1\u202f200,0']);
  });

  it.each([
    [
      'units that differ',
      [
        ['a', '5 kg'],
        ['b', '5 lb'],
      ],
    ],
    [
      'a point that groups nothing',
      [
        ['a', '1.5'],
        ['b', '2.5'],
      ],
    ],
    [
      'two numbers in a cell',
      [
        ['a', '9 to 12'],
        ['b', '3'],
      ],
    ],
    [
      'a date',
      [
        ['a', '2026-01-02'],
        ['b', '2026-01-03'],
      ],
    ],
    [
      'words',
      [
        ['a', 'none'],
        ['b', '3'],
      ],
    ],
  ])('computes nothing from %s', (_name, rows) => {
    expect(sumRow(rows, 2, 'Summe', 'de')).toEqual(['Summe', '']);
  });
});
