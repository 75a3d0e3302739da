import type { BillLine } from '../../blocks/bill.ts';
import type { Chart } from '../../blocks/chart.ts';
import type { Table } from '../../blocks/table.ts';
import type { WriteText } from './write-inline.ts';

const rules = { left: ':---', right: '---:', center: ':---:' } as const;

function rows(head: readonly string[], body: readonly (readonly string[])[], align?: Table['align']): string {
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  const rule = `|${head.map((_, at) => (align ? rules[align[at] ?? 'left'] : '---')).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

export const writeTable = ({ head, rows: body, align }: Table, cell: WriteText): string =>
  rows(
    head.map(cell),
    body.map((row) => row.map(cell)),
    align,
  );

export function writeChartTable({ labels, series }: Chart, cell: WriteText): string {
  const head = ['', ...series.map(({ name }) => cell(name))];
  const body = labels.map((label, at) => [
    cell(label),
    ...series.map(({ values, written }) => {
      const value = written?.[at] ?? values[at];
      return value === null || value === undefined
        ? ''
        : typeof value === 'number'
          ? plainNumber(value)
          : cell(value);
    }),
  ]);
  return rows(head, body);
}

const plainNumber = (value: number): string => String(value);

const columns: readonly { name: string; field: keyof BillLine; isAlways?: true }[] = [
  { name: 'Code', field: 'code' },
  { name: 'Description', field: 'description', isAlways: true },
  { name: 'Detail', field: 'detail' },
  { name: 'Group', field: 'group' },
  { name: 'Quantity', field: 'quantity', isAlways: true },
  { name: 'Unit', field: 'unit' },
  { name: 'Rate', field: 'rate', isAlways: true },
  { name: 'Tax', field: 'tax' },
  { name: 'Discount', field: 'discount' },
  { name: 'Remark', field: 'remark' },
];

export function writeBillTable(lines: readonly BillLine[], cell: WriteText): string {
  const used = columns.filter(
    ({ field, isAlways }) => isAlways || lines.some((line) => line[field] !== undefined),
  );
  const body = lines.map((line) =>
    used.map(({ field }) => {
      const value = line[field];
      if (value === null || value === undefined) return '';
      return typeof value === 'number' ? plainNumber(value) : cell(value);
    }),
  );
  return rows(
    used.map(({ name }) => name),
    body,
  );
}
