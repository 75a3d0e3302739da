import type { Entry, Phrase } from './facts.ts';
import type { Range } from './text-clauses.ts';

/** Longer phrases are sentences of their own. */
const longestPoint = 60;

/** Between two entries of a series: commas, semicolons and line breaks. */
const isSeparator = (between: string): boolean =>
  /^[\s,;、，；،؛•]+$/u.test(between) && between.trim() !== '';

/**
 * Moves details into the list that they are part of: a short phrase that only a comma separates from an entry is the
 * next entry, however it was labeled. Quantities and prices of entries stay with their items.
 */
export function joinSeries(
  text: string,
  entries: readonly Entry[],
  details: readonly Phrase[],
): { readonly entries: readonly Entry[]; readonly details: readonly Phrase[] } {
  const rangeOf = ({ item, parts }: Entry): Range => ({
    start: Math.min(item.start, ...parts.map(({ start }) => start)),
    end: Math.max(item.end, ...parts.map(({ end }) => end)),
  });
  const series = entries.map(rangeOf);
  const open = details.filter(({ text: words }) => words.length <= longestPoint);
  const joined: Phrase[] = [];
  const isBeside = ({ start, end }: Phrase): boolean =>
    series.some(
      (range) =>
        (range.end <= start && isSeparator(text.slice(range.end, start))) ||
        (end <= range.start && isSeparator(text.slice(end, range.start))),
    );
  for (let found = open.find(isBeside); found; found = open.find(isBeside)) {
    open.splice(open.indexOf(found), 1);
    joined.push(found);
    series.push(found);
  }
  if (joined.length === 0) return { entries, details };
  const added = joined.map((phrase): Entry => ({ item: { ...phrase, label: 'item' }, parts: [] }));
  const inOrder = [...entries, ...added].sort((a, b) => rangeOf(a).start - rangeOf(b).start);
  return { entries: inOrder, details: details.filter((phrase) => !joined.includes(phrase)) };
}
