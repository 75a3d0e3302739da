import { featuresOf } from '../../../src/domain/reader/features.ts';
import { intentBucketCount, intentBuckets } from '../../../src/domain/reader/intent-features.ts';
import { intents } from '../../../src/domain/reader/labels.ts';
import type { Example } from '../read-examples.ts';
import { augment, collectSpanTexts } from './augment.ts';
import { prune } from './prune.ts';
import { createRandom, shuffle } from './random.ts';

const epochs = 30;
const learningRate = 0.1;
const dropout = 0.5;
const decay = 1e-4;
/** Drops some labels, so that the intent doesn't rely on the labeler, which makes mistakes. */
const spanDropout = 0.25;

/** Fits a logistic regression over the follow-ups: `intents.length` weights per bucket. */
export function trainIntents(examples: readonly Example[], seed: number, most?: number): Float32Array {
  const classes = intents.length;
  const weights = new Float32Array(intentBucketCount * classes);
  const squares = new Float32Array(intentBucketCount * classes);
  const random = createRandom(seed);
  const followUps = examples.filter(({ intent }) => intent !== undefined);
  const texts = collectSpanTexts(followUps);
  let kept: Uint8Array | undefined;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const rate = learningRate * (1 - (0.85 * (epoch - 1)) / (epochs - 1));
    for (const original of shuffle(followUps, random)) {
      const example = augment(original, texts, random);
      const { language, text } = example;
      const spans = example.pieces.flatMap(({ label }) =>
        label && random() >= spanDropout ? [{ label }] : [],
      );
      const featured = featuresOf({ text, language, mode: 'follow-up' });
      const buckets = intentBuckets(featured, spans, language).filter(() => random() >= dropout);
      const scores = new Float64Array(classes);
      for (const bucket of buckets)
        for (let each = 0; each < classes; each++)
          scores[each] = (scores[each] ?? 0) + (weights[bucket * classes + each] ?? 0);
      const highest = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - highest));
      const total = odds.reduce((sum, each) => sum + each, 0);
      for (let each = 0; each < classes; each++) {
        const wanted = intents[each] === example.intent ? 1 : 0;
        const gradient = wanted - (odds[each] ?? 0) / total;
        if (Math.abs(gradient) < 1e-3) continue;
        for (const bucket of buckets) {
          const cell = bucket * classes + each;
          if (kept && kept[cell] === 0) continue;
          const step = gradient - decay * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + step * step;
          weights[cell] = (weights[cell] ?? 0) + (rate * step) / Math.sqrt((squares[cell] ?? 0) + 1e-4);
        }
      }
    }
    if (most && epoch === epochs / 2) kept = prune({ weights, classes, countOf: () => 1, most });
  }
  return weights;
}
