import { writeFileSync } from 'node:fs';
import { headlineBucketCount } from '../../src/domain/composer/headline/headline-features.ts';
import { packWeights } from '../reader/train/pack.ts';
import { seed } from '../reader/train/plan.ts';
import { createRandom } from '../reader/train/random.ts';
import { readDeveloped, readEdited, readTitled } from './read-headline-examples.ts';
import { choiceOf, trainHeadlines } from './train-headlines.ts';

/*
 * `npm run train -- headlines`: fits the choice of headlines to data/rows, data/headlines and data/composer and writes
 * src/domain/composer/headline/weights.json. Deterministic. Held-out domains are never used.
 */

/** Maximum number of weights, at about three bytes each. */
const mostWeights = 40_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const examples = [...readTitled(), ...readEdited(), ...readDeveloped()].filter(({ isHeldOut }) => !isHeldOut);
const random = createRandom(seed);
const choices = examples.map((example) => choiceOf(example, random));
const reached = choices.filter(({ gains }) => gains.some((gain) => gain > 0)).length;
print(`${examples.length} prompts, ${reached} of them with an accepted candidate.`);
const packed = packWeights({
  rows: Int32Array.from({ length: headlineBucketCount }, (_, bucket) => bucket),
  counts: new Uint8Array(headlineBucketCount).fill(1),
  weights: trainHeadlines(choices, seed),
  classes: 1,
  most: mostWeights,
});
const json = `${JSON.stringify(packed, null, 2)}\n`;
writeFileSync(new URL('../../src/domain/composer/headline/weights.json', import.meta.url), json);
print(
  `weights.json: ${Math.round(json.length / 1e3)} kB. Took ${Math.round((performance.now() - startedAt) / 1000)} s.`,
);
