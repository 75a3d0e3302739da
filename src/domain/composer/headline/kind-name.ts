import { overlaps } from '../facts/text-clauses.ts';
import { isKindName, kindModifier, typedKindName } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { textOf, type WordRange } from './candidate.ts';
import type { HeadlineReader } from './headline-reader.ts';

/** Shorter names of kinds are abbreviations. */
const shortestName = 6;

/** Returns the usual name of the kind, or the one that the prompt uses. */
function usualName({ kind, kindSpan, language }: HeadlineReader): string {
  const typed = kind && kindSpan && typedKindName(kindSpan.text, kind, language);
  if (typed) return typed;
  // A kind that Octavo doesn't know by name, or a compound, is still what the page is called.
  const { vague, titles } = pageWordsOf(language);
  const isNamed =
    kindSpan !== null && kindSpan.text.length >= shortestName && !hasWordOf(kindSpan.text, vague ?? '');
  return isNamed ? kindSpan.text : kind === null ? '' : titles[kind];
}

/** Returns whether words before the kind say more of it: 'kids menu'. */
export const isModified = ({ kindSpan, language }: HeadlineReader): boolean =>
  kindSpan !== null && kindModifier(kindSpan.text, language) !== null;

/** Returns the name of the kind, with the words before it: 'kids menu' says more than 'menu'. */
export const kindNameOf = (reader: HeadlineReader): string =>
  reader.kindSpan !== null && isModified(reader) ? reader.kindSpan.text : usualName(reader);

/** Returns whether a phrase is only a part of the kind's name: 'plan' of 'lesson plan', or the name of a second kind. */
export function isKindPart(reader: HeadlineReader, { first, next }: WordRange): boolean {
  const { words, kindSpan, language } = reader;
  const [start, end] = [words[first]?.start ?? 0, words[next - 1]?.end ?? 0];
  if (kindSpan === null) return false;
  const isSecond = words.slice(first, next).every(({ span }) => span?.label === 'kind');
  if (!overlaps({ start, end }, kindSpan))
    return isSecond && isKindName(textOf(reader, { first, next }), language);
  const modifier = kindModifier(kindSpan.text, language);
  const isAll = start === kindSpan.start && end === kindSpan.end;
  return !isAll && end <= kindSpan.end && start >= kindSpan.start + (modifier?.length ?? 0);
}
