import { tagCount } from '../labels.ts';
import { groupCount, lettersGroup, type NetworkInputs, wordGroup } from './network-inputs.ts';

/*
 * A small network of depthwise-separable convolutions: the vectors of a token, three layers that each look at five
 * tokens (neighbors, then every second, then every fourth: 14 tokens in both directions), and a score per tag.
 */

/** Vectors are single-precision in use, and double-precision in training. */
export type Numbers = Float32Array | Float64Array;

/** Size of the vectors in the table. */
export const vectorSize = 32;
const inputSize = groupCount * vectorSize;
/** Size of a token's state between layers. */
export const stateSize = 64;
export const dilations = [1, 2, 4] as const;
/** Tokens that a convolution looks at. */
export const reach = 5;

/** Names and sizes of all weights but the table of vectors, in the order of the file. */
export const matrixSizes: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  input: [stateSize, inputSize],
  inputBias: [1, stateSize],
  ...Object.fromEntries(
    dilations.flatMap((_, layer) => [
      [`norm${layer}`, [1, stateSize] as const],
      [`taps${layer}`, [reach, stateSize] as const],
      [`mixed${layer}`, [2 * stateSize, stateSize] as const],
      [`mixedBias${layer}`, [1, 2 * stateSize] as const],
    ]),
  ),
  lastNorm: [1, stateSize],
  output: [tagCount, stateSize],
  outputBias: [1, tagCount],
  transitions: [tagCount, tagCount],
};

export interface NetworkWeights<Kind extends Numbers = Numbers> {
  /** `vectorSize` numbers per row. */
  readonly table: Kind;
  readonly matrices: Readonly<Record<string, Kind>>;
}

/** What a layer computed, which its gradient needs. */
export interface LayerTrace {
  readonly state: Numbers;
  readonly normed: Numbers;
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

/**
 * Adds the product of `count` rows with `outs` rows of weights, each of `size` numbers, to `into`, which has `outs`
 * numbers per row.
 */
export function addProduct(
  rows: Numbers,
  count: number,
  weights: Numbers,
  outs: number,
  size: number,
  into: Numbers,
): void {
  const pairs = count - (count % 2);
  const fours = outs - (outs % 4);
  for (let row = 0; row < pairs; row += 2) {
    const first = row * size;
    const second = first + size;
    for (let out = 0; out < fours; out += 4) {
      const base = out * size;
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      for (let each = 0; each < size; each++) {
        const a = rows[first + each] as number;
        const b = rows[second + each] as number;
        const w0 = weights[base + each] as number;
        const w1 = weights[base + size + each] as number;
        const w2 = weights[base + 2 * size + each] as number;
        const w3 = weights[base + 3 * size + each] as number;
        a0 += a * w0;
        a1 += a * w1;
        a2 += a * w2;
        a3 += a * w3;
        b0 += b * w0;
        b1 += b * w1;
        b2 += b * w2;
        b3 += b * w3;
      }
      const to = row * outs + out;
      into[to] = (into[to] as number) + a0;
      into[to + 1] = (into[to + 1] as number) + a1;
      into[to + 2] = (into[to + 2] as number) + a2;
      into[to + 3] = (into[to + 3] as number) + a3;
      const next = to + outs;
      into[next] = (into[next] as number) + b0;
      into[next + 1] = (into[next + 1] as number) + b1;
      into[next + 2] = (into[next + 2] as number) + b2;
      into[next + 3] = (into[next + 3] as number) + b3;
    }
  }
  for (let row = 0; row < count; row++) {
    for (let out = row < pairs ? fours : 0; out < outs; out++) {
      let sum = 0;
      for (let each = 0; each < size; each++)
        sum += (rows[row * size + each] as number) * (weights[out * size + each] as number);
      into[row * outs + out] = (into[row * outs + out] as number) + sum;
    }
  }
}

const smallest = 1e-5;

/** Returns the factor that brings a state to a mean square of 1. */
export function normFactor(state: Numbers, from: number): number {
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
  { table, matrices }: NetworkWeights,
  inputs: NetworkInputs,
  drop: (values: Numbers, place: number) => void = () => undefined,
): Trace {
  const { length, rows, offsets } = inputs;
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
      const factor = normFactor(state, from);
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
    const gated = repeated(matrix(`mixedBias${layer}`));
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
    layers.push({ state, normed, convolved, gated });
    state = next;
  }
  const last = normalize(state, matrix('lastNorm'));
  drop(last, dilations.length + 1);
  const scores = repeated(matrix('outputBias'));
  addProduct(last, length, matrix('output'), tagCount, stateSize, scores);
  return { input, layers, state, last, scores };
}
