import { familyOf } from '../page/kinds.ts';
import { ofEntries } from './candidate.ts';
import { type HeadlineClause, type HeadlineReader, type HeadlineWord, saysMore } from './headline-reader.ts';

/** Returns the index of the clause that names the kind; -1 if none does. */
export const ownClause = ({ words, clauses, kindSpan }: HeadlineReader): number =>
  clauses.findIndex(
    ({ first, next }) =>
      kindSpan !== null &&
      (words[first]?.start ?? 0) <= kindSpan.start &&
      (words[next - 1]?.end ?? 0) > kindSpan.start,
  );

const mostOpening = 2;

/**
 * Returns the indexes of the clauses that may name the page: the first ones, the one that names the kind, and the next one
 * behind it. Clauses that only tell a length or a time are skipped, except on announcements, where the place follows.
 */
export function openingClauses(reader: HeadlineReader): ReadonlySet<number> {
  const { words, clauses, kind } = reader;
  const own = ownClause(reader);
  const isSkipping = kind !== null && familyOf(kind) !== 'flyer';
  const said = clauses.flatMap(({ first, next }, at) =>
    !isSkipping || saysMore(words.slice(first, next)) ? [at] : [],
  );
  const behind = said.find((at) => at > own);
  return new Set([...said.slice(0, mostOpening), own, ...(behind === undefined ? [] : [behind])]);
}

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

/** Returns whether a clause stands beside the kind in its sentence, before another one with the rows. */
export function isBesideKind(reader: HeadlineReader, at: number): boolean {
  const own = ownClause(reader);
  const rows = rowsOf(reader);
  const sentence = reader.clauses.slice(own + 1, at + 1);
  const isSame = own >= 0 && at > own && sentence.every(({ after }) => after === 'comma');
  const end = reader.clauses.findIndex(({ after }, each) => each > at && after !== 'comma');
  return isSame && end > at && [...rows].length > 0 && [...rows].every((row) => row >= end);
}

/** Returns which values a clause begins and ends with. */
function formOf({ words, clauses }: HeadlineReader, at: number): string {
  const clause = clauses[at];
  const [start, end] = [words[clause?.first ?? -1], words[(clause?.next ?? 0) - 1]];
  const typed = (word: HeadlineWord | undefined): string =>
    word?.value ?? (/^\d/.test(word?.text ?? '') ? 'number' : '');
  return `${typed(start)} ${typed(end)}`;
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
  // 'Minutes. Garden club, 6 May. Present: …': what has another form than all behind it is no row.
  const isApart = (at: number): boolean => at === own + 1 && formOf(reader, at) !== formOf(reader, at + 1);
  const valued = behind.filter((at) => isValued(clauses[at] as HeadlineClause) && !isApart(at));
  const pairs = behind.filter(isPair);
  return new Set(
    [valued, pairs, entriesOf(reader)].flatMap((rows) => (rows.length >= fewestRows ? rows : [])),
  );
}
