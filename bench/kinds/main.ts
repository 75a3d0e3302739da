import { writeFileSync } from 'node:fs';
import { kindClasses } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { kindBucketCount } from '../../src/domain/composer/kind-guess/kind-features.ts';
import { packWeights } from '../reader/train/pack.ts';
import { seed } from '../reader/train/plan.ts';
import { readKindExamples } from './read-kind-examples.ts';
import { trainKinds } from './train-kinds.ts';

/*
 * `npm run train -- kinds`: fits the guess of a prompt's kind to data/reader, data/rows and data/kinds and writes
 * src/domain/composer/kind-guess/weights.json. Deterministic. Held-out domains are never used.
 */

/** Maximum number of weights, at about three bytes each. */
const mostWeights = 92_000;
/** Fitted to the held-out prompts of data/kinds: the least probability at which four of five guesses are right. */
const threshold = 0.4;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const training = readKindExamples().filter(({ isHeldOut }) => !isHeldOut);
print(`${training.length} prompts to learn from.`);
const packed = packWeights({
  rows: Int32Array.from({ length: kindBucketCount }, (_, bucket) => bucket),
  counts: new Uint8Array(kindBucketCount).fill(1),
  weights: trainKinds(training, seed, mostWeights),
  classes: kindClasses.length,
  most: mostWeights,
});
const json = `${JSON.stringify({ threshold, ...packed }, null, 2)}\n`;
writeFileSync(new URL('../../src/domain/composer/kind-guess/weights.json', import.meta.url), json);
print(
  `weights.json: ${Math.round(json.length / 1e3)} kB. Took ${Math.round((performance.now() - startedAt) / 1000)} s.`,
);
