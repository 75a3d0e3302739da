import { overlaps } from '../facts/text-clauses.ts';
import { findKind, isCompounding, isKindLast, isKindName, typedKindName } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
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
export const isModified = ({ modifierEnd }: HeadlineReader): boolean => modifierEnd !== null;

/** Returns whether the kind says more in one word than its usual name: 'Hochzeitsbudget'. */
export const isCompounded = ({ kindSpan, language }: HeadlineReader): boolean =>
  kindSpan !== null &&
  isCompounding(language) &&
  !/\s/.test(kindSpan.text) &&
  !isKindName(kindSpan.text, language) &&
  findKind([kindSpan.text], language) !== null;

/** Kinds that are named by one word before them: 'IOU voucher'. The volunteers of a handbook need its name. */
const isNamedByWord = (kind: KindId | null): boolean => kind !== null && familyOf(kind) === 'flyer';
const fewestWords = 2;

/**
 * Returns whether a phrase is the words before the name of the kind, which say what the page is about: 'spring fair' of
 * 'spring fair flyer'.
 */
export function isModifier(reader: HeadlineReader, range: WordRange): boolean {
  const { words, kind, kindSpan, modifierEnd, language } = reader;
  const inside = words.slice(range.first, range.next);
  return (
    isKindLast(language) &&
    modifierEnd !== null &&
    (isNamedByWord(kind) || inside.filter(({ isWord }) => isWord).length >= fewestWords) &&
    inside[0]?.start === kindSpan?.start &&
    inside.at(-1)?.end === modifierEnd &&
    inside.every(({ isSmall }) => !isSmall) &&
    !isKindName(textOf(reader, range), language)
  );
}

/**
 * Returns the name of the kind, with the words before it: 'kids menu' says more than 'menu'. Beside those words, it is the
 * rest.
 */
export function kindNameOf(reader: HeadlineReader, beside?: WordRange): string {
  const { kindSpan, modifierEnd } = reader;
  if (kindSpan === null || modifierEnd === null) return usualName(reader);
  const isBeside = beside !== undefined && isModifier(reader, beside);
  return isBeside ? kindSpan.text.slice(modifierEnd - kindSpan.start).replace(/^[\s-]+/, '') : kindSpan.text;
}

/** Returns whether a phrase is only a part of the kind's name: 'plan' of 'lesson plan', or the name of a second kind. */
export function isKindPart(reader: HeadlineReader, { first, next }: WordRange): boolean {
  const { words, kindSpan, modifierEnd, language } = reader;
  const [start, end] = [words[first]?.start ?? 0, words[next - 1]?.end ?? 0];
  if (kindSpan === null) return false;
  const isSecond = words.slice(first, next).every(({ span }) => span?.label === 'kind');
  if (!overlaps({ start, end }, kindSpan))
    return isSecond && isKindName(textOf(reader, { first, next }), language);
  const isAll = start === kindSpan.start && end === kindSpan.end;
  // 'Customer survey' of 'results of the customer survey'.
  const isTail = end === kindSpan.end && modifierEnd !== null && start < modifierEnd;
  const isRest = end <= kindSpan.end && start >= kindSpan.start;
  return isRest && !isAll && !isTail && !isModifier(reader, { first, next });
}
