import { decodeBase64 } from './base64.ts';

/**
 * Format of the committed weights. For each non-empty bucket: the distance from the previous one (LEB128:
 * seven bits per byte, low bits first), the number of its entries, and pairs of class and weight, one byte
 * each.
 */
export interface PackedWeights {
  readonly scale: number;
  readonly entries: string;
}

export interface SparseWeights {
  readonly scale: number;
  /** Entries of bucket `b` are from `offsets[b]` to before `offsets[b + 1]`. */
  readonly offsets: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

export function unpackWeights({ scale, entries }: PackedWeights, buckets: number): SparseWeights {
  const bytes = decodeBase64(entries);
  const offsets = new Uint32Array(buckets + 1);
  const classes = new Uint8Array(bytes.length / 2);
  const weights = new Int8Array(bytes.length / 2);
  let at = 0;
  let entry = 0;
  let bucket = -1;
  while (at < bytes.length) {
    let distance = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      distance |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    offsets.fill(entry, bucket + 1, bucket + distance + 1);
    bucket += distance;
    const count = bytes[at++] ?? 0;
    for (let index = 0; index < count; index++, entry++) {
      classes[entry] = bytes[at++] ?? 0;
      weights[entry] = bytes[at++] ?? 0;
    }
  }
  offsets.fill(entry, bucket + 1);
  return { scale, offsets, classes, weights };
}

/** Adds the weights of buckets `from` to before `to` to `scores`, at index `into` plus the class. */
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
