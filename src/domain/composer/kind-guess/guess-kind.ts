import { addScores, type SparseWeights, unpackWeights } from '../../reader/model/sparse-weights.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { type KindId, kindIds } from '../page/kinds.ts';
import { kindBucketCount, kindBuckets } from './kind-features.ts';
import packed from './weights.json' with { type: 'json' };

/** The classes of the model: the kinds, and last a prompt that only names a subject. */
export const kindClasses: readonly (KindId | null)[] = [...kindIds, null];

/** Long prompts have many features: without this, they would all look certain. */
export const featureValue = (features: number): number => 4 / Math.sqrt(Math.max(features, 1));

let unpacked: SparseWeights | undefined;

export interface KindGuess {
  readonly kind: KindId | null;
  /** From 0 to 1. */
  readonly probability: number;
}

/** Returns the most likely kind by the features of a prompt. */
export function likelyKind(buckets: Uint32Array): KindGuess {
  unpacked ??= unpackWeights(packed, kindBucketCount);
  const scores = new Float32Array(kindClasses.length);
  addScores(unpacked, buckets, 0, buckets.length, scores, 0);
  const value = featureValue(buckets.length);
  const highest = Math.max(...scores);
  let total = 0;
  for (const score of scores) total += Math.exp((score - highest) * value);
  return { kind: kindClasses[scores.indexOf(highest)] ?? null, probability: 1 / total };
}

/** Returns the kind of a prompt that names none, or null if the model isn't sure. */
export function guessKind(text: string, { language, spans, values }: PromptReading): KindId | null {
  const clues = {
    text,
    language,
    labels: spans.map(({ label }) => label),
    values: values.map((value) => value.kind),
  };
  const { kind, probability } = likelyKind(kindBuckets(clues));
  return probability >= packed.threshold ? kind : null;
}
