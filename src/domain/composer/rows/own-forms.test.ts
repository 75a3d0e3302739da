import { describe, expect, it } from 'vitest';
import type { KindId } from '../page/kinds.ts';
import { cvParts } from './entries-of-rows.ts';
import { rowsOf } from './marked-rows.test-data.ts';
import { minutesParts } from './minutes-of-rows.ts';
import { columnsOf } from './row-columns.ts';
import type { RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

function told(kind: KindId, marked: readonly string[]): { run: RowRun; told: Told } {
  const { text, rows } = rowsOf(marked);
  return {
    run: { type: 'run', group: null, rows, sums: [] },
    told: { text, language: 'en', rows: { rows, others: [] }, headline: [], kind },
  };
}

describe('items of a meeting', () => {
  const partsOf = (...marked: readonly string[]) => {
    const { run, told: page } = told('minutes', marked);
    return minutesParts([run], page);
  };

  it('have their figures in a column, and all that is said beside it', () => {
    expect(
      partsOf(
        '[name]moorings free [qty]4',
        '[name]life jackets [qty]11 [note]two torn',
        '[name]slipway [note]mend it [person]Oona',
      ),
    ).toMatchObject([
      {
        columns: ['left', 'right', 'left', 'left'],
        rows: [
          ['moorings free', '4', '', ''],
          ['life jackets', '11', 'two torn', ''],
          ['slipway', '', 'mend it', 'Oona'],
        ],
      },
    ]);
  });

  it('are named by people where they have no other name', () => {
    expect(partsOf('[person]Oona [note]rings on Fridays', '[person]Tav [note]never rings')).toMatchObject([
      {
        rows: [
          ['Oona', 'rings on Fridays'],
          ['Tav', 'never rings'],
        ],
      },
    ]);
  });
});

describe('columns', () => {
  it.each([
    ['one column of names and people that no row has both of', ['[name]rowing', '[person]Oona'], ['name']],
    ['a column of people beside names', ['[name]rowing [person]Tav', '[person]Oona'], ['name', 'person']],
  ])('are %s', (_, marked, columns) => expect(columnsOf(rowsOf(marked).rows)).toEqual(columns));

  it('begin with the times of a program, and elsewhere with what is typed first', () => {
    const { rows } = rowsOf(['[name]kayaks [time]9 am', '[name]canoes [time]11 am']);
    expect(columnsOf(rows, 'program')).toEqual(['time', 'name']);
    expect(columnsOf(rows, 'checklist')).toEqual(['name', 'time']);
  });
});

describe('posts of a CV', () => {
  it('have the years that were read as those of the next post', () => {
    const { run, told: page } = told('cv', [
      '[name]sailmaker [place]Lugg & Co',
      '[date]2011-2016 [note](storm jibs)',
      '[name]rigger [place]Tarn Yard',
      '[date]2009-2011 [place]Tarn College',
    ]);
    expect(cvParts([run], page)).toMatchObject([
      {
        type: 'entries',
        items: [
          { title: 'sailmaker, Lugg & Co', when: '2011-2016', text: '(storm jibs)' },
          { title: 'rigger, Tarn Yard', when: '2009-2011', text: '' },
          { title: 'Tarn College', when: '', text: '' },
        ],
      },
    ]);
  });
});
