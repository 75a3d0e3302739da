import { addScores, type SparseWeights, unpackWeights } from '../../reader/model/sparse-weights.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { type KindId, kindIds } from '../page/kinds.ts';
import { type KindClues, kindBucketCount, kindBuckets } from './kind-features.ts';
import packed from './weights.json' with { type: 'json' };

/** The classes of the model: the kinds, and last a prompt that only names a subject. */
export const kindClasses: readonly (KindId | null)[] = [...kindIds, null];

/** Long prompts have many features: without this, they would all look certain. */
export const featureValue = (features: number): number => 4 / Math.sqrt(Math.max(features, 1));

let unpacked: SparseWeights | undefined;

interface KindGuess {
  readonly kind: KindId | null;
  /** From 0 to 1. */
  readonly probability: number;
}

/** Returns the score of each class, in the order of `kindClasses`. */
function scoresOf(clues: KindClues): { readonly scores: Float32Array; readonly value: number } {
  unpacked ??= unpackWeights(packed, kindBucketCount);
  const buckets = kindBuckets(clues);
  const scores = new Float32Array(kindClasses.length);
  addScores(unpacked, buckets, 0, buckets.length, scores, 0);
  return { scores, value: featureValue(buckets.length) };
}

/** Returns the most likely kind of a prompt, or null for one that only names a subject. */
function likelyKind(clues: KindClues): KindGuess {
  const { scores, value } = scoresOf(clues);
  const highest = Math.max(...scores);
  let total = 0;
  for (const score of scores) total += Math.exp((score - highest) * value);
  return { kind: kindClasses[scores.indexOf(highest)] ?? null, probability: 1 / total };
}

/** Fewer words say too little: 'hello'. */
const fewestWords = 4;

/** Returns the kind of a prompt whose words name none, or null if the model isn't sure. */
export function guessKind(clues: KindClues): KindId | null {
  if (tokenize(clues.text, 0, undefined, fewestWords).length < fewestWords) return null;
  const { kind, probability } = likelyKind(clues);
  return probability >= packed.threshold ? kind : null;
}

/** How much likelier another kind has to be than the one that the words for the page name by rule. */
const leastLead = 1;

/**
 * Returns the likeliest of several kinds that the words for the page name: 'agenda' for 'agenda flood briefing'.
 * @param named the kind by rule first
 */
export function likeliestOf(clues: KindClues, named: readonly KindId[]): KindId | null {
  const [first] = named;
  if (first === undefined || named.length === 1) return first ?? null;
  const { scores, value } = scoresOf(clues);
  const scoreOf = (kind: KindId): number => (scores[kindClasses.indexOf(kind)] ?? 0) * value;
  const lead = (kind: KindId): number => scoreOf(kind) - scoreOf(first) - (kind === first ? 0 : leastLead);
  return named.reduce((best, kind) => (lead(kind) > lead(best) ? kind : best), first);
}
