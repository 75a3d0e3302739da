import { kindModifier, typedKindName } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
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

/** Returns the name of the kind, with the words before it: 'kids menu' says more than 'menu'. */
export function kindNameOf(reader: HeadlineReader): string {
  const { kindSpan, language } = reader;
  const isModified = kindSpan !== null && kindModifier(kindSpan.text, language) !== null;
  return isModified ? kindSpan.text : usualName(reader);
}
