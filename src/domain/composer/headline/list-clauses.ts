import { ofEntries } from './candidate.ts';
import type { HeadlineClause, HeadlineReader } from './headline-reader.ts';

/** Returns the index of the clause that names the kind; -1 if none does. */
export const ownClause = ({ words, clauses, kindSpan }: HeadlineReader): number =>
  clauses.findIndex(
    ({ first, next }) =>
      kindSpan !== null &&
      (words[first]?.start ?? 0) <= kindSpan.start &&
      (words[next - 1]?.end ?? 0) > kindSpan.start,
  );

const fewestRows = 2;

/** Returns the indexes of clauses behind a colon that only have entries: 'shell, yolk' of 'parts: shell, yolk'. */
function entriesOf({ words, clauses }: HeadlineReader): number[] {
  const isEntry = ({ first, next }: HeadlineClause): boolean =>
    words
      .slice(first, next)
      .every(
        ({ isWord, isSmall, span }) => !isWord || isSmall || (span !== null && ofEntries.has(span.label)),
      );
  return clauses.flatMap((opening, first) => {
    if (opening.after !== 'colon') return [];
    const end = clauses.findIndex(({ after }, at) => at > first && after !== 'comma');
    const list = clauses.slice(first, end < 0 ? undefined : end);
    return list.length >= fewestRows && list.every(isEntry) ? list.map((_, at) => first + at) : [];
  });
}

/**
 * Returns the indexes of clauses that are rows of a list: several have a value at their beginning or end, end in a
 * colon, or are entries behind one. The clause that names the kind is none.
 */
export function rowsOf(reader: HeadlineReader): ReadonlySet<number> {
  const { words, clauses } = reader;
  const own = Math.max(0, ownClause(reader));
  const isValued = ({ first, next }: HeadlineClause): boolean =>
    Boolean(words[first]?.value ?? words[next - 1]?.value) || /^\d/.test(words[next - 1]?.text ?? '');
  const isPair = (at: number): boolean => clauses[at + 1]?.after === 'colon';
  const behind = clauses.map((_, at) => at).filter((at) => at > own);
  const valued = behind.filter((at) => isValued(clauses[at] as HeadlineClause));
  const pairs = behind.filter(isPair);
  return new Set(
    [valued, pairs, entriesOf(reader)].flatMap((rows) => (rows.length >= fewestRows ? rows : [])),
  );
}
