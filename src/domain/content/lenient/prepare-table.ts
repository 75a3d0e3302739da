import { looseBlocksOf } from '../markdown/loose/blocks.ts';
import { rankOf } from './field-names.ts';
import { asText } from './read-text.ts';
import { isRecord, type Loose } from './reading.ts';
import { nameKey } from './spelling.ts';

const nameOfColumn = (column: unknown): string => {
  if (!isRecord(column)) return asText(column, true) ?? '';
  const name = column.label ?? column.title ?? column.header ?? column.name ?? column.text;
  return asText(name ?? column.key ?? '', true) ?? '';
};

const keyOfColumn = (column: unknown): string => {
  if (!isRecord(column)) return asText(column, true) ?? '';
  const key = column.key ?? column.accessor ?? column.field ?? column.dataIndex ?? column.id;
  return typeof key === 'string' ? key : nameOfColumn(column);
};

const words = (key: string): string =>
  key
    .replace(/_+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Accepts tables as rows of cells, rows of objects, columns with keys, or Markdown. */
export function prepareTable(value: unknown): Loose | undefined {
  if (typeof value === 'string') return ofText(value);
  if (Array.isArray(value)) return value.length === 0 ? undefined : withRows({}, [], value);
  if (!isRecord(value)) return undefined;
  const keyOf = (field: string): string | undefined => {
    const named = Object.keys(value)
      .map((key) => ({ key, rank: rankOf(field, nameKey(key)) }))
      .filter(({ key, rank }) => rank !== undefined && Array.isArray(value[key]));
    return named.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))[0]?.key;
  };
  const headKey = keyOf('head');
  const rowsKey = keyOf('rows');
  if (rowsKey === undefined && headKey === undefined) return value;
  const rest = Object.fromEntries(
    Object.entries(value).filter(([key]) => key !== headKey && key !== rowsKey),
  );
  const head = headKey === undefined ? [] : (value[headKey] as readonly unknown[]);
  const rows = rowsKey === undefined || rowsKey === headKey ? [] : (value[rowsKey] as readonly unknown[]);
  return withRows(
    rest,
    head.length === 1 && Array.isArray(head[0]) ? head[0] : head,
    rows,
    headKey === undefined,
  );
}

function ofText(text: string): Loose | undefined {
  const table = looseBlocksOf(text).find((block) => block.type === 'table')?.table;
  if (isRecord(table)) return table;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  const mark = lines[0]?.includes('\t') ? '\t' : lines[0]?.includes(';') ? ';' : ',';
  const [head = [], ...rows] = lines.map((line) => line.split(mark).map((cell) => cell.trim()));
  return { head, rows };
}

function withRows(rest: Loose, head: readonly unknown[], rows: readonly unknown[], isHeadOpen = true): Loose {
  const records = rows.filter(isRecord);
  const cellsOf = (row: unknown): readonly unknown[] => {
    if (isRecord(row)) {
      const cells = row.cells ?? row.values;
      return Array.isArray(cells) ? cells : Object.values(row);
    }
    if (Array.isArray(row)) return row;
    return typeof row === 'string' && row.includes('|')
      ? row.replace(/^\s*\||\|\s*$/g, '').split('|')
      : [row];
  };
  const isOfRecords = records.length > 0 && records.every((row) => !Array.isArray(row.cells ?? row.values));
  if (isOfRecords) {
    const keys =
      head.length > 0
        ? head.map(keyOfColumn)
        : [...new Set(records.slice(0, 200).flatMap(Object.keys))].slice(0, 100);
    const byKey = (row: Loose, key: string): unknown =>
      key in row ? row[key] : row[Object.keys(row).find((name) => nameKey(name) === nameKey(key)) ?? ''];
    const isKeyed = records.some((row) => keys.some((key) => byKey(row, key) !== undefined));
    return {
      ...rest,
      head: head.length > 0 ? head.map(nameOfColumn) : keys.map(words),
      rows: rows.map((row) => {
        if (!isRecord(row)) return cellsOf(row).map((cell) => cell ?? '');
        return isKeyed
          ? keys.map((key) => byKey(row, key) ?? '')
          : Object.values(row).map((cell) => cell ?? '');
      }),
    };
  }
  const body = rows.map((row) => cellsOf(row).map((cell) => cell ?? ''));
  const isFirstHead = isHeadOpen && head.length === 0 && body.length > 1 && 'head' in rest === false;
  const [first = [], ...others] = body;
  if (isFirstHead) return { ...rest, head: first, rows: others };
  return { ...rest, head: head.map(nameOfColumn), rows: body };
}
