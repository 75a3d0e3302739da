import type { Numbers } from '../../../src/domain/reader/model/add-product.ts';
import {
  type NetworkShape,
  type NetworkWeights,
  runNetwork,
  vectorSize,
} from '../../../src/domain/reader/model/network.ts';
import {
  groupCount,
  lettersGroup,
  type NetworkInputs,
  wordGroup,
  wordKey,
} from '../../../src/domain/reader/model/network-inputs.ts';
import { addGradient, createMatrices, transposeMatrices } from './network-gradient.ts';
import { createOptimizer } from './network-optimizer.ts';
import { shuffle } from './random.ts';

export interface TrainedNetwork {
  /** Keys of known words, ascending. */
  readonly words: readonly number[];
  readonly weights: NetworkWeights<Float64Array>;
}

export interface NetworkOptions {
  readonly epochs: number;
  readonly seed: number;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

/** The loss of a prompt with its gradients. */
export interface Loss {
  readonly loss: number;
  readonly scores: Float64Array;
  readonly transitions: Float64Array;
}

/** One prompt to learn from. */
interface Lesson {
  readonly inputs: NetworkInputs;
  readonly lossOf: (scores: Numbers, transitions: Float64Array) => Loss;
}

interface Fitting<Item> extends Omit<NetworkOptions, 'seed'> {
  readonly shape: NetworkShape;
  readonly items: readonly Item[];
  readonly lessonOf: (item: Item, epoch: number) => Lesson;
  readonly tokenCount: number;
  /** Keys of known words, ascending. */
  readonly words: readonly number[];
  /** The row of all unknown words. */
  readonly unknownWord: number;
  readonly random: () => number;
}

const tokensPerStep = 1024;
const learningRate = 5e-3;
/** Share of the steps in which the rate rises. */
const warmUp = 0.1;
/** Chances that a word is unknown, that its letters are, and that something known of it is. */
const dropped = { word: 0.3, letters: 0.2, known: 0.15 };
/** Shares of numbers dropped in the inputs, in what a layer adds, and in the last state. */
const droppedAt = { input: 0.2, layer: 0.15, last: 0.2 };

/** Returns the keys of the most frequent words, ascending. */
export function frequentWords(words: Iterable<number>, least: number, most: number): number[] {
  const counts = new Map<number, number>();
  for (const hash of words) counts.set(wordKey(hash), (counts.get(wordKey(hash)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([key]) => key)
    .sort((a, b) => a - b);
}

/** Fits a network by Adam on the losses of prompts. */
export function fitNetwork<Item>({
  shape,
  items,
  lessonOf,
  epochs,
  tokenCount,
  words,
  unknownWord,
  random,
  onEpoch,
}: Fitting<Item>): TrainedNetwork {
  const weights = startWeights(shape, unknownWord + 1 + words.length, random);
  const optimizer = createOptimizer(weights);
  const shareAt = (place: number): number =>
    place === 0 ? droppedAt.input : place > shape.dilations.length ? droppedAt.last : droppedAt.layer;
  const steps = Math.max(1, Math.ceil((epochs * tokenCount) / tokensPerStep));
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    let loss = 0;
    let tokens = 0;
    let inStep = 0;
    let transposed = transposeMatrices(weights);
    const update = (): void => {
      step++;
      const share = Math.min(1, step / steps);
      const pace = Math.min(1, share / warmUp) * (0.02 + 0.49 * (1 + Math.cos(Math.PI * share)));
      optimizer.update(learningRate * pace, 1 / inStep);
      inStep = 0;
      transposed = transposeMatrices(weights);
    };
    for (const item of shuffle(items, random)) {
      const { inputs: whole, lossOf } = lessonOf(item, epoch);
      const n = whole.length;
      if (n === 0) continue;
      const inputs = withDropped(whole, unknownWord, random);
      const masks: Float64Array[] = [];
      const trace = runNetwork(weights, inputs, (values, place) => {
        masks[place] = dropNumbers(values, shareAt(place), random);
      });
      const lost = lossOf(trace.scores, weights.matrices.transitions ?? new Float64Array());
      const into = optimizer.gradient;
      addGradient({ weights, transposed, inputs, trace, scores: lost.scores, masks, into });
      into.matrices.transitions?.forEach((sum, cell, sums) => {
        sums[cell] = sum + (lost.transitions[cell] ?? 0);
      });
      loss += lost.loss;
      tokens += n;
      inStep += n;
      if (inStep >= tokensPerStep) update();
    }
    if (inStep > 0) update();
    onEpoch?.(epoch, loss / Math.max(tokens, 1));
  }
  return { words, weights: optimizer.mean() };
}

export function startWeights(
  shape: NetworkShape,
  rows: number,
  random: () => number,
): NetworkWeights<Float64Array> {
  const matrices = createMatrices(shape);
  const fill = (numbers: Float64Array, deviation: number): Float64Array =>
    // Uniform, with this standard deviation.
    numbers.forEach((_, cell) => {
      numbers[cell] = (2 * random() - 1) * deviation * Math.sqrt(3);
    }) ?? numbers;
  for (const [name, [count, size]] of Object.entries(shape.matrixSizes)) {
    const matrix = matrices[name] ?? new Float64Array();
    if (/norm/i.test(name)) matrix.fill(1);
    else if (name.startsWith('taps')) fill(matrix, 1 / Math.sqrt(5));
    else if (count > 1 && name !== 'transitions') fill(matrix, 1 / Math.sqrt(size));
  }
  return { table: fill(new Float64Array(rows * vectorSize), 0.1), matrices, shape };
}

function withDropped(
  { length, rows, offsets }: NetworkInputs,
  unknownWord: number,
  random: () => number,
): NetworkInputs {
  const left: number[] = [];
  const ends = new Uint32Array(offsets.length);
  for (let cell = 0; cell < length * groupCount; cell++) {
    const group = cell % groupCount;
    const own = rows.subarray(offsets[cell] ?? 0, offsets[cell + 1] ?? 0);
    if (group === wordGroup) left.push(random() < dropped.word ? unknownWord : (own[0] ?? unknownWord));
    else if (group === lettersGroup) {
      if (random() >= dropped.letters) for (const row of own) left.push(row);
    } else for (const row of own) if (random() >= dropped.known) left.push(row);
    ends[cell + 1] = left.length;
  }
  return { length, rows: Uint32Array.from(left), offsets: ends };
}

function dropNumbers(values: Numbers, share: number, random: () => number): Float64Array {
  const mask = new Float64Array(values.length);
  const kept = 1 / (1 - share);
  for (let each = 0; each < values.length; each++) {
    const factor = random() < share ? 0 : kept;
    mask[each] = factor;
    values[each] = (values[each] as number) * factor;
  }
  return mask;
}
