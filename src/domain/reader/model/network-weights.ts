import { decodeBase64 } from './base64.ts';
import { type NetworkShape, type NetworkWeights, vectorSize } from './network.ts';

/**
 * Format of the committed weights. `words` holds the keys of known words, ascending, as distances from the previous
 * one (LEB128: seven bits per byte, low bits first). `numbers` holds the rows of the table, then those of each matrix:
 * one byte for the row's scale and one per number.
 */
export interface PackedNetwork {
  readonly words: string;
  readonly rows: number;
  readonly numbers: string;
}

/** The scale of a row from its byte: 16 steps halve it. */
export const rowScale = (byte: number): number => 2 ** (-byte / 16);

export interface UnpackedNetwork {
  /** The place of each known word by its key. */
  readonly words: ReadonlyMap<number, number>;
  readonly weights: NetworkWeights<Float32Array>;
}

export function unpackNetwork({ words, rows, numbers }: PackedNetwork, shape: NetworkShape): UnpackedNetwork {
  const bytes = decodeBase64(numbers);
  let at = 0;
  const read = (count: number, size: number): Float32Array => {
    const matrix = new Float32Array(count * size);
    for (let from = 0; from < matrix.length; from += size) {
      const scale = rowScale(bytes[at++] ?? 0);
      for (let each = 0; each < size; each++)
        matrix[from + each] = (((bytes[at++] ?? 0) << 24) >> 24) * scale;
    }
    return matrix;
  };
  return {
    words: unpackWords(words),
    weights: {
      table: read(rows, vectorSize),
      matrices: Object.fromEntries(
        Object.entries(shape.matrixSizes).map(([name, [count, size]]) => [name, read(count, size)]),
      ),
      shape,
    },
  };
}

function unpackWords(packed: string): Map<number, number> {
  const places = new Map<number, number>();
  let key = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of decodeBase64(packed)) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    key += distance;
    places.set(key, places.size);
    distance = 0;
    shift = 0;
  }
  return places;
}
