import { fold } from '../../reader/tokenize.ts';
import type { SheetTable } from '../sheet/sheet.ts';

/** What a group says of each of its keys: a day of a week, a service for a size. */
export interface GridGroup {
  readonly title: string;
  readonly rows: readonly (readonly [key: string, value: string])[];
}

const fewestKeys = 2;
const mostColumns = 5;
/** From this share of cells on, two groups repeat their keys, and several. */
const mostlyFilled = 0.7;
const filledOfSeveral = 0.5;
const several = 4;
/** Characters that the columns beside the first hold without many lines. */
const roomOfColumns = 110;

const keysIn = (groups: readonly GridGroup[]): Map<string, string> => {
  const keys = new Map<string, string>();
  for (const { rows } of groups) for (const [key] of rows) if (!keys.has(fold(key))) keys.set(fold(key), key);
  return keys;
};

/** Returns whether groups say something of the same keys, each once. */
export function areGrid(groups: readonly GridGroup[]): boolean {
  const keys = keysIn(groups);
  const cells = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const areSingle = groups.every(
    ({ rows }) =>
      rows.length >= fewestKeys &&
      rows.every(([key, value]) => key !== '' && value !== '') &&
      new Set(rows.map(([key]) => fold(key))).size === rows.length,
  );
  const least = groups.length < several ? mostlyFilled : filledOfSeveral;
  return groups.length > 1 && areSingle && cells >= least * keys.size * groups.length;
}

/** Returns the keys in an order that each group agrees with as far as possible. */
function orderOf(groups: readonly GridGroup[]): string[] {
  const order: string[] = [];
  for (const { rows } of groups) {
    const keys = rows.map(([key]) => fold(key));
    for (const [at, key] of keys.entries()) {
      if (order.includes(key)) continue;
      const next = keys.slice(at).find((each) => order.includes(each));
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, key);
    }
  }
  return order;
}

/** Returns groups as a table with a column for each, or a row for each if they are many; null if it has no room. */
export function gridOf(groups: readonly GridGroup[], columns: 'left' | 'right'): SheetTable | null {
  const keys = keysIn(groups);
  const order = orderOf(groups);
  const cells = groups.map(({ rows }) => new Map(rows.map(([key, value]) => [fold(key), value] as const)));
  const isAcross = groups.length <= mostColumns;
  if (!isAcross && order.length > mostColumns) return null;
  const head = isAcross ? groups.map(({ title }) => title) : order.map((key) => keys.get(key) ?? '');
  const rows = isAcross
    ? order.map((key) => [keys.get(key) ?? '', ...cells.map((of) => of.get(key) ?? '')])
    : groups.map(({ title }, at) => [title, ...order.map((key) => cells[at]?.get(key) ?? '')]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at + 1] ?? '').length)),
  );
  if (widths.reduce((sum, width) => sum + width, 0) > roomOfColumns) return null;
  return {
    type: 'table',
    title: null,
    columns: ['left', ...head.map(() => columns)],
    head: ['', ...head],
    rows,
    keys: 0,
  };
}
