import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { SheetTable } from '../sheet/sheet.ts';
import { isAmount } from './joined-prices.ts';
import { cellsOf } from './row-cells.ts';

type Part = Labeled<RowRole>;

const mostPrices = 4;

interface Tiered {
  readonly name: string;
  readonly prices: readonly { readonly label: string; readonly price: string }[];
}

/** Roles of words that say for what a price is: surely, or if all rows have the same. */
const labeling = [new Set<RowRole>(['unit', 'dur']), new Set<RowRole>(['unit', 'dur', 'note'])];
type Labeling = (typeof labeling)[number];

/** Returns the prices of a row, each with the words before or behind it that say for what. */
function tieredRow(text: string, row: ReadRow, language: ReaderLanguage, labels: Labeling): Tiered {
  const { parts } = row;
  const isLabel = (part: Part | undefined): part is Part => part !== undefined && labels.has(part.label);
  const first = parts.findIndex(isAmount);
  const isBefore = isLabel(parts[first - 1]);
  const start = isBefore ? first - 1 : first;
  const used = new Set<Part>();
  const prices = parts.flatMap((part, at) => {
    if (!isAmount(part)) return [];
    const beside = parts[isBefore ? at - 1 : at + 1];
    const label = isLabel(beside) ? beside : null;
    used.add(part);
    if (label) used.add(label);
    return [{ label: label?.text ?? '', price: part.text }];
  });
  const opening = parts.slice(0, start);
  const [name = ''] =
    opening.length === 0
      ? ['']
      : cellsOf(text, { ...row, parts: opening, end: opening.at(-1)?.end ?? row.end }, ['name'], language);
  const rest = parts.slice(start).filter((part) => !used.has(part));
  return {
    name: [name, ...rest.map((part) => trimEndOf(part.text, ' ,;.'))].filter(Boolean).join(', '),
    prices,
  };
}

interface TieredRows {
  readonly table: Omit<SheetTable, 'title'>;
  readonly count: number;
}

/** Returns rows with the same several prices each, and how many of them at the start do; null if they are no such rows. */
export const tieredRows = (
  text: string,
  rows: readonly ReadRow[],
  language: ReaderLanguage,
): TieredRows | null =>
  labeling.reduce<TieredRows | null>(
    (found, labels) => found ?? tieredBy(text, rows, language, labels),
    null,
  );

function tieredBy(
  text: string,
  rows: readonly ReadRow[],
  language: ReaderLanguage,
  labels: Labeling,
): TieredRows | null {
  const counts = rows.map(({ parts }) => parts.filter(isAmount).length);
  // What one costs and what all cost are no choice.
  if (rows.some(({ parts }) => new Set(parts.filter(isAmount).map(({ label }) => label)).size > 1))
    return null;
  const tiers = counts[0] ?? 0;
  const end = counts.findIndex((count) => count !== tiers);
  const count = end < 0 ? rows.length : end;
  if (tiers < 2 || tiers > mostPrices || count < 2) return null;
  // Behind rows of several prices, those of one price follow.
  if (counts.slice(count).some((each) => each > 1)) return null;
  const tiered = rows.slice(0, count).map((row) => tieredRow(text, row, language, labels));
  const [head] = tiered;
  const areSame = tiered.every(
    ({ name, prices }) =>
      name !== '' && prices.every(({ label }, at) => fold(label) === fold(head?.prices[at]?.label ?? '')),
  );
  // Prices of which only some say for what don't head columns.
  const isHeaded = new Set(head?.prices.map(({ label }) => label === '')).size === 1;
  if (!head || !areSame || !isHeaded) return null;
  return {
    count,
    table: {
      type: 'table',
      columns: ['left', ...head.prices.map(() => 'right' as const)],
      head: ['', ...head.prices.map(({ label }) => label)],
      rows: tiered.map(({ name, prices }) => [name, ...prices.map(({ price }) => price)]),
      keys: 0,
      priced: head.prices.map((_, at) => at + 1),
    },
  };
}
