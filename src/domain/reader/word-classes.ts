import { decodeBase64 } from './model/base64.ts';
import { hashText } from './model/hash.ts';
import table from './weights/word-classes.json' with { type: 'json' };

/** Stored bits of a word's hash. About 1 in 600 unknown words collides with a known one. */
const wordHashBits = 24;
export const wordHash = (folded: string): number => hashText(folded) >>> (32 - wordHashBits);

/** Classes of a word, from fine to coarse. Words in the same class are used alike. 0 means none. */
export interface WordClasses {
  readonly fine: number;
  readonly middle: number;
  readonly coarse: number;
}

const none: WordClasses = { fine: 0, middle: 0, coarse: 0 };
let classes: Map<number, WordClasses> | undefined;

/**
 * Unpacks the table: pairs of LEB128 numbers (seven bits per byte, low bits first), the distance to the
 * previous hash and the fine class.
 */
function unpack(): Map<number, WordClasses> {
  const bytes = decodeBase64(table.words);
  const words = new Map<number, WordClasses>();
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const all = table.middle.map((middle, fine) => ({
    fine: fine + 1,
    middle: middle + 1,
    coarse: (table.coarse[middle] ?? 0) + 1,
  }));
  let hash = 0;
  while (at < bytes.length) {
    hash += next();
    words.set(hash, all[next()] ?? none);
  }
  return words;
}

/** Returns the classes of an English word in lower case. */
export function classesOf(folded: string): WordClasses {
  classes ??= unpack();
  return classes.get(wordHash(folded)) ?? none;
}
