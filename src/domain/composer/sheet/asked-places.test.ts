import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import { askedColumns, askedPlaces, withPlaces } from './asked-places.ts';

const list: Block = { type: 'list', items: [{ text: 'Sweep the porch' }] };
const table: Block = {
  type: 'table',
  table: { head: ['', ''], rows: [['Porch', 'Ida']], align: ['left', 'right'] },
};

describe('places to write on', () => {
  it.each([
    ['a tick box for every row', ['ticks']],
    ['columns for temperature and initials', ['initials']],
    ['two signature lines at the bottom', ['signature']],
    ['sticky notes in sticking-out colors', []],
  ] as const)('are asked for by "%s": %j', (words, expected) => {
    expect(askedPlaces([words], 'en')).toEqual(expected);
  });

  it('are boxes of a list and columns of a table', () => {
    expect(withPlaces([list], ['ticks'], 'en')).toMatchObject([{ items: [{ checked: false }] }]);
    expect(withPlaces([table], ['ticks', 'initials'], 'en')).toMatchObject([
      { table: { head: ['', '', 'Done', 'Initials'], rows: [['Porch', 'Ida', '', '']] } },
    ]);
  });

  it('make a table of a list that needs more than boxes', () => {
    expect(withPlaces([list], ['initials'], 'de')).toMatchObject([
      { type: 'table', table: { head: ['', 'Kürzel'], rows: [['Sweep the porch', '']] } },
    ]);
  });
});

describe('the columns to write in', () => {
  it.each([
    ['en', 'with columns for condition and who has it', ['condition', 'who has it']],
    ['en', 'columns: wanted, found, day', ['wanted', 'found', 'day']],
    ['en', 'a column at the end for remarks', ['remarks']],
    ['de', 'mit einer Spalte für Zustand', ['Zustand']],
    ['es', 'con columnas para estado y fecha', ['estado', 'fecha']],
    ['en', 'in two columns', []],
    ['en', 'a column for initials', []],
  ] as const)('are those that are asked for: %s %s', (language, wish, heads) =>
    expect(askedColumns([wish], language)).toEqual(heads),
  );
});
