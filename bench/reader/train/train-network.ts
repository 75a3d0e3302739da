import { type Analysis, analyze } from '../../../src/domain/reader/analyze.ts';
import { firstFollowUpLabel, labels, tagCount } from '../../../src/domain/reader/labels.ts';
import { forbidOverLines, marginals, tagsInUse } from '../../../src/domain/reader/model/chain.ts';
import {
  matrixSizes,
  type NetworkWeights,
  type Numbers,
  runNetwork,
  vectorSize,
} from '../../../src/domain/reader/model/network.ts';
import {
  groupCount,
  lettersGroup,
  type NetworkInputs,
  networkInputs,
  unknownWord,
  wordGroup,
  wordKey,
} from '../../../src/domain/reader/model/network-inputs.ts';
import { goldSpans, goldTags } from '../gold-tags.ts';
import type { Example } from '../read-examples.ts';
import { augment, collectSpanTexts } from './augment.ts';
import { addGradient, createMatrices, type Gradient, transposeMatrices } from './network-gradient.ts';
import { createRandom, shuffle } from './random.ts';
import { transitionExcess } from './transition-excess.ts';

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

const mostWords = 10_000;
const leastCount = 2;
const tokensPerStep = 1024;
const learningRate = 5e-3;
/** Share of the steps in which the rate rises. */
const warmUp = 0.1;
const momentum = 0.9;
const memory = 0.98;
const decay = 0.01;
/** Share of a weight's mean that stays with each step; the mean is what is kept. */
const averaging = 0.997;
/** Chances that a word is unknown, that its letters are, and that something known of it is. */
const dropped = { word: 0.3, letters: 0.2, known: 0.15 };
/** Shares of numbers dropped in the inputs, in what a layer adds, and in the last state. */
const droppedAt = [0.2, 0.15, 0.15, 0.15, 0.2];

const modeOf = ({ intent }: Example) => (intent ? 'follow-up' : 'prompt');
const analysisOf = (example: Example): Analysis =>
  analyze({ text: example.text, language: example.language, mode: modeOf(example) });

