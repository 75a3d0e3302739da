import { describe, expect, it } from 'vitest';
import type { SheetPart } from './sheet.ts';
import { chartedRows, withFigures } from './with-figures.ts';

const months: SheetPart = { type: 'list', title: 'Loans', items: ['Jan 412', 'Feb 398', 'Mar 1,467'] };
const things: SheetPart = { type: 'list', title: 'In the hall', items: ['Chairs 60', 'Tables 12', 'Urns 2'] };

describe('series of figures', () => {
  it('are charts with the title of their list, and of their label', () => {
    const pair: SheetPart = {
      type: 'pairs',
      rows: [
        { label: 'Visits', value: 'Mon 18,600, Tue 19,150, Wed 22,400' },
        { label: 'Cash', value: '$41,300' },
      ],
    };
    const made = withFigures([months, pair], 'en');
    expect(made).toMatchObject([
      {
        type: 'runs',
        title: 'Loans',
        runs: [{ figures: [{ amount: 412 }, { amount: 398 }, { amount: 1467 }] }],
      },
      { type: 'runs', title: 'Visits', runs: [{ figures: [{ amount: 18600 }, {}, {}] }] },
      { type: 'pairs', rows: [{ label: 'Cash', value: '$41,300' }] },
    ]);
  });

  it('are charts of things on slides alone', () => {
    expect(withFigures([things], 'en')).toEqual([things]);
    expect(withFigures([things], 'en', chartedRows)).toMatchObject([{ type: 'runs', title: 'In the hall' }]);
  });

  it('leave lists alone that say more than a name and a number', () => {
    const more: SheetPart = {
      type: 'list',
      title: 'Loans',
      items: ['Jan 412 books', 'Feb 398', 'Mar, a record: 467'],
    };
    expect(withFigures([more], 'en')).toEqual([more]);
  });
});
