import { addProduct, type Numbers } from './add-product.ts';
import { groupCount, lettersGroup, type NetworkInputs, wordGroup } from './network-inputs.ts';

/*
 * Small networks of depthwise-separable convolutions: the vectors of a token, layers that each look at five tokens
 * (neighbors, then every second, every fourth and so on), and scores for tags.
 */

/** Size of the vectors in the table. */
export const vectorSize = 32;
const inputSize = groupCount * vectorSize;
/** Tokens that a convolution looks at. */
export const reach = 5;

interface Sizes {
  /** Size of a token's state between layers. */
  readonly stateSize: number;
  /** Distance of the tokens that each layer looks at. */
  readonly dilations: readonly number[];
  /** Whether each layer also sees the mean of all tokens. */
  readonly hasSummary: boolean;
  /** Scores of each token. */
  readonly outputs: number;
  readonly tags: number;
}

/** The sizes of a network. */
export interface NetworkShape extends Sizes {
  /** Names and sizes of all weights but the table of vectors, in the order of the file. */
  readonly matrixSizes: Readonly<Record<string, readonly [rows: number, columns: number]>>;
}

export const networkShape = (sizes: Sizes): NetworkShape => {
  const { stateSize, dilations, hasSummary, outputs, tags } = sizes;
  return {
    ...sizes,
    matrixSizes: {
      input: [stateSize, inputSize],
      inputBias: [1, stateSize],
      ...Object.fromEntries(
        dilations.flatMap((_, layer) => [
          [`norm${layer}`, [1, stateSize] as const],
          [`taps${layer}`, [reach, stateSize] as const],
          ...(hasSummary ? [[`summary${layer}`, [2 * stateSize, stateSize] as const] as const] : []),
          [`mixed${layer}`, [2 * stateSize, stateSize] as const],
          [`mixedBias${layer}`, [1, 2 * stateSize] as const],
        ]),
      ),
      lastNorm: [1, stateSize],
      output: [outputs, stateSize],
      outputBias: [1, outputs],
      transitions: [tags, tags],
    },
  };
};

export interface NetworkWeights<Kind extends Numbers = Numbers> {
  /** `vectorSize` numbers per row. */
  readonly table: Kind;
  readonly matrices: Readonly<Record<string, Kind>>;
  readonly shape: NetworkShape;
}

/** What a layer computed, which its gradient needs. */
export interface LayerTrace {
  readonly state: Numbers;
  readonly normed: Numbers;
  /** The mean of `normed` over all tokens. */
  readonly mean: Numbers;
  readonly convolved: Numbers;
  readonly gated: Numbers;
}

export interface Trace {
  readonly input: Numbers;
  readonly layers: readonly LayerTrace[];
  readonly state: Numbers;
  readonly last: Numbers;
  readonly scores: Numbers;
}

/** Adds the mean of rows of numbers. */
function addMean(rows: Numbers, mean: Numbers): void {
  const size = mean.length;
  const share = size / rows.length;
  for (let from = 0; from < rows.length; from += size)
    for (let each = 0; each < size; each++)
      mean[each] = (mean[each] as number) + (rows[from + each] as number) * share;
}

const smallest = 1e-5;

/** Returns the factor that brings a state to a mean square of 1. */
export function normFactor(state: Numbers, from: number, stateSize: number): number {
  let squares = 0;
  for (let each = from; each < from + stateSize; each++) squares += (state[each] as number) ** 2;
  return 1 / Math.sqrt(squares / stateSize + smallest);
}

/** What a group's sum is multiplied with, so that its size doesn't depend on how many vectors it has. */
export const groupScale = (group: number, count: number): number =>
  group === wordGroup ? 1 : group === lettersGroup ? 1 / Math.sqrt(Math.max(count, 1)) : 0.5;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Computes the scores of all tags for each token. `drop` changes the inputs, what each layer adds and the last state
 * in place, in training.
 */
export function runNetwork(
  { table, matrices, shape }: NetworkWeights,
  inputs: NetworkInputs,
  drop: (values: Numbers, place: number) => void = () => undefined,
): Trace {
  const { length, rows, offsets } = inputs;
  const { stateSize, dilations, hasSummary, outputs } = shape;
  const create = (size: number): Numbers =>
    table instanceof Float64Array ? new Float64Array(size) : new Float32Array(size);
  const matrix = (name: string): Numbers => matrices[name] ?? create(0);
  const repeated = (bias: Numbers): Numbers => {
    const all = create(length * bias.length);
    for (let at = 0; at < length; at++) all.set(bias, at * bias.length);
    return all;
  };
  const normalize = (state: Numbers, gains: Numbers): Numbers => {
    const normed = create(length * stateSize);
    for (let from = 0; from < normed.length; from += stateSize) {
      const factor = normFactor(state, from, stateSize);
      for (let each = 0; each < stateSize; each++)
        normed[from + each] = (state[from + each] as number) * factor * (gains[each] as number);
    }
    return normed;
  };

  const input = create(length * inputSize);
  for (let cell = 0; cell < length * groupCount; cell++) {
    const from = offsets[cell] ?? 0;
    const to = offsets[cell + 1] ?? 0;
    const into = cell * vectorSize;
    const scale = groupScale(cell % groupCount, to - from);
    for (let index = from; index < to; index++) {
      const row = (rows[index] as number) * vectorSize;
      for (let each = 0; each < vectorSize; each++)
        input[into + each] = (input[into + each] as number) + scale * (table[row + each] as number);
    }
  }
  drop(input, 0);
  let state = repeated(matrix('inputBias'));
  addProduct(input, length, matrix('input'), stateSize, inputSize, state);

  const layers: LayerTrace[] = [];
  for (const [layer, dilation] of dilations.entries()) {
    const normed = normalize(state, matrix(`norm${layer}`));
    const taps = matrix(`taps${layer}`);
    const convolved = create(length * stateSize);
    for (let tap = 0; tap < reach; tap++) {
      const shift = (tap - (reach >> 1)) * dilation;
      for (let at = Math.max(0, -shift); at < Math.min(length, length - shift); at++) {
        const to = at * stateSize;
        const from = (at + shift) * stateSize;
        for (let each = 0; each < stateSize; each++)
          convolved[to + each] =
            (convolved[to + each] as number) +
            (normed[from + each] as number) * (taps[tap * stateSize + each] as number);
      }
    }
    const mean = create(stateSize);
    const bias = matrix(`mixedBias${layer}`).slice();
    if (hasSummary) {
      addMean(normed, mean);
      addProduct(mean, 1, matrix(`summary${layer}`), 2 * stateSize, stateSize, bias);
    }
    const gated = repeated(bias);
    addProduct(convolved, length, matrix(`mixed${layer}`), 2 * stateSize, stateSize, gated);
    const next = create(length * stateSize);
    for (let at = 0; at < length; at++)
      for (let each = 0; each < stateSize; each++) {
        const from = at * 2 * stateSize + each;
        next[at * stateSize + each] = (gated[from] as number) * sigmoid(gated[from + stateSize] as number);
      }
    drop(next, layer + 1);
    for (let each = 0; each < next.length; each++)
      next[each] = (next[each] as number) + (state[each] as number);
    layers.push({ state, normed, mean, convolved, gated });
    state = next;
  }
  const last = normalize(state, matrix('lastNorm'));
  drop(last, dilations.length + 1);
  const scores = repeated(matrix('outputBias'));
  addProduct(last, length, matrix('output'), outputs, stateSize, scores);
  return { input, layers, state, last, scores };
}
