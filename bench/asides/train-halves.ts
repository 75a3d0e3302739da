import { tagCount } from '../../src/domain/reader/labels.ts';
import { type PromptModels, unpackPromptModels } from '../../src/domain/reader/model/chain-model.ts';
import { hashText } from '../../src/domain/reader/model/hash.ts';
import { type RowModels, unpackRowModels } from '../../src/domain/rows/read-rows.ts';
import { componentCount } from '../../src/domain/rows/row-labels.ts';
import { readExamples } from '../reader/read-examples.ts';
import { trainNetworkBeside } from '../reader/train/network-worker.ts';
import { packWeights } from '../reader/train/pack.ts';
import { packNetwork } from '../reader/train/pack-network.ts';
import { epochs, mostWeights, networkEpochs, seed } from '../reader/train/plan.ts';
import { trainChain } from '../reader/train/train-chain.ts';
import { readRowExamples } from '../rows/read-row-examples.ts';
import { trainRowNetworkBeside } from '../rows/row-network-worker.ts';
import { rowPlan } from '../rows/row-plan.ts';
import { trainRows } from '../rows/train-rows.ts';

/* Readers that learn from half of the domains, for decisions that are fitted to the other half. */

/** Returns whether the readers learn from prompts of a domain. */
export const isLearned = (domain: string): boolean => hashText(`${domain} asides`) % 2 === 0;

/** Returns a reader of rows that learned from half of data/rows. */
export async function trainHalfOfRows(): Promise<RowModels> {
  const { examples } = readRowExamples(new URL('../../data/rows/', import.meta.url));
  const learned = examples.filter(({ isHeldOut, domain }) => !isHeldOut && isLearned(domain));
  const inTraining = await trainRowNetworkBeside(learned, {
    epochs: rowPlan.networkEpochs,
    seed: rowPlan.seed,
    onEpoch: () => {},
  });
  const { transitions, rows, counts, emissions } = trainRows(inTraining.lessons, {
    ...rowPlan,
    onEpoch: () => {},
  });
  return unpackRowModels({
    chain: {
      transitions: [...transitions],
      ...packWeights({ rows, counts, weights: emissions, classes: componentCount, most: rowPlan.most }),
    },
    network: packNetwork(await inTraining.network),
  });
}

/** Returns a reader of prompts that learned from half of data/reader. */
export async function trainHalfOfPrompts(): Promise<PromptModels> {
  const { examples } = readExamples(new URL('../../data/reader/', import.meta.url));
  const learned = examples.filter(({ isHeldOut, domain }) => !isHeldOut && isLearned(domain));
  const inTraining = trainNetworkBeside(learned, { epochs: networkEpochs, seed, onEpoch: () => {} });
  const { transitions, rows, counts, emissions } = trainChain(learned, {
    epochs,
    seed,
    most: mostWeights.chain,
    onEpoch: () => {},
  });
  return unpackPromptModels({
    chain: {
      transitions: [...transitions],
      ...packWeights({ rows, counts, weights: emissions, classes: tagCount, most: mostWeights.chain }),
    },
    network: packNetwork(await inTraining),
  });
}
