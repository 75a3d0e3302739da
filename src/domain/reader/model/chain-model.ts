import { bucketCount, type Featured, type ReadingMode } from '../features.ts';
import {
  beginTag,
  firstFollowUpLabel,
  insideTag,
  instructionLabels,
  isBeginTag,
  isInsideTag,
  type Label,
  labelOfTag,
  labels,
  tagCount,
} from '../labels.ts';
import chain from '../weights/chain.json' with { type: 'json' };
import { bestTags, forbidCuts, forbidOverLines, marginals } from './chain.ts';
import { settleInstructions } from './settle-instructions.ts';
import { addScores, type SparseWeights, unpackWeights } from './sparse-weights.ts';

/** A labeled span of tokens, from `first` to before `next`. */
export interface LabelledTokens {
  readonly label: Label;
  readonly first: number;
  readonly next: number;
  /** Probability of this label; the minimum over its tokens. */
  readonly confidence: number;
  /**
   * Probability that its words are an instruction (not printed), summed over all instruction labels; the mean
   * over its tokens.
   */
  readonly instruction: number;
}

const instructionTags = [...instructionLabels].flatMap((label) => {
  const index = labels.indexOf(label);
  return [beginTag(index), insideTag(index)];
});

let unpacked: SparseWeights | undefined;
const transitions = Float32Array.from(chain.transitions);

/** Labels the tokens using the committed weights. */
export function labelTokens(
  { tokens, values, buckets, offsets }: Featured,
  mode: ReadingMode,
): LabelledTokens[] {
  unpacked ??= unpackWeights(chain, bucketCount);
  const n = tokens.length;
  const scores = new Float32Array(n * tagCount);
  for (let at = 0; at < n; at++)
    addScores(unpacked, buckets, offsets[at] ?? 0, offsets[at + 1] ?? 0, scores, at * tagCount);
  forbidOverLines(scores, tokens);
  forbidCuts(scores, values);
  const labelCount = mode === 'prompt' ? firstFollowUpLabel : labels.length;
  const tags = bestTags(scores, transitions, n, labelCount);
  const { probabilities } = marginals(scores, transitions, n, labelCount);
  const spans: LabelledTokens[] = [];
  let at = 0;
  while (at < n) {
    const tag = tags[at] ?? 0;
    const label = labels[labelOfTag(tag)];
    if (!isBeginTag(tag) || !label) {
      at++;
      continue;
    }
    let confidence = probabilities[at * tagCount + tag] ?? 0;
    let next = at + 1;
    let instruction = instructionAt(probabilities, at);
    while (next < n && isInsideTag(tags[next] ?? 0)) {
      confidence = Math.min(confidence, probabilities[next * tagCount + (tags[next] ?? 0)] ?? 0);
      instruction += instructionAt(probabilities, next);
      next++;
    }
    const limit = (share: number): number => Math.min(1, Math.max(0, share));
    spans.push({
      label,
      first: at,
      next,
      confidence: limit(confidence),
      instruction: limit(instruction / (next - at)),
    });
    at = next;
  }
  return mode === 'prompt' ? settleInstructions(spans, tokens, probabilities) : spans;
}

function instructionAt(probabilities: Float64Array, at: number): number {
  let sum = 0;
  for (const tag of instructionTags) sum += probabilities[at * tagCount + tag] ?? 0;
  return sum;
}
