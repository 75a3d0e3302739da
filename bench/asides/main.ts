import { writeFileSync } from 'node:fs';
import { evidenceNames } from '../../src/domain/composer/facts/clause-evidence.ts';
import { hashText } from '../../src/domain/reader/model/hash.ts';
import { unpackRowModels } from '../../src/domain/rows/read-rows.ts';
import { componentCount } from '../../src/domain/rows/row-labels.ts';
import { chanceOf, fitAcceptance, type Sample } from '../finding/fit.ts';
import { packWeights } from '../reader/train/pack.ts';
import { packNetwork } from '../reader/train/pack-network.ts';
import { type RowExample, readRowExamples } from '../rows/read-row-examples.ts';
import { trainRowNetworkBeside } from '../rows/row-network-worker.ts';
import { rowPlan } from '../rows/row-plan.ts';
import { trainRows } from '../rows/train-rows.ts';
import { markedClauses } from './marked-clauses.ts';

/*
 * `npm run train -- asides`: fits how both readers decide together which clauses of a prompt are hidden, and writes
 * src/domain/composer/facts/aside-weights.json. A reader of rows learns from half of the domains of data/rows; the
 * decision is fitted to the other half, because a reader is too sure of prompts that it learned from. Held-out domains
 * are never used.
 */

const today = '2026-11-22';
const keep = 1e-5;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const { examples } = readRowExamples(new URL('../../data/rows/', import.meta.url));
const training = examples.filter(({ isHeldOut }) => !isHeldOut);
const isOfReader = ({ domain }: RowExample): boolean => hashText(`${domain} asides`) % 2 === 0;
const learned = training.filter(isOfReader);
const judged = training.filter((example) => !isOfReader(example) && example.origin.includes('-lifelike-'));
print(`The reader of rows learns from ${learned.length} prompts, the decision from ${judged.length} others.`);
const inTraining = await trainRowNetworkBeside(learned, {
  epochs: rowPlan.networkEpochs,
  seed: rowPlan.seed,
  onEpoch: (epoch) => print(`Network, epoch ${epoch} of ${rowPlan.networkEpochs}`),
});
const { transitions, rows, counts, emissions } = trainRows(inTraining.lessons, {
  ...rowPlan,
  onEpoch: (epoch) => print(`Epoch ${epoch} of ${rowPlan.epochs}`),
});
const models = unpackRowModels({
  chain: {
    transitions: [...transitions],
    ...packWeights({ rows, counts, weights: emissions, classes: componentCount, most: rowPlan.most }),
  },
  network: packNetwork(await inTraining.network),
});
const samples = judged.flatMap((example) =>
  markedClauses(example, today, models).map(
    ({ clause, isHidden }): Sample => ({ values: [...clause.evidence], isRight: isHidden, weight: 1 }),
  ),
);
const fitted = fitAcceptance(samples, evidenceNames.length, keep).map((weight) => Number(weight.toFixed(3)));
for (const least of [0.15, 0.3, 0.45, 0.6, 0.75]) {
  const found = samples.filter(({ values }) => chanceOf(values, fitted) >= least);
  const right = found.filter(({ isRight }) => isRight).length;
  print(
    `At least ${least}: ${right} of ${samples.filter(({ isRight }) => isRight).length} hidden clauses found, ${found.length - right} told ones taken for them`,
  );
}
const content = { weights: fitted.slice(0, -1), bias: fitted.at(-1) };
writeFileSync(
  new URL('../../src/domain/composer/facts/aside-weights.json', import.meta.url),
  `${JSON.stringify(content, null, 2)}\n`,
);
print(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
