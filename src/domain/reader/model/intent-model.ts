import { intentBucketCount } from '../intent-features.ts';
import { type Intent, intents } from '../labels.ts';
import intentWeights from '../weights/intents.json' with { type: 'json' };
import { addScores, type SparseWeights, unpackWeights } from './sparse-weights.ts';

let unpacked: SparseWeights | undefined;

/** Returns the most likely intent with its probability. */
export function classifyIntent(buckets: Uint32Array): { intent: Intent; confidence: number } {
  unpacked ??= unpackWeights(intentWeights, intentBucketCount);
  const scores = new Float32Array(intents.length);
  addScores(unpacked, buckets, 0, buckets.length, scores, 0);
  const highest = Math.max(...scores);
  const best = scores.indexOf(highest);
  let total = 0;
  for (const score of scores) total += Math.exp(score - highest);
  return { intent: intents[best] ?? 'other', confidence: 1 / total };
}
