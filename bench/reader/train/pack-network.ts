import { vectorSize } from '../../../src/domain/reader/model/network.ts';
import { type PackedNetwork, rowScale } from '../../../src/domain/reader/model/network-weights.ts';
import type { TrainedNetwork } from './fit-network.ts';

const base64 = (bytes: readonly number[]): string => Buffer.from(Uint8Array.from(bytes)).toString('base64');

/** Packs the network with one byte for each number, and one for each row's scale. */
export function packNetwork({ words, weights: { table, matrices, shape } }: TrainedNetwork): PackedNetwork {
  const bytes: number[] = [];
  const pack = (matrix: Float64Array, size: number): void => {
    for (let from = 0; from < matrix.length; from += size) {
      const row = matrix.subarray(from, from + size);
      const largest = row.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
      const scaleByte = Math.max(0, Math.min(255, Math.floor(-16 * Math.log2(largest / 127))));
      const scale = rowScale(scaleByte);
      bytes.push(scaleByte);
      for (const number of row) bytes.push(Math.max(-127, Math.min(127, Math.round(number / scale))) & 255);
    }
  };
  pack(table, vectorSize);
  for (const [name, [, size]] of Object.entries(shape.matrixSizes))
    pack(matrices[name] ?? new Float64Array(), size);
  const keys: number[] = [];
  let last = 0;
  for (const key of words) {
    let distance = key - last;
    for (; distance > 127; distance >>>= 7) keys.push((distance & 127) | 128);
    keys.push(distance);
    last = key;
  }
  return { words: base64(keys), rows: table.length / vectorSize, numbers: base64(bytes) };
}
