import type { PackedWeights } from '../../../src/domain/reader/model/sparse-weights.ts';

interface Packing {
  /** The weight row of each bucket, or -1. */
  readonly rows: Int32Array;
  /** Number of prompts with each bucket. */
  readonly counts: Uint8Array;
  readonly weights: Float32Array;
  readonly classes: number;
  /** Maximum number of weights. */
  readonly most: number;
}

/** Ranks a weight for pruning: large weights of common features change most readings. */
export const rank = (weight: number, count: number): number => Math.abs(weight) * count ** 0.25;

/** Keeps the `most` highest-ranked weights, one byte each. */
export function packWeights({ rows, counts, weights, classes, most }: Packing): PackedWeights {
  const ranks: number[] = [];
  let largest = 0;
  for (const [bucket, row] of rows.entries()) {
    if (row < 0) continue;
    for (let each = 0; each < classes; each++) {
      const weight = weights[row * classes + each] ?? 0;
      if (weight !== 0) ranks.push(rank(weight, counts[bucket] ?? 0));
      largest = Math.max(largest, Math.abs(weight));
    }
  }
  const sorted = Float64Array.from(ranks).sort();
  const least = sorted[Math.max(0, sorted.length - most)] ?? 0;
  // Few weights are near the maximum; clipping them gives all others a finer resolution.
  const scale = Math.min(largest, 4) / 127;
  const bytes: number[] = [];
  let last = -1;
  for (const [bucket, row] of rows.entries()) {
    if (row < 0) continue;
    const entries: number[] = [];
    for (let each = 0; each < classes; each++) {
      const weight = weights[row * classes + each] ?? 0;
      const step = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      if (step === 0 || rank(weight, counts[bucket] ?? 0) < least) continue;
      entries.push(each, step & 255);
    }
    if (entries.length === 0) continue;
    let distance = bucket - last;
    for (; distance > 127; distance >>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance, entries.length / 2);
    for (const entry of entries) bytes.push(entry);
    last = bucket;
  }
  return { scale, entries: Buffer.from(Uint8Array.from(bytes)).toString('base64') };
}
