import { wordKey } from '../../src/domain/reader/model/network-inputs.ts';
import { unknownRowWord } from '../../src/domain/rows/row-inputs.ts';
import { componentCount, componentSums, tagCount, tagScores } from '../../src/domain/rows/row-labels.ts';
import { rowNetwork } from '../../src/domain/rows/row-network.ts';
import {
  fitNetwork,
  frequentWords,
  type NetworkOptions,
  type TrainedNetwork,
} from '../reader/train/fit-network.ts';
import { createRandom } from '../reader/train/random.ts';
import type { NetworkLesson } from './row-lessons.ts';
import { rowLoss } from './row-loss.ts';

const mostWords = 5_000;
/** Number of prompts in all variants. */
const leastCount = 3;

/** Fits the network on the log likelihood of whole sequences of tags, like the chain. */
export function trainRowNetwork(
  lessons: readonly (readonly NetworkLesson[])[],
  { epochs, seed, onEpoch }: NetworkOptions,
): TrainedNetwork {
  const random = createRandom(seed);
  const all = lessons.flat();
  const words = frequentWords(
    all.flatMap((lesson) => [...new Set(lesson.words)]),
    leastCount,
    mostWords,
  );
  const places = new Map(words.map((key, place) => [key, place]));
  const withWords = ({ inputs, words: own }: NetworkLesson): NetworkLesson['inputs'] => {
    const rows = inputs.rows.slice();
    for (const [at, hash] of own.entries()) {
      const place = places.get(wordKey(hash));
      if (place !== undefined) rows[inputs.offsets[3 * at] ?? 0] = unknownRowWord + 1 + place;
    }
    return { ...inputs, rows };
  };
  return fitNetwork({
    shape: rowNetwork,
    items: lessons,
    lessonOf: (versions, epoch) => {
      const lesson = versions[(epoch - 1) % versions.length] as NetworkLesson;
      return {
        inputs: withWords(lesson),
        lossOf: (scores, transitions) => {
          const n = lesson.tokens.length;
          const lost = rowLoss(lesson, tagScores(new Float32Array(scores), n), new Float32Array(transitions));
          const gradient = new Float64Array(n * componentCount);
          for (let at = 0; at < n; at++)
            componentSums(
              lost.scores.subarray(at * tagCount, (at + 1) * tagCount),
              gradient.subarray(at * componentCount, (at + 1) * componentCount),
            );
          return { ...lost, scores: gradient };
        },
      };
    },
    epochs,
    tokenCount: lessons.reduce((sum, [first]) => sum + (first?.tokens.length ?? 0), 0),
    words,
    unknownWord: unknownRowWord,
    random,
    ...(onEpoch ? { onEpoch } : {}),
  });
}
