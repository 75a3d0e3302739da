import {
  type PhraseTags,
  type ValueTokens,
  withoutCrossedLines,
  withoutCutValues,
} from '../reader/model/forbidden-tags.ts';
import { mayStart, tagCount, tagMeanings, tagsBefore } from './row-labels.ts';

/** Linear-chain inference over the tags of rows; only the steps of `tagsBefore` are possible. */

const continued = tagMeanings.flatMap(({ isFirst, role, outer }, tag) =>
  !isFirst && (role !== null || outer !== null) ? [tag] : [],
);
const phraseTags: PhraseTags = {
  tagCount,
  beginning: Array.from({ length: tagCount }, (_, tag) => tag).filter((tag) => !continued.includes(tag)),
  continued,
};

/** Rules out phrases that cross lines. */
export const forbidOverLines = (
  emissions: Float32Array,
  tokens: readonly { readonly startsLine: boolean }[],
): void => withoutCrossedLines(emissions, tokens, phraseTags);

/** Rules out phrases that begin inside a typed value. */
export const forbidCuts = (emissions: Float32Array, values: readonly ValueTokens[]): void =>
  withoutCutValues(emissions, values, phraseTags);

/** One sequence of tags with its score. */
export interface Path {
  readonly tags: Int32Array;
  readonly score: number;
}

/** Returns the `most` best sequences of tags, best first. `emissions` holds `tagCount` scores per token. */
export function bestPaths(
  emissions: Float32Array,
  transitions: Float32Array,
  length: number,
  most: number,
): Path[] {
  if (length === 0) return [];
  const width = tagCount * most;
  const scores = new Float64Array(length * width).fill(Number.NEGATIVE_INFINITY);
  /** Cell of the token before: tag times `most` plus rank. */
  const backs = new Int32Array(length * width);
  for (let tag = 0; tag < tagCount; tag++) if (mayStart[tag]) scores[tag * most] = emissions[tag] ?? 0;
  for (let at = 1; at < length; at++) {
    const now = at * width;
    const before = now - width;
    for (let tag = 0; tag < tagCount; tag++) {
      const own = now + tag * most;
      const emission = emissions[at * tagCount + tag] ?? 0;
      for (const previous of tagsBefore[tag] ?? []) {
        const step = emission + (transitions[previous * tagCount + tag] ?? 0);
        for (let rank = 0; rank < most; rank++) {
          const score = (scores[before + previous * most + rank] ?? 0) + step;
          if (score <= (scores[own + most - 1] ?? 0)) break;
          let place = most - 1;
          for (; place > 0 && score > (scores[own + place - 1] ?? 0); place--) {
            scores[own + place] = scores[own + place - 1] ?? 0;
            backs[own + place] = backs[own + place - 1] ?? 0;
          }
          scores[own + place] = score;
          backs[own + place] = previous * most + rank;
        }
      }
    }
  }
  const last = (length - 1) * width;
  const ends = Array.from({ length: width }, (_, cell) => cell)
    .filter((cell) => Number.isFinite(scores[last + cell]))
    .sort((a, b) => (scores[last + b] ?? 0) - (scores[last + a] ?? 0))
    .slice(0, most);
  return ends.map((end) => {
    const tags = new Int32Array(length);
    let cell = end;
    for (let at = length - 1; at >= 0; at--) {
      tags[at] = Math.floor(cell / most);
      cell = backs[at * width + cell] ?? 0;
    }
    return { tags, score: scores[last + end] ?? 0 };
  });
}

/** Probabilities of tags and what training needs of their computation. */
export interface Marginals {
  /** Probability of every tag at every token. */
  readonly probabilities: Float64Array;
  /** Expected number of each step from one tag to the next. */
  readonly steps: Float64Array;
  readonly logZ: number;
}

/** Smaller shares of the probability at a token change nothing that is read or learned. */
const negligible = 1e-8;

/** Forward-backward with scaling. */
export function marginals(emissions: Float32Array, transitions: Float32Array, length: number): Marginals {
  // What can't follow has the factor 0, so that loops have no conditions.
  const onward = new Float64Array(tagCount * tagCount);
  const back = new Float64Array(tagCount * tagCount);
  for (const [tag, befores] of tagsBefore.entries())
    for (const before of befores) {
      const move = Math.exp(transitions[before * tagCount + tag] ?? 0);
      onward[before * tagCount + tag] = move;
      back[tag * tagCount + before] = move;
    }
  const factors = new Float64Array(length * tagCount);
  const forward = new Float64Array(length * tagCount);
  const scales = new Float64Array(length);
  let logZ = 0;
  for (let at = 0; at < length; at++) {
    const now = at * tagCount;
    let highest = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tagCount; tag++) highest = Math.max(highest, emissions[now + tag] ?? 0);
    if (at === 0) for (let tag = 0; tag < tagCount; tag++) forward[tag] = mayStart[tag] ? 1 : 0;
    else
      for (let before = 0; before < tagCount; before++) {
        const share = forward[now - tagCount + before] as number;
        if (share < negligible) continue;
        const row = before * tagCount;
        for (let tag = 0; tag < tagCount; tag++)
          forward[now + tag] = (forward[now + tag] as number) + share * (onward[row + tag] as number);
      }
    let total = 0;
    for (let tag = 0; tag < tagCount; tag++) {
      const factor = Math.exp((emissions[now + tag] ?? 0) - highest);
      factors[now + tag] = factor;
      forward[now + tag] = (forward[now + tag] as number) * factor;
      total += forward[now + tag] as number;
    }
    scales[at] = total;
    logZ += highest + Math.log(total);
    for (let tag = 0; tag < tagCount; tag++) forward[now + tag] = (forward[now + tag] as number) / total;
  }
  const probabilities = new Float64Array(length * tagCount);
  const stepsBack = new Float64Array(tagCount * tagCount);
  let backward: Float64Array = new Float64Array(tagCount).fill(1);
  for (let at = length - 1; at >= 0; at--) {
    const now = at * tagCount;
    for (let tag = 0; tag < tagCount; tag++)
      probabilities[now + tag] = (forward[now + tag] as number) * (backward[tag] as number);
    if (at === 0) break;
    const before = new Float64Array(tagCount);
    for (let tag = 0; tag < tagCount; tag++) {
      const reach = ((factors[now + tag] as number) * (backward[tag] as number)) / (scales[at] as number);
      if (reach < negligible) continue;
      const row = tag * tagCount;
      for (let each = 0; each < tagCount; each++) {
        const move = (back[row + each] as number) * reach;
        before[each] = (before[each] as number) + move;
        stepsBack[row + each] =
          (stepsBack[row + each] as number) + (forward[now - tagCount + each] as number) * move;
      }
    }
    backward = before;
  }
  const steps = new Float64Array(tagCount * tagCount);
  for (let tag = 0; tag < tagCount; tag++)
    for (let before = 0; before < tagCount; before++)
      steps[before * tagCount + tag] = stepsBack[tag * tagCount + before] as number;
  return { probabilities, steps, logZ };
}
