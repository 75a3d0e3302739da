import type { Candidate } from '../../src/domain/composer/headline/candidate.ts';
import { candidatesOf } from '../../src/domain/composer/headline/candidates.ts';
import {
  headlineBucketCount,
  headlineBuckets,
} from '../../src/domain/composer/headline/headline-features.ts';
import { type HeadlineSource, readHeadline } from '../../src/domain/composer/headline/headline-reader.ts';
import { sayCandidate } from '../../src/domain/composer/headline/say-candidate.ts';
import { createRandom, shuffle } from '../reader/train/random.ts';
import {
  type HeadlineExample,
  headlineSource,
  isHeaded,
  plainTitle,
  sameWords,
} from './read-headline-examples.ts';

interface Choice {
  readonly options: readonly Uint32Array[];
  /** How much an editor likes each option, from 0 for what isn't accepted to 1 for the best. */
  readonly gains: readonly number[];
}

/** Gain of accepted headlines behind the best one. */
const accepted = 0.7;
/** Gain of a composition whose parts an editor puts in another order. */
const turned = 0.5;
/** Maximum number of options that aren't accepted, to bound memory. */
const mostWrong = 90;
const epochs = 14;
const learningRate = 0.08;
const decay = 2e-5;
/** Hides features at random, so that no single word decides. */
const dropout = 0.3;

function gainOf({ titles, isUsual }: HeadlineExample, text: string, { clause, form }: Candidate): number {
  const at = titles.indexOf(plainTitle(text));
  // Where an editor says more, the bare name of the kind teaches nothing.
  if (clause < 0) return at === 0 || (isUsual === true && titles.length === 0) ? 1 : 0;
  if (at >= 0) return at === 0 ? 1 : accepted;
  return form && titles.some((title) => sameWords(title) === sameWords(text)) ? turned : 0;
}

/** Returns the candidates of a prompt; none if no words of it are chosen. */
export function choiceOf(
  example: HeadlineExample,
  random: () => number,
  source: HeadlineSource = headlineSource(example.prompt),
): Choice {
  const reader = readHeadline(source);
  const candidates = isHeaded(source) ? candidatesOf(reader) : [];
  const all = candidates.map((each) => ({
    each,
    gain: gainOf(example, sayCandidate(reader, each), each),
  }));
  const wrong = shuffle(
    all.filter(({ gain }) => gain === 0),
    random,
  ).slice(0, mostWrong);
  const kept = [...all.filter(({ gain }) => gain > 0), ...wrong];
  return {
    options: kept.map(({ each }) => headlineBuckets(reader, each)),
    gains: kept.map(({ gain }) => gain),
  };
}

/** Fits weights that give the accepted candidates of each prompt the highest scores (a conditional logit). */
export function trainHeadlines(choices: readonly Choice[], seed: number): Float32Array {
  const weights = new Float32Array(headlineBucketCount);
  const squares = new Float32Array(headlineBucketCount);
  const random = createRandom(seed);
  const useful = choices.filter(({ gains }) => gains.some((gain) => gain > 0) && gains.includes(0));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = learningRate * (1 - (0.9 * epoch) / epochs);
    for (const { options, gains } of shuffle(useful, random)) {
      const kept = options.map((buckets) => buckets.filter(() => random() >= dropout));
      const scores = kept.map((buckets) => buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      const right = chances.reduce((sum, chance, at) => sum + chance * (gains[at] ?? 0), 0);
      const slope = new Map<number, number>();
      for (const [at, buckets] of kept.entries()) {
        const chance = chances[at] ?? 0;
        const pushed = (chance * (gains[at] ?? 0)) / right - chance / total;
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
