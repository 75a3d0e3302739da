import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { WordRange } from './candidate.ts';
import { type HeadlineClause, type HeadlineReader, isOfKind } from './headline-reader.ts';
import { ownClause } from './list-clauses.ts';

/** Returns whether a page may be made to be hung up. A guide for a fridge is about the fridge. */
const isHung = (kind: KindId | null): boolean => kind === null || /^(?:flyer|list)$/.test(familyOf(kind));

const mostBefore = 3;
const mostNamed = 4;

/** Returns whether words behind the kind say where the page hangs: 'for the gate', 'to hang in the lobby', 'for behind the bar'. */
function isPlace({ words, language }: HeadlineReader, { first, next }: WordRange): boolean {
  const [opening, second] = [words[first], words[first + 1]];
  if (!opening?.isSmall || !second) return false;
  const { verbs, places } = pageWordsOf(language).hanging;
  const lead = words.slice(first, Math.min(next, first + mostBefore));
  if (lead.some(({ folded }) => isWordOf(folded, verbs))) return true;
  if (!isOfKind(opening, 'toward')) return false;
  const named = words.slice(first, next).filter(({ isWord, isSmall }) => isWord && !isSmall);
  const isNamed = named.length <= mostNamed && isWordOf(words[next - 1]?.folded ?? '', places);
  return isNamed || isOfKind(second, 'location');
}

/** Returns the words of a clause that say where the page hangs: behind the kind, or all of 'hang in the lobby'; null if none do. */
function placeIn(reader: HeadlineReader, { first, next }: HeadlineClause, isOwn: boolean): WordRange | null {
  const { words, kindSpan, language } = reader;
  const { verbs, places } = pageWordsOf(language).hanging;
  const inside = words.slice(first, next);
  if (isOwn) {
    const behind = inside.findIndex(({ start }) => kindSpan !== null && start >= kindSpan.end);
    const range = { first: first + behind, next };
    return behind > 0 && isPlace(reader, range) ? range : null;
  }
  const lead = inside.slice(0, mostBefore - 1);
  const isPut = lead.some(({ folded }) => isWordOf(folded, verbs));
  return isPut && inside.some(({ folded }) => isWordOf(folded, places)) ? { first, next } : null;
}

/** Returns the words that say where the page hangs, which head no page. */
export function placementsOf(reader: HeadlineReader): readonly WordRange[] {
  if (!isHung(reader.kind)) return [];
  const own = ownClause(reader);
  return reader.clauses.flatMap((clause, at) => placeIn(reader, clause, at === own) ?? []);
}

/** Returns whether a clause only names the kind and where the page hangs: 'sign for the gate'. */
export function isBareRequest(
  { words, kindSpan }: HeadlineReader,
  clause: HeadlineClause | undefined,
  placements: readonly WordRange[],
): boolean {
  if (!clause || kindSpan === null) return false;
  return words
    .slice(clause.first, clause.next)
    .every(
      ({ start, end, isWord, isSmall }, at) =>
        !isWord ||
        isSmall ||
        (start >= kindSpan.start && end <= kindSpan.end) ||
        placements.some(({ first, next }) => clause.first + at >= first && clause.first + at < next),
    );
}
