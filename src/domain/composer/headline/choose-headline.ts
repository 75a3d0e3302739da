import { addScores, type SparseWeights, unpackWeights } from '../../reader/model/sparse-weights.ts';
import type { Range } from '../facts/text-clauses.ts';
import { type Candidate, textOf, type WordRange } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { headlineBucketCount, headlineBuckets } from './headline-features.ts';
import { type HeadlineReader, type HeadlineSource, readHeadline } from './headline-reader.ts';
import { sayCandidate } from './say-candidate.ts';
import packed from './weights.json' with { type: 'json' };

/** The words that head a page. */
export interface Headline {
  readonly text: string;
  /** Where they stand in the prompt; null if they are the usual name of the kind. */
  readonly range: Range | null;
  /** The words at the range, if the kind or other words are composed with them. */
  readonly words?: string;
  /** Where the other words stand. */
  readonly second?: Range;
}

/** Returns where the words of a headline stand in the prompt. */
export const rangesOf = (headline: Headline | null): readonly Range[] =>
  [headline?.range, headline?.second].flatMap((range) => range ?? []);

let unpacked: SparseWeights | undefined;

/** Returns the most likely headline of a prompt: a whole phrase of it, the name of its kind, or a composition of both. */
export function chooseHeadline(source: HeadlineSource): Headline | null {
  unpacked ??= unpackWeights(packed, headlineBucketCount);
  const reader = readHeadline(source);
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const score = new Float32Array(1);
  for (const candidate of candidatesOf(reader)) {
    const buckets = headlineBuckets(reader, candidate);
    score[0] = 0;
    addScores(unpacked, buckets, 0, buckets.length, score, 0);
    if (score[0] <= most) continue;
    most = score[0];
    best = candidate;
  }
  return best && headlineOf(reader, best);
}

const rangeOf = ({ words }: HeadlineReader, { first, next }: WordRange): Range => ({
  start: words[first]?.start ?? 0,
  end: words[next - 1]?.end ?? 0,
});

function headlineOf(reader: HeadlineReader, candidate: Candidate): Headline {
  const { clause, form, second } = candidate;
  const text = sayCandidate(reader, candidate);
  if (clause < 0) return { text, range: null };
  const range = rangeOf(reader, candidate);
  if (!form) return { text, range };
  return second
    ? { text, range, words: text, second: rangeOf(reader, second) }
    : { text, range, words: textOf(reader, candidate) };
}
