import { addScores, type SparseWeights, unpackWeights } from '../../reader/model/sparse-weights.ts';
import type { Range } from '../facts/text-clauses.ts';
import { kindModifier, typedKindName } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { candidatesOf, textOf } from './candidates.ts';
import { headlineBucketCount, headlineBuckets } from './headline-features.ts';
import { type HeadlineReader, type HeadlineSource, readHeadline } from './headline-reader.ts';
import packed from './weights.json' with { type: 'json' };

/** The words that head a page. */
export interface Headline {
  readonly text: string;
  /** Where they stand in the prompt; null if they are the usual name of the kind. */
  readonly range: Range | null;
}

/** Shorter names of kinds are abbreviations. */
const shortestName = 6;

let unpacked: SparseWeights | undefined;

/** Returns the usual name of the kind, or the one that the prompt uses. */
export function usualTitle({ kind, kindSpan, language }: HeadlineReader): string {
  if (kind === null) return '';
  const typed = kindSpan && typedKindName(kindSpan.text, kind, language);
  if (typed) return typed;
  // A kind that Octavo doesn't know by name, or a compound, is still what the page is called.
  const { vague, titles } = pageWordsOf(language);
  const isNamed =
    kindSpan !== null && kindSpan.text.length >= shortestName && !hasWordOf(kindSpan.text, vague ?? '');
  return isNamed ? kindSpan.text : titles[kind];
}

/** Returns the kind with the words before its name: 'kids menu' says more than 'menu'. */
const modifiedTitle = ({ kindSpan, language }: HeadlineReader): string | null =>
  kindSpan && kindModifier(kindSpan.text, language) !== null ? kindSpan.text : null;

/** Returns the most likely headline of a prompt: a whole phrase of it, or the name of its kind. */
export function chooseHeadline(source: HeadlineSource): Headline | null {
  unpacked ??= unpackWeights(packed, headlineBucketCount);
  const reader = readHeadline(source);
  let best: Headline | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const score = new Float32Array(1);
  for (const candidate of candidatesOf(reader)) {
    const buckets = headlineBuckets(reader, candidate);
    score[0] = 0;
    addScores(unpacked, buckets, 0, buckets.length, score, 0);
    if (score[0] <= most) continue;
    most = score[0];
    const { first, next, clause } = candidate;
    const [start, end] = [reader.words[first], reader.words[next - 1]];
    best =
      clause < 0 || !start || !end
        ? { text: modifiedTitle(reader) ?? usualTitle(reader), range: null }
        : { text: textOf(reader, candidate), range: { start: start.start, end: end.end } };
  }
  return best;
}
