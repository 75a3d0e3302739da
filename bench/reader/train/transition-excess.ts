import { isInsideTag, labels, outsideTag, tagCount } from '../../../src/domain/reader/labels.ts';

interface Reading {
  readonly transitions: Float32Array;
  readonly gold: Int32Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Scaled, as `marginals` returns them. */
  readonly factors: Float64Array;
  readonly n: number;
  readonly used: Int32Array;
}

/** Returns how much more often each transition is expected than it occurs: the gradient of the loss. */
export function transitionExcess(reading: Reading): Float64Array {
  const { transitions, gold, forward, backward, factors, n, used } = reading;
  const excess = new Float64Array(tagCount * tagCount);
  for (let at = 1; at < n; at++) {
    const now = at * tagCount;
    const before = now - tagCount;
    for (const tag of used) {
      const reach = (factors[now + tag] ?? 0) * (backward[now + tag] ?? 0);
      if (reach < 1e-9) continue;
      const cameFrom = isInsideTag(tag) ? [tag - labels.length, tag] : used;
      for (const from of cameFrom)
        excess[from * tagCount + tag] =
          (excess[from * tagCount + tag] ?? 0) + (forward[before + from] ?? 0) * reach;
    }
  }
  for (const from of used) {
    for (const tag of used) {
      if (isInsideTag(tag) && from !== tag && from !== tag - labels.length) continue;
      const cell = from * tagCount + tag;
      excess[cell] = (excess[cell] ?? 0) * Math.exp(transitions[cell] ?? 0);
    }
  }
  for (let at = 1; at < n; at++) {
    const cell = (gold[at - 1] ?? outsideTag) * tagCount + (gold[at] ?? outsideTag);
    excess[cell] = (excess[cell] ?? 0) - 1;
  }
  return excess;
}
