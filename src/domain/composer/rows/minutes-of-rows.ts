import type { ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import { isNumbered, numberOf, rowWords } from './row-cells.ts';
import type { RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

const between = /^[\s,;:.–—-]*/u;

interface Item {
  readonly name: string;
  /** The number directly behind the name, with its unit. */
  readonly figure: string;
  readonly text: string;
  readonly who: string;
  readonly due: string;
}

/** What has a column of its own at the end of an item. */
const aside: ReadonlySet<RowRole> = new Set<RowRole>(['person', 'date', 'time']);

const flat = (words: string): string => words.replace(between, '').replaceAll(/\s+/g, ' ').trim();

/** Returns an item of a meeting: its figure and what was said of it as typed, who takes it on and by when. */
function itemOf(text: string, row: ReadRow, hasFigures: boolean): Item {
  const { parts } = row;
  const [name, next] = parts;
  const count = isNumbered(text, row) ? `${numberOf(text, row)}. ` : '';
  if (!name || !next || (name.label !== 'name' && name.label !== 'person'))
    return { name: `${count}${rowWords(text, row)}`, figure: '', text: '', who: '', due: '' };
  const who = parts.filter((part) => part.label === 'person' && part !== name);
  const dates = parts.filter(({ label }) => label === 'date' || label === 'time');
  const behind = parts.slice(parts.findLastIndex(({ label }) => !aside.has(label)) + 1);
  // Who and when at the end have columns of their own; within a sentence they belong to it.
  const last = parts.findLast((part) => !behind.includes(part)) ?? name;
  const end = Math.max(last.end, name.end);
  const start = hasFigures ? endOfFigure(row) : name.end;
  return {
    name: `${count}${text.slice(parts[0]?.start, name.end)}`,
    figure: flat(text.slice(name.end, start)),
    text: flat(text.slice(start, end)),
    who: who.map((part) => part.text).join(', '),
    due: dates
      .filter((part) => behind.includes(part))
      .map((part) => part.text)
      .join(', '),
  };
}

/** Returns where the number directly behind the name of a row ends; the end of the name if there is none. */
function endOfFigure({ parts: [name, qty, unit] }: ReadRow): number {
  if (qty?.label !== 'qty') return name?.end ?? 0;
  return unit?.label === 'unit' ? unit.end : qty.end;
}

/** Below this share of items about which something was said, they are a list. */
const leastSaid = 0.6;
/** From this number of figures on, they have a column. */
const fewestFigures = 2;

/** Returns the items of a meeting as tables: what, what was said, who, and by when; null if hardly anything is said of them. */
export function minutesParts(runs: readonly RowRun[], { text, language }: Told): SheetPart[] | null {
  const { heads, meetings, labels } = pageWordsOf(language);
  const figured = runs.flatMap(({ rows }) => rows.filter(({ parts }) => parts[1]?.label === 'qty'));
  const groups = runs.map(({ group, rows }) => ({
    group,
    items: rows.map((row) => itemOf(text, row, figured.length >= fewestFigures)),
  }));
  const all = groups.flatMap(({ items }) => items);
  const columns = [
    { head: '', align: 'left' as const, of: ({ name }: Item) => name },
    { head: '', align: 'right' as const, of: ({ figure }: Item) => figure },
    { head: '', align: 'left' as const, of: (item: Item) => item.text },
    { head: heads.person, align: 'left' as const, of: ({ who }: Item) => who },
    { head: meetings?.headings.due ?? labels.when, align: 'left' as const, of: ({ due }: Item) => due },
  ].filter(({ of }) => all.some((item) => of(item) !== ''));
  const said = all.filter((item) => item.text !== '' || item.figure !== '' || item.who !== '').length;
  if (columns.length < 2 || said < all.length * leastSaid) return null;
  return groups.map(({ group: title, items }) => {
    const filled = columns.filter(({ of }) => items.some((item) => of(item) !== ''));
    return {
      type: 'table',
      title,
      columns: filled.map(({ align }) => align),
      head: filled.map(({ head }) => head),
      rows: items.map((item) => filled.map(({ of }) => of(item))),
      keys: 0,
    };
  });
}
