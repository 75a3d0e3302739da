import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';

/** Rows of a comparison: one cell for each list, empty where a list has nothing like it. */
export type AlignedRows = readonly (readonly string[])[];

const fewestEntries = 3;
/** From this share of entries on that have a counterpart in every list, lists are compared. */
const mostly = 0.6;
const stemLength = 4;

/** Returns what an entry is about: its words by their first letters, and its signs of money and percent. */
function termsOf(entry: string, language: ReaderLanguage): ReadonlySet<string> {
  const words = tokenize(entry)
    .filter(({ text, folded }) => /\p{L}/u.test(text) && saysSomething(folded, language))
    .map(({ folded }) => folded.slice(0, stemLength));
  return new Set([...words, ...(entry.match(/[\p{Sc}%]/gu) ?? [])]);
}

/** Returns from 0 to 1 how alike two entries are. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared === 0 ? 0 : shared / Math.min(one.size, other.size);
}

const alike = 0.5;

/**
 * Returns the entries of each list beside those of the first one that they correspond to, in its order; entries alone
 * in their list stand below. Null if the lists aren't parallel.
 */
export function alignedRows(
  lists: readonly (readonly string[])[],
  language: ReaderLanguage,
): AlignedRows | null {
  const [first, ...others] = lists;
  if (!first || others.length === 0 || lists.some(({ length }) => length < fewestEntries)) return null;
  const rows = first.map((entry) => [entry, ...others.map(() => '')]);
  const terms = first.map((entry) => termsOf(entry, language));
  const alone: string[][] = [];
  let paired = 0;
  for (const [at, list] of others.entries()) {
    const taken = new Set<number>();
    for (const [index, entry] of list.entries()) {
      const own = termsOf(entry, language);
      const ranked = terms
        .map((each, row) => ({ row, score: likeness(own, each) - Math.abs(row - index) / 100 }))
        .filter(({ row, score }) => !taken.has(row) && score >= alike)
        .sort((a, b) => b.score - a.score);
      const row = ranked[0]?.row;
      if (row === undefined) alone.push(lists.map((_, column) => (column === at + 1 ? entry : '')));
      else {
        taken.add(row);
        paired += 1;
        const cells = rows[row];
        if (cells) cells[at + 1] = entry;
      }
    }
  }
  const most = Math.max(...lists.map(({ length }) => length));
  return paired >= most * others.length * mostly ? [...rows, ...alone] : null;
}
