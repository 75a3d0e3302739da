import { fillText, type SlotFacts } from './fill-text.ts';
import { slotParts } from './slots.ts';

/** Fields that a part of a page is meaningless without. */
const carriers: ReadonlySet<string> = new Set([
  'text',
  'value',
  'title',
  'name',
  'label',
  'description',
  'table',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasExample = (value: unknown): boolean =>
  typeof value === 'string'
    ? slotParts(value).some(
        (part) => 'slot' in part && (part.slot === '' || /^(?:item|money)\d*$/.test(part.slot)),
      )
    : typeof value === 'object' && value !== null && Object.values(value).some(hasExample);

/** Lists with independent entries, so that an example entry is kept or dropped as a whole. */
const rowLists: ReadonlySet<string> = new Set(['items', 'rows', 'points', 'lines', 'stops']);

/** A bold lead with no text after it: 'Generosity.' */
const onlyLead = /^\*\*[^*\n]{1,200}\*\*\s*$/;

const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** A date in a row belongs to the row; it isn't the date of a letter. */
const inRow = (slots: SlotFacts): SlotFacts => ({
  ...slots,
  factFor: (slot) => slots.factFor({ ...slot, isAlone: false }),
});

const keepAll = (slots: SlotFacts): SlotFacts => ({ ...slots, missing: () => 'keep' });

/** Fills all texts below a value. Returns undefined if its essential text is gone. */
export function fillValue(value: unknown, language: string, slots: SlotFacts): unknown {
  if (typeof value === 'string') return fillText(value, language, slots) ?? undefined;
  if (Array.isArray(value))
    return value.map((entry) => fillValue(entry, language, slots)).filter((entry) => entry !== undefined);
  if (!isRecord(value)) return value;
  const own = value.type === 'paragraph' ? { ...slots, keepsGreetings: true } : slots;
  const isFacts = value.type === 'facts';
  const isPage = 'layout' in value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isRows = Array.isArray(inner) && rowLists.has(key) && !isFacts;
    if (isRows) return [key, fillRows(inner, language, own)] as const;
    // A page needs its title, even if the name isn't known yet.
    const isTitle = isPage && key === 'title';
    return [key, fillValue(inner, language, isTitle ? { ...own, keepsOpen: true } : own)] as const;
  });
  const isGone = entries.some(
    ([key, inner]) => inner === undefined && carriers.has(key) && value[key] !== undefined,
  );
  const isEmptied = entries.some(
    ([key, inner]) =>
      rowLists.has(key) && Array.isArray(inner) && inner.length === 0 && hasEntries(value[key]),
  );
  // A lead without its sentences is meaningless, too.
  const isBareLead =
    value.type === 'paragraph' &&
    typeof value.text === 'string' &&
    !onlyLead.test(value.text) &&
    entries.some(([key, inner]) => key === 'text' && typeof inner === 'string' && onlyLead.test(inner));
  const isLayout = 'layout' in value || 'schema' in value;
  if ((isGone || isEmptied || isBareLead) && !isLayout) return undefined;
  const kept = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  return kept;
}

/** An example row keeps its sample values, because half a row is meaningless. */
function fillRows(rows: readonly unknown[], language: string, slots: SlotFacts): unknown[] {
  return rows.flatMap((row) => {
    const own = inRow(slots.samples === 'keep' && hasExample(row) ? keepAll(slots) : slots);
    if (Array.isArray(row)) {
      const filled = row.map((cell) => fillText(String(cell), language, own));
      // A row is meaningless without its item.
      if (slots.samples === 'drop' && filled[row.findIndex(hasExample)] === null) return [];
      const cells = filled.map((cell) => cell ?? '');
      const [, ...values] = cells;
      const hadValue = row.slice(1).some((cell) => cell !== '');
      // A label is meaningless without its value.
      return hadValue && values.every((cell) => cell === '') ? [] : [cells];
    }
    const filled = fillValue(row, language, own);
    return filled === undefined ? [] : [filled];
  });
}
