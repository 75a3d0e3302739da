import { bucketCount, featuresOf } from '../../../src/domain/reader/features.ts';
import { firstFollowUpLabel, labels, tagCount } from '../../../src/domain/reader/labels.ts';
import { forbidOverLines, marginals, tagsInUse } from '../../../src/domain/reader/model/chain.ts';
import { goldSpans, goldTags } from '../gold-tags.ts';
import type { Example } from '../read-examples.ts';
import { augment, collectSpanTexts } from './augment.ts';
import { prune } from './prune.ts';
import { createRandom, shuffle } from './random.ts';
import { transitionExcess } from './transition-excess.ts';

export interface ChainWeights {
  /** The row of each bucket in `emissions`, or -1. */
  readonly rows: Int32Array;
  /** Number of prompts with each bucket; saturates. */
  readonly counts: Uint8Array;
  /** `tagCount` weights per row. */
  readonly emissions: Float32Array;
  readonly transitions: Float32Array;
}

export interface ChainOptions {
  readonly epochs: number;
  readonly seed: number;
  /** Maximum number of weights after half of the epochs; unlimited if absent. */
  readonly most?: number;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

const learningRate = 0.05;
/** Share of features dropped per update, so that no single feature determines a label. */
const dropout = 0.5;
const decay = 1e-4;
/** Smaller gradients have no relevant effect and take most of the time. */
const smallestGradient = 1e-3;
/** Features seen in fewer prompts are noise and ignored. */
const leastCount = 3;

/** The weights are the mean of those after this many last epochs, which leaves less of their random order in them. */
const averagedEpochs = 4;

/** Fits a linear-chain CRF by AdaGrad on the log likelihood. */
export function trainChain(
  examples: readonly Example[],
  { epochs, seed, most, onEpoch }: ChainOptions,
): ChainWeights {
  const random = createRandom(seed);
  const texts = collectSpanTexts(examples);
  const { rows, rowCount, counts } = numberFrequentBuckets(examples);
  const emissions = new Float32Array(rowCount * tagCount);
  const squares = new Float32Array(rowCount * tagCount);
  const transitions = new Float32Array(tagCount * tagCount);
  const transitionSquares = new Float32Array(tagCount * tagCount);
  const sums = {
    emissions: new Float32Array(rowCount * tagCount),
    transitions: new Float32Array(tagCount ** 2),
  };
  const averaged = Math.min(averagedEpochs, Math.floor(epochs / 2) || 1);
  let kept: Uint8Array | undefined;
  const gradient = new Float64Array(tagCount);
  const changed: number[] = [];

  for (let epoch = 1; epoch <= epochs; epoch++) {
    const rate = learningRate * (1 - (0.85 * (epoch - 1)) / Math.max(epochs - 1, 1));
    let loss = 0;
    for (const original of shuffle(examples, random)) {
      const example = epoch === 1 ? original : augment(original, texts, random);
      const { language, text } = example;
      const mode = example.intent ? 'follow-up' : 'prompt';
      const { tokens, buckets, offsets } = featuresOf({ text, language, mode });
      const n = tokens.length;
      if (n === 0) continue;
      const gold = goldTags(tokens, goldSpans(example.pieces));
      const labelCount = mode === 'prompt' ? firstFollowUpLabel : labels.length;
      const used = tagsInUse(labelCount);
      const chosen = Int32Array.from(buckets, (bucket) => (random() >= dropout ? (rows[bucket] ?? -1) : -1));
      const scores = new Float32Array(n * tagCount);
      for (let at = 0; at < n; at++) {
        for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
          const row = (chosen[index] ?? 0) * tagCount;
          if (row < 0) continue;
          for (let tag = 0; tag < tagCount; tag++)
            scores[at * tagCount + tag] = (scores[at * tagCount + tag] ?? 0) + (emissions[row + tag] ?? 0);
        }
      }
      forbidOverLines(scores, tokens);
      const { probabilities, forward, backward, factors, logZ } = marginals(
        scores,
        transitions,
        n,
        labelCount,
      );
      let goldScore = 0;
      for (let at = 0; at < n; at++) {
        const tag = gold[at] ?? 0;
        goldScore += scores[at * tagCount + tag] ?? 0;
        if (at > 0) goldScore += transitions[(gold[at - 1] ?? 0) * tagCount + tag] ?? 0;
      }
      loss += (logZ - goldScore) / n;

      for (let at = 0; at < n; at++) {
        changed.length = 0;
        for (const tag of used) {
          const change = (gold[at] === tag ? 1 : 0) - (probabilities[at * tagCount + tag] ?? 0);
          gradient[tag] = change;
          if (Math.abs(change) > smallestGradient) changed.push(tag);
        }
        if (changed.length === 0) continue;
        for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
          const row = (chosen[index] ?? 0) * tagCount;
          if (row < 0) continue;
          for (const tag of changed) {
            const cell = row + tag;
            if (kept && kept[cell] === 0) continue;
            const step = (gradient[tag] ?? 0) - decay * (emissions[cell] ?? 0);
            const square = (squares[cell] ?? 0) + step * step;
            squares[cell] = square;
            const pace = rate / Math.sqrt(square + 1e-4);
            emissions[cell] = (emissions[cell] ?? 0) + pace * step;
          }
        }
      }
      const excess = transitionExcess({ transitions, gold, forward, backward, factors, n, used });
      for (let cell = 0; cell < excess.length; cell++) {
        const step = -(excess[cell] ?? 0);
        if (Math.abs(step) < smallestGradient) continue;
        const square = (transitionSquares[cell] ?? 0) + step * step;
        transitionSquares[cell] = square;
        transitions[cell] = (transitions[cell] ?? 0) + (rate * step) / Math.sqrt(square + 1e-4);
      }
    }
    if (most && epoch === Math.ceil(epochs / 2)) {
      const countOf = new Uint8Array(rowCount);
      for (const [bucket, row] of rows.entries()) if (row >= 0) countOf[row] = counts[bucket] ?? 0;
      kept = prune({ weights: emissions, classes: tagCount, countOf: (row) => countOf[row] ?? 0, most });
    }
    if (epoch > epochs - averaged) {
      add(sums.emissions, emissions);
      add(sums.transitions, transitions);
    }
    onEpoch?.(epoch, loss / examples.length);
  }
  // Scales for dropout: with all features present, scores would be overconfident.
  return {
    rows,
    counts,
    emissions: sums.emissions.map((sum) => (sum / averaged) * (1 - dropout)),
    transitions: sums.transitions.map((sum) => sum / averaged),
  };
}

function add(sums: Float32Array, weights: Float32Array): void {
  for (let cell = 0; cell < sums.length; cell++) sums[cell] = (sums[cell] ?? 0) + (weights[cell] ?? 0);
}

function numberFrequentBuckets(examples: readonly Example[]): {
  rows: Int32Array;
  rowCount: number;
  counts: Uint8Array;
} {
  const counts = new Uint8Array(bucketCount);
  for (const { text, language, intent } of examples) {
    const { buckets } = featuresOf({ text, language, mode: intent ? 'follow-up' : 'prompt' });
    for (const bucket of new Set(buckets)) counts[bucket] = Math.min((counts[bucket] ?? 0) + 1, 255);
  }
  let rowCount = 0;
  const rows = Int32Array.from(counts, (count) => (count >= leastCount ? rowCount++ : -1));
  return { rows, rowCount, counts };
}
