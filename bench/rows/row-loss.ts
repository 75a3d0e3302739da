import { forbidOverLines, marginals } from '../../src/domain/rows/chain.ts';
import { tagCount } from '../../src/domain/rows/row-labels.ts';
import type { Lesson } from './row-lessons.ts';

export interface RowLoss {
  readonly loss: number;
  /** Probability of each tag at each token, less 1 for the right one: the gradient of the scores. */
  readonly scores: Float64Array;
  /** How much more often each step is expected than it occurs: the gradient of the transitions. */
  readonly transitions: Float64Array;
}

/** Returns how unlikely the right tags of a prompt are, with the gradients. Rules out phrases that cross lines. */
export function rowLoss({ tokens, gold }: Lesson, scores: Float32Array, transitions: Float32Array): RowLoss {
  const n = tokens.length;
  forbidOverLines(scores, tokens);
  const { probabilities, steps, logZ } = marginals(scores, transitions, n);
  let goldScore = 0;
  for (let at = 0; at < n; at++) {
    const tag = gold[at] ?? 0;
    const cell = at * tagCount + tag;
    goldScore += scores[cell] ?? 0;
    probabilities[cell] = (probabilities[cell] ?? 0) - 1;
    if (at === 0) continue;
    const step = (gold[at - 1] ?? 0) * tagCount + tag;
    goldScore += transitions[step] ?? 0;
    steps[step] = (steps[step] ?? 0) - 1;
  }
  return { loss: logZ - goldScore, scores: probabilities, transitions: steps };
}
