import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { isFigured, type KindId } from '../page/kinds.ts';

/** Columns in the order of a table. A unit is part of its number. */
const columnRoles = [
  'date',
  'time',
  'name',
  'dur',
  'person',
  'place',
  'note',
  'qty',
  'rate',
  'amount',
] as const satisfies readonly RowRole[];
export type ColumnRole = (typeof columnRoles)[number];

/** Columns of numbers, set flush right. */
export const numeric: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['qty', 'rate', 'amount']);

/** From this share of rows on, what they have is a column. */
const mostly = 0.5;

export const has = (row: ReadRow, role: RowRole): boolean => row.parts.some(({ label }) => label === role);

export const isBracketed = ({ text }: Pick<Labeled<RowRole>, 'text'>): boolean => /^[([（]/u.test(text);

export const isPriced = (row: ReadRow): boolean => has(row, 'amount') || has(row, 'rate');

/** Returns whether a row has a name and a person beside it. */
const isLed = (row: ReadRow): boolean => has(row, 'name') && has(row, 'person');

/** From this number of rows on, numbers behind the amounts are what they are compared to. */
const fewestCompared = 2;

/** Returns whether a row compares its amount with another: 'takings £9,872, in May £8,410'. */
function isCompared({ parts }: ReadRow): boolean {
  const amount = parts.findIndex(({ label }) => label === 'amount' || label === 'qty');
  return amount >= 0 && parts.slice(amount).some(({ label }) => label === 'note');
}

/** A quantity before its name is a part of it: '5 pairs socks'. */
export const qtyLeads = ({ parts }: ReadRow): boolean => {
  const qty = parts.findIndex(({ label }) => label === 'qty');
  const name = parts.findIndex(({ label }) => label === 'name');
  return qty >= 0 && name > qty;
};

/** Roles that name a row without a name. */
export const naming: readonly ColumnRole[] = ['dur', 'person', 'place', 'note'];

export const isTime = (role: RowRole | undefined): boolean => role === 'date' || role === 'time';

/** Returns whether a part has a column; a unit stands with its number. */
const isIn = (role: RowRole, columns: readonly ColumnRole[]): boolean =>
  role === 'unit' || columns.some((column) => column === role);

/** Kinds that are read by the clock. */
const byTime: ReadonlySet<KindId> = new Set<KindId>(['agenda', 'program']);

/** Returns the columns of parallel rows: what at least half of them have. */
export function columnsOf(rows: readonly ReadRow[], kind: KindId | null = null): ColumnRole[] {
  const share = (test: (row: ReadRow) => boolean): number => rows.filter(test).length / rows.length;
  const arePriced = share(isPriced) >= mostly;
  const columns = columnRoles.filter((role) => {
    // A price per unit and a price of the whole never share a column.
    if (role === 'amount' && arePriced) return rows.some((row) => has(row, 'amount'));
    if (role === 'qty') return share((row) => has(row, 'qty') && !qtyLeads(row)) >= mostly;
    if (role === 'note')
      return share((row) => row.parts.some((part) => part.label === 'note' && !isBracketed(part))) >= mostly;
    // A person who names a row stands where other rows have their names.
    if (role === 'person' && rows.some((row) => has(row, 'name')) && !rows.some(isLed)) return false;
    return share((row) => has(row, role)) >= mostly;
  });
  const isNamed =
    columns.some((role) => role === 'name' || naming.includes(role)) ||
    (columns.some(isTime) && rows.every(({ parts }) => parts.every(({ label }) => isIn(label, columns))));
  const named = isNamed ? columns : columnRoles.filter((role) => role === 'name' || columns.includes(role));
  const isByTime = kind !== null && byTime.has(kind) && rows.every((row) => has(row, 'time'));
  const beginsTimed = isByTime || share(({ parts }) => isTime(parts[0]?.label)) >= mostly;
  const hasFigures = columns.includes('amount') || columns.includes('qty');
  if (isFigured(kind) && hasFigures && rows.filter(isCompared).length >= fewestCompared) {
    const others = named.filter((role) => role !== 'note' && !isTime(role));
    const times = named.filter(isTime);
    return beginsTimed ? [...times, ...others, 'note'] : [...others, ...times, 'note'];
  }
  // A timetable begins with its times; elsewhere they say by when.
  if (beginsTimed) return named;
  return [
    ...named.filter((role) => !isTime(role) && !numeric.has(role)),
    ...named.filter(isTime),
    ...named.filter((role) => numeric.has(role)),
  ];
}
