import { bucketCount, type Featured } from '../features.ts';
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
import packedNetwork from '../weights/network.json' with { type: 'json' };
import { bestTags, forbidCuts, forbidOverLines, marginals } from './chain.ts';
import { runNetwork } from './network.ts';
import { networkInputs } from './network-inputs.ts';
import { type PackedNetwork, type UnpackedNetwork, unpackNetwork } from './network-weights.ts';
import { promptNetwork } from './prompt-network.ts';
import { settleInstructions } from './settle-instructions.ts';
import { addScores, type PackedWeights, type SparseWeights, unpackWeights } from './sparse-weights.ts';

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

/**
 * What the scores of the chain and of the network count for. Nearly their mean: their sum would be too sure of itself.
 */
const shares = { chain: 0.5, network: 0.6 };
/** Only the first tokens are read by the network, too, which bounds the time for long texts. */
const mostNetworkTokens = 1500;

/** The weights of the reader of prompts. */
export interface PromptModels {
  readonly chain: SparseWeights;
  readonly network: UnpackedNetwork;
  readonly transitions: Float32Array;
}

interface PackedPromptModels {
  readonly chain: PackedWeights & { readonly transitions: readonly number[] };
  readonly network: PackedNetwork;
}

const committed: PackedPromptModels = { chain, network: packedNetwork };

export function unpackPromptModels(packed: PackedPromptModels = committed): PromptModels {
  const network = unpackNetwork(packed.network, promptNetwork);
  const { transitions } = network.weights.matrices;
  return {
    chain: unpackWeights(packed.chain, bucketCount),
    network,
    transitions: Float32Array.from(
      packed.chain.transitions,
      (weight, cell) => shares.chain * weight + shares.network * (transitions?.[cell] ?? 0),
    ),
  };
}

let models: PromptModels | undefined;

function committedModels(): PromptModels {
  models ??= unpackPromptModels();
  return models;
}

/** Labels the tokens. Weights other than the committed ones are for training. */
export function labelTokens(featured: Featured, own: PromptModels = committedModels()): LabelledTokens[] {
  const { tokens, values, buckets, offsets, mode } = featured;
  const { network, transitions } = own;
  const n = tokens.length;
  const scores = new Float32Array(n * tagCount);
  for (let at = 0; at < n; at++)
    addScores(own.chain, buckets, offsets[at] ?? 0, offsets[at + 1] ?? 0, scores, at * tagCount);
  const { scores: ofNetwork } = runNetwork(
    network.weights,
    networkInputs(featured, network.words, { most: mostNetworkTokens }),
  );
  for (let cell = 0; cell < scores.length; cell++)
    scores[cell] = shares.chain * (scores[cell] ?? 0) + shares.network * (ofNetwork[cell] ?? 0);
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
