import { mkdirSync, writeFileSync } from 'node:fs';
import { componentCount } from '../../src/domain/rows/row-labels.ts';
import { packWeights } from '../reader/train/pack.ts';
import { packNetwork } from '../reader/train/pack-network.ts';
import { readRowExamples } from './read-row-examples.ts';
import { trainRowNetworkBeside } from './row-network-worker.ts';
import { rowPlan } from './row-plan.ts';
import { trainRows } from './train-rows.ts';

/*
 * `npm run train -- rows`: fits the reader of rows to data/rows and writes src/domain/rows/weights. Deterministic.
 * Held-out domains are never used.
 */

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { examples, faults } = readRowExamples(new URL('../../data/rows/', import.meta.url));
for (const { origin, reason } of faults) print(`Left out ${origin}: ${reason}`);
const training = examples.filter(({ isHeldOut }) => !isHeldOut);
print(`${training.length} of ${examples.length} prompts to learn from; the rest is held out.`);
const startedAt = performance.now();
const inTraining = await trainRowNetworkBeside(training, {
  epochs: rowPlan.networkEpochs,
  seed: rowPlan.seed,
  onEpoch: (epoch, loss) =>
    print(`Network, epoch ${epoch} of ${rowPlan.networkEpochs}: loss ${loss.toFixed(3)} per token`),
});
const { transitions, rows, counts, emissions } = trainRows(inTraining.lessons, {
  ...rowPlan,
  onEpoch: (epoch, loss) => print(`Epoch ${epoch} of ${rowPlan.epochs}: loss ${loss.toFixed(3)} per token`),
});
const folder = new URL('../../src/domain/rows/weights/', import.meta.url);
mkdirSync(folder, { recursive: true });
const write = (name: string, content: object): void => {
  const json = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(name, folder), json);
  print(`${name}: ${(json.length / 1e6).toFixed(2)} MB`);
};
write('rows.json', {
  transitions: [...transitions].map((weight) => Number(weight.toFixed(2))),
  ...packWeights({ rows, counts, weights: emissions, classes: componentCount, most: rowPlan.most }),
});
write('network.json', packNetwork(await inTraining.network));
print(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