/** Fits the network by Adam on the log likelihood of whole sequences of tags, like the chain. */
export function trainNetwork(
  examples: readonly Example[],
  { epochs, seed, onEpoch }: NetworkOptions,
): TrainedNetwork {
  const random = createRandom(seed);
  const texts = collectSpanTexts(examples);
  const { words, tokenCount } = findWords(examples);
  const places = new Map(words.map((key, place) => [key, place]));
  const weights = startWeights(unknownWord + 1 + words.length, random);
  const optimizer = createOptimizer(weights);
  const steps = Math.max(1, Math.ceil((epochs * tokenCount) / tokensPerStep));
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    let loss = 0;
    let tokens = 0;
    let inStep = 0;
    let transposed = transposeMatrices(weights.matrices);
    const update = (): void => {
      step++;
      const share = Math.min(1, step / steps);
      const pace = Math.min(1, share / warmUp) * (0.02 + 0.49 * (1 + Math.cos(Math.PI * share)));
      optimizer.update(learningRate * pace, 1 / inStep);
      inStep = 0;
      transposed = transposeMatrices(weights.matrices);
    };
    for (const original of shuffle(examples, random)) {
      const example = epoch === 1 ? original : augment(original, texts, random);
      const analysis = analysisOf(example);
      const n = analysis.tokens.length;
      if (n === 0) continue;
      const inputs = withDropped(networkInputs(analysis, places), random);
      const masks: Float64Array[] = [];
      const trace = runNetwork(weights, inputs, (values, place) => {
        masks[place] = dropNumbers(values, droppedAt[place] ?? 0, random);
      });
      const lost = lossOf(
        example,
        analysis,
        trace.scores,
        weights.matrices.transitions ?? new Float64Array(),
      );
      addGradient({
        weights,
        transposed,
        inputs,
        trace,
        scores: lost.scores,
        masks,
        into: optimizer.gradient,
      });
      optimizer.gradient.matrices.transitions?.forEach((sum, cell, sums) => {
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

/** Returns the most frequent words, in ascending order of their keys. */
function findWords(examples: readonly Example[]): { words: number[]; tokenCount: number } {
  const counts = new Map<number, number>();
  let tokenCount = 0;
  for (const example of examples) {
    const { columns, tokens } = analysisOf(example);
    tokenCount += tokens.length;
    for (const hash of columns.word) counts.set(wordKey(hash), (counts.get(wordKey(hash)) ?? 0) + 1);
  }
  const words = [...counts]
    .filter(([, count]) => count >= leastCount)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostWords)
    .map(([key]) => key)
    .sort((a, b) => a - b);
  return { words, tokenCount };
}

export function startWeights(rows: number, random: () => number): NetworkWeights<Float64Array> {
  const matrices = createMatrices();
  const fill = (numbers: Float64Array, deviation: number): Float64Array =>
    // Uniform, with this standard deviation.
    numbers.forEach((_, cell) => {
      numbers[cell] = (2 * random() - 1) * deviation * Math.sqrt(3);
    }) ?? numbers;
  for (const [name, [count, size]] of Object.entries(matrixSizes)) {
    const matrix = matrices[name] ?? new Float64Array();
    if (/norm/i.test(name)) matrix.fill(1);
    else if (name.startsWith('taps')) fill(matrix, 1 / Math.sqrt(5));
    else if (count > 1 && name !== 'transitions') fill(matrix, 1 / Math.sqrt(size));
  }
  return { table: fill(new Float64Array(rows * vectorSize), 0.1), matrices };
}

function withDropped({ length, rows, offsets }: NetworkInputs, random: () => number): NetworkInputs {
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

interface Loss {
  readonly loss: number;
  readonly scores: Float64Array;
  readonly transitions: Float64Array;
}

/** Returns the loss of a prompt with the gradients of its scores and of the transitions. */
function lossOf(
  example: Example,
  { tokens }: Analysis,
  emissions: Numbers,
  transitionWeights: Float64Array,
): Loss {
  const n = tokens.length;
  const gold = goldTags(tokens, goldSpans(example.pieces));
  const labelCount = example.intent ? labels.length : firstFollowUpLabel;
  const used = tagsInUse(labelCount);
  const scores = Float32Array.from(emissions);
  const transitions = Float32Array.from(transitionWeights);
  forbidOverLines(scores, tokens);
  const { probabilities, forward, backward, factors, logZ } = marginals(scores, transitions, n, labelCount);
  const gradient = new Float64Array(n * tagCount);
  let goldScore = 0;
  for (let at = 0; at < n; at++) {
    const right = gold[at] ?? 0;
    goldScore += scores[at * tagCount + right] ?? 0;
    if (at > 0) goldScore += transitions[(gold[at - 1] ?? 0) * tagCount + right] ?? 0;
    for (const tag of used) {
      const cell = at * tagCount + tag;
      // What was ruled out doesn't depend on the network.
      if (scores[cell] === Math.fround(emissions[cell] ?? 0))
        gradient[cell] = (probabilities[cell] ?? 0) - (tag === right ? 1 : 0);
    }
  }
  return {
    loss: logZ - goldScore,
    scores: gradient,
    transitions: transitionExcess({ transitions, gold, forward, backward, factors, n, used }),
  };
}

interface Optimizer {
  readonly gradient: Gradient;
  /** Moves the weights against the sum of gradients times `share`, and clears it. */
  readonly update: (rate: number, share: number) => void;
  /** The means of the weights over the last steps. */
  readonly mean: () => NetworkWeights<Float64Array>;
}

/** Adam with decay. Rows of the table move only when they are used, without momentum. */
function createOptimizer({ table, matrices }: NetworkWeights<Float64Array>): Optimizer {
  const gradient: Gradient = {
    table: new Float64Array(table.length),
    touched: new Set(),
    matrices: createMatrices(),
  };
  const squares = { table: new Float64Array(table.length), matrices: createMatrices() };
  const directions = createMatrices();
  const means = {
    table: table.slice(),
    matrices: Object.fromEntries(Object.entries(matrices).map(([name, matrix]) => [name, matrix.slice()])),
  };
  const meanSteps = new Uint32Array(table.length / vectorSize);
  let step = 0;
  const catchUp = (row: number): void => {
    const kept = averaging ** (step - (meanSteps[row] ?? 0));
    meanSteps[row] = step;
    for (let cell = row * vectorSize; cell < (row + 1) * vectorSize; cell++) {
      const now = table[cell] as number;
      means.table[cell] = now + ((means.table[cell] as number) - now) * kept;
    }
  };
  const update = (rate: number, share: number): void => {
    for (const row of gradient.touched) {
      catchUp(row);
      for (let cell = row * vectorSize; cell < (row + 1) * vectorSize; cell++) {
        const pull = (gradient.table[cell] as number) * share;
        gradient.table[cell] = 0;
        const square = memory * (squares.table[cell] as number) + (1 - memory) * pull * pull;
        squares.table[cell] = square;
        table[cell] =
          (table[cell] as number) * (1 - rate * decay) - (rate * pull) / (Math.sqrt(square) + 1e-8);
      }
    }
    gradient.touched.clear();
    step++;
    const direct = 1 / (1 - momentum ** step);
    const steep = 1 / (1 - memory ** step);
    for (const name of Object.keys(matrices)) {
      const matrix = matrices[name] as Float64Array;
      const pulls = gradient.matrices[name] as Float64Array;
      const own = squares.matrices[name] as Float64Array;
      const ways = directions[name] as Float64Array;
      const mean = means.matrices[name] as Float64Array;
      for (let cell = 0; cell < matrix.length; cell++) {
        const pull = (pulls[cell] as number) * share;
        pulls[cell] = 0;
        const way = momentum * (ways[cell] as number) + (1 - momentum) * pull;
        const square = memory * (own[cell] as number) + (1 - memory) * pull * pull;
        ways[cell] = way;
        own[cell] = square;
        const next =
          (matrix[cell] as number) * (1 - rate * decay) -
          (rate * way * direct) / (Math.sqrt(square * steep) + 1e-8);
        matrix[cell] = next;
        mean[cell] = next + ((mean[cell] as number) - next) * averaging;
      }
    }
  };
  return {
    gradient,
    update,
    mean: () => {
      for (let row = 0; row < meanSteps.length; row++) catchUp(row);
      return means;
    },
  };
}
