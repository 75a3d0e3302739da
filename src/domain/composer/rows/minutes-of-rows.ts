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
  readonly text: string;
  readonly who: string;
  readonly due: string;
}

/** What has a column of its own at the end of an item. */
const aside: ReadonlySet<RowRole> = new Set<RowRole>(['person', 'date', 'time']);

/** Returns an item of a meeting: what was said of it as typed, who takes it on and by when. */
function itemOf(text: string, row: ReadRow): Item {
  const { parts } = row;
  const [name, next] = parts;
  const count = isNumbered(text, row) ? `${numberOf(text, row)}. ` : '';
  if (!name || !next || (name.label !== 'name' && name.label !== 'person'))
    return { name: `${count}${rowWords(text, row)}`, text: '', who: '', due: '' };
  const who = parts.filter((part) => part.label === 'person' && part !== name);
  const dates = parts.filter(({ label }) => label === 'date' || label === 'time');
  const behind = parts.slice(parts.findLastIndex(({ label }) => !aside.has(label)) + 1);
  // Who and when at the end have columns of their own; within a sentence they belong to it.
  const last = parts.findLast((part) => !behind.includes(part)) ?? name;
  const end = Math.max(last.end, name.end);
  const said = text.slice(name.end, end).replace(between, '').replaceAll(/\s+/g, ' ').trim();
  return {
    name: `${count}${text.slice(row.parts[0]?.start, name.end)}`,
    text: said,
    who: who.map((part) => part.text).join(', '),
    due: dates
      .filter((part) => behind.includes(part))
      .map((part) => part.text)
      .join(', '),
  };
}

/** Below this share of items about which something was said, they are a list. */
const leastSaid = 0.6;

/** Returns the items of a meeting as tables: what, what was said, who, and by when; null if hardly anything is said of them. */
export function minutesParts(runs: readonly RowRun[], { text, language }: Told): SheetPart[] | null {
  const { heads, meetings, labels } = pageWordsOf(language);
  const groups = runs.map(({ group, rows }) => ({ group, items: rows.map((row) => itemOf(text, row)) }));
  const all = groups.flatMap(({ items }) => items);
  const columns = [
    { head: '', of: ({ name }: Item) => name },
    { head: '', of: (item: Item) => item.text },
    { head: heads.person, of: ({ who }: Item) => who },
    { head: meetings?.headings.due ?? labels.when, of: ({ due }: Item) => due },
  ].filter(({ of }) => all.some((item) => of(item) !== ''));
  const said = all.filter((item) => item.text !== '' || item.who !== '').length;
  if (columns.length < 2 || said < all.length * leastSaid) return null;
  return groups.map(({ group: title, items }) => {
    const filled = columns.filter(({ of }) => items.some((item) => of(item) !== ''));
    return {
      type: 'table',
      title,
      columns: filled.map(() => 'left'),
      head: filled.map(({ head }) => head),
      rows: items.map((item) => filled.map(({ of }) => of(item))),
      keys: 0,
    };
  });
}
