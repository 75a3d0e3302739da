import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../src/domain/full-run.test-data.ts';
import { analyze } from '../../../src/domain/reader/analyze.ts';
import { type NetworkWeights, networkShape, runNetwork } from '../../../src/domain/reader/model/network.ts';
import { networkInputs, unknownWord } from '../../../src/domain/reader/model/network-inputs.ts';
import { unpackNetwork } from '../../../src/domain/reader/model/network-weights.ts';
import { promptNetwork } from '../../../src/domain/reader/model/prompt-network.ts';
import { readExamples } from '../read-examples.ts';
import { startWeights } from './fit-network.ts';
import { addGradient, createMatrices, transposeMatrices } from './network-gradient.ts';
import { packNetwork } from './pack-network.ts';
import { createRandom } from './random.ts';
import { trainNetwork } from './train-network.ts';

const { examples } = readExamples(new URL('../../../data/reader/', import.meta.url));
const [example] = examples.filter(({ text }) => text.length > 100);
if (!example) throw new Error('No prompt is longer than 100 characters.');
const analysis = analyze({ text: example.text, language: example.language, mode: 'prompt' });
const inputs = networkInputs(analysis, new Map());

const shapes = {
  'the network of prompts': promptNetwork,
  'a network with summaries': networkShape({
    ...promptNetwork,
    stateSize: 12,
    dilations: [2, 8],
    hasSummary: true,
    outputs: 7,
  }),
};

describe.each(Object.entries(shapes))('gradients of %s', (_, shape) => {
  const random = createRandom(5);
  const weights = startWeights(shape, unknownWord + 1, random);
  const pulls = Float64Array.from(
    { length: runNetwork(weights, inputs).scores.length },
    () => 2 * random() - 1,
  );
  // As if in training: some numbers are dropped, always the same.
  const masks: Float64Array[] = [];
  const drop = (values: Float32Array | Float64Array, place: number): void => {
    const mask = masks[place] ?? Float64Array.from(values, () => (random() < 0.2 ? 0 : 1.25));
    masks[place] = mask;
    for (const [each, factor] of mask.entries()) values[each] = (values[each] ?? 0) * factor;
  };
  const total = (): number =>
    [...runNetwork(weights, inputs, drop).scores].reduce(
      (sum, score, at) => sum + score * (pulls[at] ?? 0),
      0,
    );
  const trace = runNetwork(weights, inputs, drop);
  const into = {
    table: new Float64Array(weights.table.length),
    touched: new Set<number>(),
    matrices: createMatrices(shape),
  };
  const transposed = transposeMatrices(weights);
  addGradient({ weights, transposed, inputs, trace, scores: pulls, masks, into });

  const slope = (numbers: Float64Array, cell: number): number => {
    const before = numbers[cell] ?? 0;
    const move = 1e-4;
    numbers[cell] = before + move;
    const above = total();
    numbers[cell] = before - move;
    const below = total();
    numbers[cell] = before;
    return (above - below) / (2 * move);
  };

  it.each(Object.keys(shape.matrixSizes).filter((name) => name !== 'transitions'))(
    'are the slopes of %s',
    (name) => {
      const numbers = weights.matrices[name] ?? new Float64Array();
      for (let cell = 0; cell < numbers.length; cell += Math.ceil(numbers.length / 12))
        expect(into.matrices[name]?.[cell]).toBeCloseTo(slope(numbers, cell), 5);
    },
  );

  it('are the slopes of the vectors', () => {
    const rows = [...into.touched];
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows.filter((_, each) => each % 20 === 0))
      expect(into.table[row * 32 + 3]).toBeCloseTo(slope(weights.table, row * 32 + 3), 5);
  });
});

describe('the network', () => {
  const few = examples.slice(0, 40);
  const losses: number[] = [];
  const network = trainNetwork(few, { epochs: 12, seed: 3, onEpoch: (_, loss) => losses.push(loss) });

  it('learns', () => {
    expect(losses.at(-1)).toBeLessThan(0.75 * (losses[0] ?? 0));
  });

  it.runIf(isFullRun)('gives the same weights for the same data', () => {
    const again = trainNetwork(few, { epochs: 12, seed: 3 });
    expect(packNetwork(again)).toEqual(packNetwork(network));
  });

  it('reads nearly the same with packed weights', () => {
    const { words, weights } = unpackNetwork(packNetwork(network), promptNetwork);
    expect([...words.keys()]).toEqual(network.words);
    const own = networkInputs(analysis, words);
    const exact: NetworkWeights = network.weights;
    const [packed, whole] = [runNetwork(weights, own).scores, runNetwork(exact, own).scores];
    const largest = Math.max(...whole.map(Math.abs));
    for (const [at, score] of whole.entries())
      expect(Math.abs((packed[at] ?? 0) - score)).toBeLessThan(0.05 * largest);
  });
});
