import { decodeBase64 } from './base64.ts';

/** Weights as they are committed: per bucket a count, then pairs of class and weight, one byte each. */
export interface PackedWeights {
  readonly scale: number;
  readonly entries: string;
}

export interface SparseWeights {
  readonly scale: number;
  /** Entries of bucket `b` are from `offsets[b]` up to `offsets[b + 1]`. */
  readonly offsets: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

export function unpackWeights({ scale, entries }: PackedWeights, buckets: number): SparseWeights {
  const bytes = decodeBase64(entries);
  const offsets = new Uint32Array(buckets + 1);
  const size = (bytes.length - buckets) / 2;
  const classes = new Uint8Array(size);
  const weights = new Int8Array(size);
  let at = 0;
  let entry = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const count = bytes[at++] ?? 0;
    for (let index = 0; index < count; index++, entry++) {
      classes[entry] = bytes[at++] ?? 0;
      weights[entry] = bytes[at++] ?? 0;
    }
    offsets[bucket + 1] = entry;
  }
  return { scale, offsets, classes, weights };
}

/** Adds up the weights of buckets `from` up to `to` of a list into `scores`, at `into` plus the class. */
export function addScores(
  { scale, offsets, classes, weights }: SparseWeights,
  buckets: Uint32Array,
  from: number,
  to: number,
  scores: Float32Array,
  into: number,
): void {
  for (let index = from; index < to; index++) {
    const bucket = buckets[index] ?? 0;
    const end = offsets[bucket + 1] ?? 0;
    for (let entry = offsets[bucket] ?? 0; entry < end; entry++) {
      const at = into + (classes[entry] ?? 0);
      scores[at] = (scores[at] ?? 0) + (weights[entry] ?? 0) * scale;
    }
  }
}
