import { candidatesOf, textOf } from '../../src/domain/composer/headline/candidates.ts';
import { usualTitle } from '../../src/domain/composer/headline/choose-headline.ts';
import {
  headlineBucketCount,
  headlineBuckets,
} from '../../src/domain/composer/headline/headline-features.ts';
import { readHeadline } from '../../src/domain/composer/headline/headline-reader.ts';
import { createRandom, shuffle } from '../reader/train/random.ts';
import { type HeadlineExample, headlineSource, isHeaded, plainTitle } from './read-headline-examples.ts';

interface Choice {
  readonly options: readonly Uint32Array[];
  readonly texts: readonly string[];
  readonly isRight: readonly boolean[];
  readonly weight: number;
}

const epochs = 14;
const learningRate = 0.08;
const decay = 2e-5;
/** Hides features at random, so that no single word decides. */
const dropout = 0.3;

/** Returns the candidates of a prompt; none if no words of it are chosen. */
export function choiceOf(example: HeadlineExample): Choice {
  const source = headlineSource(example.prompt);
  const reader = readHeadline(source);
  const candidates = isHeaded(source) ? candidatesOf(reader) : [];
  const texts = candidates.map((each) => (each.clause < 0 ? usualTitle(reader) : textOf(reader, each)));
  return {
    options: candidates.map((each) => headlineBuckets(reader, each)),
    texts,
    isRight: texts.map(
      (text, at) =>
        example.titles.includes(plainTitle(text)) ||
        (example.isUsual === true && candidates[at]?.clause === -1),
    ),
    weight: example.weight,
  };
}

/** Fits weights that give the accepted candidates of each prompt the highest scores (a conditional logit). */
export function trainHeadlines(choices: readonly Choice[], seed: number): Float32Array {
  const weights = new Float32Array(headlineBucketCount);
  const squares = new Float32Array(headlineBucketCount);
  const random = createRandom(seed);
  const useful = choices.filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = learningRate * (1 - (0.9 * epoch) / epochs);
    for (const { options, isRight, weight } of shuffle(useful, random)) {
      const kept = options.map((buckets) => buckets.filter(() => random() >= dropout));
      const scores = kept.map((buckets) => buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      const right = chances.reduce((sum, chance, at) => sum + (isRight[at] ? chance : 0), 0);
      const slope = new Map<number, number>();
      for (const [at, buckets] of kept.entries()) {
        const chance = chances[at] ?? 0;
        const pushed = ((isRight[at] ? chance / right : 0) - chance / total) * weight;
        if (Math.abs(pushed) < 1e-5) continue;
        for (const bucket of buckets) slope.set(bucket, (slope.get(bucket) ?? 0) + pushed);
      }
      for (const [bucket, value] of slope) {
        const step = value - decay * (weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 0) + step * step;
        weights[bucket] = (weights[bucket] ?? 0) + (rate * step) / Math.sqrt((squares[bucket] ?? 0) + 1e-4);
      }
    }
  }
  return weights;
}
