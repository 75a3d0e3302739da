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

/** Forward-backward with scaling. */
export function marginals(emissions: Float32Array, transitions: Float32Array, length: number): Marginals {
  const moves = transitions.map(Math.exp);
  const factors = new Float64Array(length * tagCount);
  let logZ = 0;
  for (let at = 0; at < length; at++) {
    const now = at * tagCount;
    let highest = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tagCount; tag++) highest = Math.max(highest, emissions[now + tag] ?? 0);
    for (let tag = 0; tag < tagCount; tag++)
      factors[now + tag] = Math.exp((emissions[now + tag] ?? 0) - highest);
    logZ += highest;
  }
  const forward = new Float64Array(length * tagCount);
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const now = at * tagCount;
    let total = 0;
    for (let tag = 0; tag < tagCount; tag++) {
      let sum = at === 0 && mayStart[tag] ? 1 : 0;
      if (at > 0)
        for (const previous of tagsBefore[tag] ?? [])
          sum += (forward[now - tagCount + previous] ?? 0) * (moves[previous * tagCount + tag] ?? 0);
      const value = sum * (factors[now + tag] ?? 0);
      forward[now + tag] = value;
      total += value;
    }
    scales[at] = total;
    logZ += Math.log(total);
    for (let tag = 0; tag < tagCount; tag++) forward[now + tag] = (forward[now + tag] ?? 0) / total;
  }
  const probabilities = new Float64Array(length * tagCount);
  const steps = new Float64Array(tagCount * tagCount);
  let backward: Float64Array = new Float64Array(tagCount).fill(1);
  for (let at = length - 1; at >= 0; at--) {
    const now = at * tagCount;
    for (let tag = 0; tag < tagCount; tag++)
      probabilities[now + tag] = (forward[now + tag] ?? 0) * (backward[tag] ?? 0);
    if (at === 0) break;
    const before = new Float64Array(tagCount);
    for (let tag = 0; tag < tagCount; tag++) {
      const reach = ((factors[now + tag] ?? 0) * (backward[tag] ?? 0)) / (scales[at] ?? 1);
      if (reach < 1e-12) continue;
      for (const previous of tagsBefore[tag] ?? []) {
        const move = (moves[previous * tagCount + tag] ?? 0) * reach;
        before[previous] = (before[previous] ?? 0) + move;
        const cell = previous * tagCount + tag;
        steps[cell] = (steps[cell] ?? 0) + (forward[now - tagCount + previous] ?? 0) * move;
      }
    }
    backward = before;
  }
  return { probabilities, steps, logZ };
}
