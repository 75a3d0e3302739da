import { beginTag, insideTag, labels, outsideTag, tagCount } from '../labels.ts';
import {
  type PhraseTags,
  type ValueTokens,
  withoutCrossedLines,
  withoutCutValues,
} from './forbidden-tags.ts';

/**
 * Linear-chain inference over BIO tags. An inside tag may follow only its own begin or inside tag, so a step
 * costs tags × labels instead of tags squared.
 */

/** Returns the tags that may occur when only the first `labelCount` labels are in use. */
export function tagsInUse(labelCount: number): Int32Array {
  const tags = [outsideTag];
  for (let label = 0; label < labelCount; label++) tags.push(beginTag(label), insideTag(label));
  return Int32Array.from(tags);
}

const phraseTags: PhraseTags = {
  tagCount,
  beginning: labels.map((_, label) => beginTag(label)),
  continued: labels.map((_, label) => insideTag(label)),
};

/** Forbids inside tags for tokens that start a line, so that spans never cross line breaks. */
export const forbidOverLines = (
  emissions: Float32Array,
  tokens: readonly { readonly startsLine: boolean }[],
): void => withoutCrossedLines(emissions, tokens, phraseTags);

/** Forbids begin tags within typed values, except at the first token, so that spans never start inside one. */
export const forbidCuts = (emissions: Float32Array, values: readonly ValueTokens[]): void =>
  withoutCutValues(emissions, values, phraseTags);

/**
 * Returns the best sequence of tags for `length` tokens (Viterbi). `emissions` holds `tagCount` scores per
 * token.
 */
export function bestTags(
  emissions: Float32Array,
  transitions: Float32Array,
  length: number,
  labelCount: number,
): Int32Array {
  const used = tagsInUse(labelCount);
  const scores = new Float64Array(length * tagCount).fill(Number.NEGATIVE_INFINITY);
  const backs = new Int32Array(length * tagCount);
  for (const tag of used) if (tag <= labels.length) scores[tag] = emissions[tag] ?? 0;
  for (let at = 1; at < length; at++) {
    const now = at * tagCount;
    const before = now - tagCount;
    for (let label = -1; label < labelCount; label++) {
      const tag = label < 0 ? outsideTag : beginTag(label);
      let best = Number.NEGATIVE_INFINITY;
      let back = 0;
      for (const previous of used) {
        const score = (scores[before + previous] ?? 0) + (transitions[previous * tagCount + tag] ?? 0);
        if (score > best) {
          best = score;
          back = previous;
        }
      }
      scores[now + tag] = best + (emissions[now + tag] ?? 0);
      backs[now + tag] = back;
      if (label < 0) continue;
      const inside = insideTag(label);
      const fromBegin = (scores[before + tag] ?? 0) + (transitions[tag * tagCount + inside] ?? 0);
      const fromInside = (scores[before + inside] ?? 0) + (transitions[inside * tagCount + inside] ?? 0);
      scores[now + inside] = Math.max(fromBegin, fromInside) + (emissions[now + inside] ?? 0);
      backs[now + inside] = fromBegin >= fromInside ? tag : inside;
    }
  }
  const tags = new Int32Array(length);
  if (length === 0) return tags;
  const last = (length - 1) * tagCount;
  let best = outsideTag;
  for (const tag of used) if ((scores[last + tag] ?? 0) > (scores[last + best] ?? 0)) best = tag;
  for (let at = length - 1; at >= 0; at--) {
    tags[at] = best;
    best = backs[at * tagCount + best] ?? outsideTag;
  }
  return tags;
}

/**
 * Returns the probability of every tag at every token, by forward-backward with scaling, and the log of the
 * normalizer.
 */
export function marginals(
  emissions: Float32Array,
  transitions: Float32Array,
  length: number,
  labelCount: number,
): {
  probabilities: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  factors: Float64Array;
  logZ: number;
} {
  const used = tagsInUse(labelCount);
  const moves = new Float64Array(tagCount * tagCount);
  for (const from of used) {
    for (let label = -1; label < labelCount; label++) {
      const tag = label < 0 ? outsideTag : beginTag(label);
      moves[from * tagCount + tag] = Math.exp(transitions[from * tagCount + tag] ?? 0);
    }
  }
  for (let label = 0; label < labelCount; label++) {
    const inside = insideTag(label);
    for (const from of [beginTag(label), inside])
      moves[from * tagCount + inside] = Math.exp(transitions[from * tagCount + inside] ?? 0);
  }

  const factors = new Float64Array(length * tagCount);
  let logZ = 0;
  for (let at = 0; at < length; at++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (const tag of used) highest = Math.max(highest, emissions[at * tagCount + tag] ?? 0);
    for (const tag of used)
      factors[at * tagCount + tag] = Math.exp((emissions[at * tagCount + tag] ?? 0) - highest);
    logZ += highest;
  }

  const forward = new Float64Array(length * tagCount);
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const now = at * tagCount;
    const before = now - tagCount;
    for (let label = -1; label < labelCount; label++) {
      const tag = label < 0 ? outsideTag : beginTag(label);
      let sum = at === 0 ? 1 : 0;
      if (at > 0)
        for (const previous of used)
          sum += (forward[before + previous] ?? 0) * (moves[previous * tagCount + tag] ?? 0);
      forward[now + tag] = sum * (factors[now + tag] ?? 0);
      if (label < 0 || at === 0) continue;
      const inside = insideTag(label);
      forward[now + inside] =
        ((forward[before + tag] ?? 0) * (moves[tag * tagCount + inside] ?? 0) +
          (forward[before + inside] ?? 0) * (moves[inside * tagCount + inside] ?? 0)) *
        (factors[now + inside] ?? 0);
    }
    let total = 0;
    for (const tag of used) total += forward[now + tag] ?? 0;
    scales[at] = total;
    logZ += Math.log(total);
    for (const tag of used) forward[now + tag] = (forward[now + tag] ?? 0) / total;
  }

  const backward = new Float64Array(length * tagCount);
  const probabilities = new Float64Array(length * tagCount);
  const weighted = new Float64Array(tagCount);
  for (let at = length - 1; at >= 0; at--) {
    const now = at * tagCount;
    if (at === length - 1) {
      for (const tag of used) backward[now + tag] = 1;
    } else {
      const next = now + tagCount;
      const scale = scales[at + 1] ?? 1;
      for (const tag of used)
        weighted[tag] = ((factors[next + tag] ?? 0) * (backward[next + tag] ?? 0)) / scale;
      for (const from of used) {
        let sum = (moves[from * tagCount + outsideTag] ?? 0) * (weighted[outsideTag] ?? 0);
        for (let label = 0; label < labelCount; label++)
          sum += (moves[from * tagCount + beginTag(label)] ?? 0) * (weighted[beginTag(label)] ?? 0);
        if (from !== outsideTag) {
          const inside = from <= labels.length ? from + labels.length : from;
          sum += (moves[from * tagCount + inside] ?? 0) * (weighted[inside] ?? 0);
        }
        backward[now + from] = sum;
      }
    }
    for (const tag of used) probabilities[now + tag] = (forward[now + tag] ?? 0) * (backward[now + tag] ?? 0);
  }
  // Training needs the scaled factors for expected transitions.
  for (let at = 1; at < length; at++)
    for (const tag of used)
      factors[at * tagCount + tag] = (factors[at * tagCount + tag] ?? 0) / (scales[at] ?? 1);
  return { probabilities, forward, backward, factors, logZ };
}
