import { featureValue, kindClasses } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { kindBucketCount, kindBuckets } from '../../src/domain/composer/kind-guess/kind-features.ts';
import { augment, collectSpanTexts } from '../reader/train/augment.ts';
import { prune } from '../reader/train/prune.ts';
import { createRandom, shuffle } from '../reader/train/random.ts';
import { cluesOfLabeled, type KindExample } from './read-kind-examples.ts';

const epochs = 12;
const learningRate = 0.12;
const decay = 2e-4;
/** Hides features at random, so that no single word decides. */
const dropout = 0.5;
/** Part of the labeled prompts whose words for the kind are hidden. */
const masked = 0.5;
/** Prompts that don't name their kind are what the model is for: each counts as several. */
const repeats = 8;

/** Features of fewer prompts are by chance. */
const fewest = 3;

function countBuckets(examples: readonly KindExample[]): Uint16Array {
  const counts = new Uint16Array(kindBucketCount);
  for (const { of } of examples)
    for (const bucket of kindBuckets('pieces' in of ? cluesOfLabeled(of, false) : of))
      counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts;
}

/** Fits a logistic regression: `kindClasses.length` weights per bucket, at most `most` other than 0. */
export function trainKinds(examples: readonly KindExample[], seed: number, most: number): Float32Array {
  const classes = kindClasses.length;
  const weights = new Float32Array(kindBucketCount * classes);
  const squares = new Float32Array(kindBucketCount * classes);
  const random = createRandom(seed);
  const texts = collectSpanTexts(examples.flatMap(({ of }) => ('pieces' in of ? [of] : [])));
  const repeated = examples.flatMap((example) =>
    Array.from({ length: example.origin === 'kinds' ? repeats : 1 }, () => example),
  );
  const counts = countBuckets(examples);
  let kept: Uint8Array | undefined;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const rate = learningRate * (1 - (0.9 * (epoch - 1)) / (epochs - 1));
    for (const { of, kind } of shuffle(repeated, random)) {
      const clues = 'pieces' in of ? cluesOfLabeled(augment(of, texts, random), random() < masked) : of;
      const buckets = kindBuckets(clues).filter(() => random() >= dropout);
      const value = featureValue(buckets.length);
      const scores = new Float64Array(classes);
      for (const bucket of buckets)
        for (let each = 0; each < classes; each++)
          scores[each] = (scores[each] ?? 0) + (weights[bucket * classes + each] ?? 0) * value;
      const highest = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - highest));
      const total = odds.reduce((sum, each) => sum + each, 0);
      for (let each = 0; each < classes; each++) {
        const gradient = (each === kind ? 1 : 0) - (odds[each] ?? 0) / total;
        if (Math.abs(gradient) < 2e-3) continue;
        for (const bucket of buckets) {
          const cell = bucket * classes + each;
          if ((counts[bucket] ?? 0) < fewest || (kept && kept[cell] === 0)) continue;
          const step = gradient * value - decay * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + step * step;
          weights[cell] = (weights[cell] ?? 0) + (rate * step) / Math.sqrt((squares[cell] ?? 0) + 1e-4);
        }
      }
    }
    if (epoch === epochs / 3)
      kept = prune({ weights, classes, countOf: (bucket) => (counts[bucket] ?? 0) ** 2, most });
  }
  return weights;
}
