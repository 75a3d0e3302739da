import { rank } from './pack.ts';

interface Pruning {
  /** `classes` weights per row. Pruned weights become 0. */
  readonly weights: Float32Array;
  readonly classes: number;
  /** Returns the number of prompts with the feature of a row. */
  readonly countOf: (row: number) => number;
  readonly most: number;
}

/**
 * Returns 1 for each weight to keep, at most `most`. Training continues with these only, so that they
 * compensate for the others.
 */
export function prune({ weights, classes, countOf, most }: Pruning): Uint8Array {
  const ranks = weights.map((weight, cell) =>
    weight === 0 ? 0 : rank(weight, countOf(Math.floor(cell / classes))),
  );
  const sorted = ranks.filter((each) => each > 0).sort();
  const least = sorted.length > most ? (sorted[sorted.length - most] ?? 0) : 0;
  const kept = new Uint8Array(weights.length);
  for (const [cell, each] of ranks.entries()) {
    if (each > 0 && each >= least) kept[cell] = 1;
    else weights[cell] = 0;
  }
  return kept;
}
