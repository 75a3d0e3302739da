import { bucketCount } from '../../src/domain/rows/row-features.ts';
import {
  componentCount,
  componentSums,
  tagCount,
  tagScores,
  tagsBefore,
} from '../../src/domain/rows/row-labels.ts';
import { prune } from '../reader/train/prune.ts';
import { createRandom, shuffle } from '../reader/train/random.ts';
import type { ChainLesson } from './row-lessons.ts';
import { rowLoss } from './row-loss.ts';

export interface RowWeights {
  /** The row of each bucket in `emissions`, or -1. */
  readonly rows: Int32Array;
  /** Number of prompts with each bucket; saturates. */
  readonly counts: Uint8Array;
  /** `componentCount` weights per row. */
  readonly emissions: Float32Array;
  readonly transitions: Float32Array;
}

export interface RowTraining {
  readonly epochs: number;
  readonly seed: number;
  /** Maximum number of weights after half of the epochs. */
  readonly most?: number;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

const learningRate = 0.06;
/** Share of features dropped per update, so that no single feature determines a label. */
const dropout = 0.6;
const decay = 1e-4;
const smallestGradient = 1e-3;
/** Features seen in fewer prompts are noise and ignored. */
const leastCount = 3;

/** Fits a linear-chain CRF by AdaGrad on the log likelihood. */
export function trainRows(
  lessons: readonly (readonly ChainLesson[])[],
  { epochs, seed, most, onEpoch }: RowTraining,
): RowWeights {
  const random = createRandom(seed);
  const { rows, rowCount, counts } = numberFrequent(lessons);
  const emissions = new Float32Array(rowCount * componentCount);
  const squares = new Float32Array(rowCount * componentCount);
  const errors = new Float64Array(tagCount);
  const gradient = new Float64Array(componentCount);
  const transitions = new Float32Array(tagCount * tagCount);
  const transitionSquares = new Float32Array(tagCount * tagCount);
  let kept: Uint8Array | undefined;
  const changed: number[] = [];
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const rate = learningRate * (1 - (0.85 * (epoch - 1)) / Math.max(epochs - 1, 1));
    let loss = 0;
    for (const versions of shuffle(lessons, random)) {
      const lesson = versions[(epoch - 1) % versions.length];
      const n = lesson?.tokens.length ?? 0;
      if (!lesson || n === 0) continue;
      const { buckets, offsets } = lesson.features;
      const chosen = Int32Array.from(buckets, (bucket) => (random() >= dropout ? (rows[bucket] ?? -1) : -1));
      const components = new Float32Array(n * componentCount);
      for (let at = 0; at < n; at++)
        for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
          const row = (chosen[index] ?? -1) * componentCount;
          if (row < 0) continue;
          const into = at * componentCount;
          for (let each = 0; each < componentCount; each++)
            components[into + each] = (components[into + each] ?? 0) + (emissions[row + each] ?? 0);
        }
      const lost = rowLoss(lesson, tagScores(components, n), transitions);
      loss += lost.loss / n;
      for (let at = 0; at < n; at++) {
        changed.length = 0;
        for (let tag = 0; tag < tagCount; tag++) errors[tag] = -(lost.scores[at * tagCount + tag] ?? 0);
        componentSums(errors, gradient);
        for (let each = 0; each < componentCount; each++)
          if (Math.abs(gradient[each] ?? 0) > smallestGradient) changed.push(each);
        if (changed.length === 0) continue;
        for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
          const row = (chosen[index] ?? -1) * componentCount;
          if (row < 0) continue;
          for (const each of changed) {
            const cell = row + each;
            if (kept && kept[cell] === 0) continue;
            const step = (gradient[each] ?? 0) - decay * (emissions[cell] ?? 0);
            const square = (squares[cell] ?? 0) + step * step;
            squares[cell] = square;
            emissions[cell] = (emissions[cell] ?? 0) + (rate / Math.sqrt(square + 1e-4)) * step;
          }
        }
      }
      for (let tag = 0; tag < tagCount; tag++)
        for (const before of tagsBefore[tag] ?? []) {
          const cell = before * tagCount + tag;
          const step = -(lost.transitions[cell] ?? 0);
          if (Math.abs(step) < smallestGradient) continue;
          transitionSquares[cell] = (transitionSquares[cell] ?? 0) + step * step;
          transitions[cell] =
            (transitions[cell] ?? 0) + (rate * step) / Math.sqrt((transitionSquares[cell] ?? 0) + 1e-4);
        }
    }
    if (most && epoch === Math.ceil(epochs / 2)) {
      const countOf = new Uint8Array(rowCount);
      for (const [bucket, row] of rows.entries()) if (row >= 0) countOf[row] = counts[bucket] ?? 0;
      kept = prune({
        weights: emissions,
        classes: componentCount,
        countOf: (row) => countOf[row] ?? 0,
        most,
      });
    }
    onEpoch?.(epoch, loss / lessons.length);
  }
  // Scales for dropout: with all features present, scores would be overconfident.
  for (let cell = 0; cell < emissions.length; cell++)
    emissions[cell] = (emissions[cell] ?? 0) * (1 - dropout);
  return { rows, counts, emissions, transitions };
}

function numberFrequent(lessons: readonly (readonly ChainLesson[])[]): {
  rows: Int32Array;
  rowCount: number;
  counts: Uint8Array;
} {
  const counts = new Uint8Array(bucketCount);
  for (const [original] of lessons)
    for (const bucket of new Set(original?.features.buckets))
      counts[bucket] = Math.min((counts[bucket] ?? 0) + 1, 255);
  let rowCount = 0;
  const rows = Int32Array.from(counts, (count) => (count >= leastCount ? rowCount++ : -1));
  return { rows, rowCount, counts };
}
