import { mkdirSync, writeFileSync } from 'node:fs';
import { intentBucketCount } from '../../../src/domain/reader/intent-features.ts';
import { intents, tagCount } from '../../../src/domain/reader/labels.ts';
import { readExamples } from '../read-examples.ts';
import { trainNetworkBeside } from './network-worker.ts';
import { packWeights } from './pack.ts';
import { packNetwork } from './pack-network.ts';
import { epochs, mostWeights, networkEpochs, seed } from './plan.ts';
import { trainChain } from './train-chain.ts';
import { trainIntents } from './train-intents.ts';

/*
 * `npm run train`: fits the reader to data/reader and writes src/domain/reader/weights. Deterministic.
 * Held-out domains are never used.
 */

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { examples, faults } = readExamples(new URL('../../../data/reader/', import.meta.url));
for (const { origin, reason } of faults) print(`Left out ${origin}: ${reason}`);
const training = examples.filter(({ isHeldOut }) => !isHeldOut);
print(`${training.length} of ${examples.length} lines to learn from; the rest is held out.`);

const startedAt = performance.now();
const inTraining = trainNetworkBeside(training, {
  epochs: networkEpochs,
  seed,
  onEpoch: (epoch, loss) =>
    print(`Network, epoch ${epoch} of ${networkEpochs}: loss ${loss.toFixed(3)} per token`),
});
const chain = trainChain(training, {
  epochs,
  seed,
  most: mostWeights.chain,
  onEpoch: (epoch, loss) => print(`Epoch ${epoch} of ${epochs}: loss ${loss.toFixed(3)} per token`),
});
const intentWeights = trainIntents(training, seed, mostWeights.intents);

const folder = new URL('../../../src/domain/reader/weights/', import.meta.url);
mkdirSync(folder, { recursive: true });
const write = (name: string, content: object): void => {
  const json = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(name, folder), json);
  print(`${name}: ${(json.length / 1e6).toFixed(2)} MB`);
};
write('network.json', packNetwork(await inTraining));
write('chain.json', {
  transitions: [...chain.transitions].map((weight) => Number(weight.toFixed(3))),
  ...packWeights({
    rows: chain.rows,
    counts: chain.counts,
    weights: chain.emissions,
    classes: tagCount,
    most: mostWeights.chain,
  }),
});
write(
  'intents.json',
  packWeights({
    rows: Int32Array.from({ length: intentBucketCount }, (_, bucket) => bucket),
    counts: new Uint8Array(intentBucketCount).fill(1),
    weights: intentWeights,
    classes: intents.length,
    most: mostWeights.intents,
  }),
);
print(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
