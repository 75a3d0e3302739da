import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../../lib/words.ts';
import {
  emptyRow,
  faultsOf,
  type GridSource,
  gridOf,
  moved,
  readGrid,
  readPasted,
  withCell,
  withColumn,
  withoutColumn,
  withPasted,
} from './data-grid.ts';
import { writeGrid } from './write-grid.ts';

beforeAll(() => loadWords('grid'));

const chart: GridSource = {
  at: 'b3.chart',
  kind: 'chart',
  language: 'en',
  value: {
    kind: 'column',
    title: 'Rides',
    labels: ['Jan', 'Feb', 'Mar'],
    series: [{ name: 'Rides', values: [40, 180_000, 71], written: [null, '180k', '71'] }],
    mark: ['Mar'],
    events: [{ before: 'Feb', label: 'Strike' }],
  },
};

const table: GridSource = {
  at: 'b4.table',
  kind: 'table',
  language: 'en',
  value: {
    head: ['Item', 'Count', 'Note'],
    rows: [
      ['Oak', '3', 'tall'],
      ['Ash', '4', ''],
    ],
    foot: [['All', '7', 'x']],
    sum: 'Total',
    computed: [{ title: 'Share', of: 2 }],
    align: ['left', 'right', 'left'],
  },
};

describe('the grid of a chart', () => {
  it('returns the same data if nothing changes', () => {
    expect(writeGrid(chart, readGrid(chart))).toEqual(chart.value);
    expect(writeGrid(table, readGrid(table))).toEqual(table.value);
  });

  it('rejects an invalid number and names the cell', () => {
    const [fault] = faultsOf(withCell(readGrid(chart), 1, 1, 'abc'), chart);
    expect(fault).toEqual({ row: 1, column: 1, message: 'Row 2, Rides: “abc” is not a number.' });
    expect(faultsOf(withCell(readGrid(chart), 1, 1, '$1,200.50'), chart)).toEqual([]);
    expect(faultsOf(withCell(readGrid(chart), 0, 0, ' '), chart)).toHaveLength(1);
  });

  it('changes the printed value together with the number', () => {
    const grid = withCell(withCell(readGrid(chart), 2, 1, '75'), 0, 1, '2.5k');
    expect(writeGrid(chart, grid)).toMatchObject({
      series: [{ values: [2500, 180_000, 75], written: ['2.5k', '180k', null] }],
    });
  });

  it('keeps marks and events with a renamed label, and drops those of a removed one', () => {
    const renamed = withCell(readGrid(chart), 2, 0, 'March');
    expect(writeGrid(chart, renamed)).toMatchObject({ mark: ['March'] });
    const without = { ...renamed, rows: renamed.rows.slice(0, 1) };
    expect(writeGrid(chart, without)).not.toHaveProperty('mark');
    expect(writeGrid(chart, without)).not.toHaveProperty('events');
  });

  it('adds, removes and reorders rows and series', () => {
    const grid = withColumn(readGrid(chart), 'Walks');
    const more = { ...grid, rows: moved([...grid.rows, emptyRow(grid)], 0, 2) };
    const filled = withCell(withCell(more, 3, 0, 'Apr'), 3, 2, '9');
    expect(writeGrid(chart, filled)).toMatchObject({
      labels: ['Feb', 'Mar', 'Jan', 'Apr'],
      series: [{ values: [180_000, 71, 40, null] }, { name: 'Walks', values: [null, null, null, 9] }],
    });
    expect(writeGrid(chart, withoutColumn(filled, 1))).toMatchObject({ series: [{ name: 'Walks' }] });
  });

  it('parses numbers in the document language', () => {
    const german: GridSource = {
      ...chart,
      language: 'de',
      value: { labels: ['A'], series: [{ name: '', values: [1.5] }] },
    };
    const grid = readGrid(german);
    expect(grid.rows[0]?.cells[1]).toBe('1,5');
    expect(writeGrid(german, withCell(grid, 0, 1, '1.234,5'))).toMatchObject({
      series: [{ values: [1234.5] }],
    });
  });
});

describe('the grid of a table', () => {
  it('requires numbers in columns used for computed values', () => {
    expect(readGrid(table).columns.map(({ kind }) => kind)).toEqual(['text', 'number', 'text']);
    expect(faultsOf(withCell(readGrid(table), 0, 1, 'many'), table)).toHaveLength(1);
  });

  it('updates references to a moved column', () => {
    expect(writeGrid(table, withoutColumn(readGrid(table), 0))).toMatchObject({
      head: ['Count', 'Note'],
      foot: [['7', 'x']],
      computed: [{ title: 'Share', of: 1 }],
      align: ['right', 'left'],
    });
    expect(writeGrid(table, withoutColumn(readGrid(table), 1))).not.toHaveProperty('computed');
  });

  it('accepts spreadsheet cells and adds rows and columns as needed', () => {
    const cells = readPasted('Elm\t5\tnew\tx\r\nFir\t6\t\ty\r\n') ?? [];
    const grid = withPasted(readGrid(table), 1, 0, cells, true);
    expect(writeGrid(table, grid)).toMatchObject({
      rows: [
        ['Oak', '3', 'tall', ''],
        ['Elm', '5', 'new', 'x'],
        ['Fir', '6', '', 'y'],
      ],
    });
    expect(readPasted('one cell')).toBeNull();
  });
});

describe('the grid of lines', () => {
  const lines: GridSource = {
    at: 'p1.lines',
    kind: 'lines',
    language: 'en',
    value: [{ description: 'Design', quantity: 1, unit: 'hours', rate: 95, tax: 7 }],
  };

  it('keeps fields without a column and leaves an empty rate open', () => {
    const grid = readGrid(lines);
    const more = { ...grid, rows: [...grid.rows, { cells: ['Print', '2', '', ''], from: null }] };
    expect(writeGrid(lines, withCell(more, 0, 1, '3'))).toEqual([
      { description: 'Design', quantity: 3, unit: 'hours', rate: 95, tax: 7 },
      { description: 'Print', quantity: 2, rate: null },
    ]);
  });
});

describe('the data behind a part', () => {
  it('is found by the fields that it shows', () => {
    const html = '<figure data-chart="bar" data-drawn-from="columns.0.1.chart"></figure>';
    const content = { columns: [[{}, { chart: chart.value }]] };
    expect(gridOf({ content, language: 'en' }, { id: 'b3', html })).toMatchObject({
      at: 'b3.columns.0.1.chart',
      kind: 'chart',
    });
    expect(
      gridOf({ content: {}, language: 'en' }, { id: 'b3', html: '<p data-field="text">x</p>' }),
    ).toBeNull();
  });
});
