import type { PackedWeights } from '../../../src/domain/reader/model/sparse-weights.ts';

/** Weights of less than this share of the largest are dropped: they change hardly any decision. */
export function packWeights(weights: Float32Array, classes: number, smallest: number): PackedWeights {
  const buckets = weights.length / classes;
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  // Few weights come near the largest; clipping it makes the steps between all others finer.
  const scale = Math.min(largest, 4) / 127;
  const bytes: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    const entries: number[] = [];
    for (let each = 0; each < classes; each++) {
      const weight = weights[bucket * classes + each] ?? 0;
      const step = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      if (Math.abs(weight) < smallest || step === 0) continue;
      entries.push(each, step & 255);
    }
    bytes.push(entries.length / 2);
    for (const entry of entries) bytes.push(entry);
  }
  return { scale, entries: Buffer.from(Uint8Array.from(bytes)).toString('base64') };
}
