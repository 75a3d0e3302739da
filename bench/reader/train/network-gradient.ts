import { addProduct } from '../../../src/domain/reader/model/add-product.ts';
import {
  groupScale,
  type NetworkShape,
  type NetworkWeights,
  normFactor,
  reach,
  type Trace,
  vectorSize,
} from '../../../src/domain/reader/model/network.ts';
import { groupCount, type NetworkInputs } from '../../../src/domain/reader/model/network-inputs.ts';

type Matrices = Readonly<Record<string, Float64Array>>;

const none = new Float64Array(0);

function transpose(from: Float64Array, rows: number, columns: number): Float64Array {
  const to = new Float64Array(from.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      to[column * rows + row] = from[row * columns + column] as number;
  return to;
}

/** Matrices with rows and columns swapped, which the gradient of the input of a product needs. */
export const transposeMatrices = ({
  matrices,
  shape: { matrixSizes },
}: NetworkWeights<Float64Array>): Matrices =>
  Object.fromEntries(
    Object.entries(matrixSizes).flatMap(([name, [rows, columns]]) =>
      /^(?:input|output|mixed\d+|summary\d+)$/.test(name)
        ? [[name, transpose(matrices[name] ?? none, rows, columns)]]
        : [],
    ),
  );

/** The sum of gradients over several prompts. Only some rows of the table have one. */
export interface Gradient {
  readonly table: Float64Array;
  readonly touched: Set<number>;
  readonly matrices: Matrices;
}

interface Backward {
  readonly weights: NetworkWeights<Float64Array>;
  readonly transposed: Matrices;
  readonly inputs: NetworkInputs;
  readonly trace: Trace;
  /** The gradient of the scores. */
  readonly scores: Float64Array;
  /** What `drop` multiplied the values at each place with. */
  readonly masks: readonly Float64Array[];
  readonly into: Gradient;
}

/** Adds the gradient of one prompt. */
export function addGradient({ weights, transposed, inputs, trace, scores, masks, into }: Backward): void {
  const { length, rows, offsets } = inputs;
  const { matrixSizes, stateSize, dilations, hasSummary } = weights.shape;
  const sum = (name: string): Float64Array => into.matrices[name] ?? none;
  const masked = (values: Float64Array, place: number): Float64Array => {
    const mask = masks[place];
    if (mask)
      for (let each = 0; each < values.length; each++)
        values[each] = (values[each] as number) * (mask[each] as number);
    return values;
  };
  const addRows = (values: Float64Array, size: number, to: Float64Array): void => {
    for (let from = 0; from < values.length; from += size)
      for (let each = 0; each < size; each++)
        to[each] = (to[each] as number) + (values[from + each] as number);
  };
  /** For `out = from · matrix`: adds the gradient of the matrix and its bias, and returns that of `from`. */
  const throughProduct = (out: Float64Array, from: Float64Array, name: string): Float64Array => {
    const [outs, size] = matrixSizes[name] ?? [0, 0];
    addRows(out, outs, sum(name.replace(/^[a-z]+/, '$&Bias')));
    addProduct(transpose(out, length, outs), outs, transpose(from, length, size), size, length, sum(name));
    const back = new Float64Array(length * size);
    addProduct(out, length, transposed[name] ?? none, size, outs, back);
    return back;
  };
  /** For `normed = state · factor · gains`: adds the gradient of the gains, and adds that of the state to `back`. */
  const throughNorm = (normed: Float64Array, state: Float64Array, name: string, back: Float64Array): void => {
    const gains = weights.matrices[name] ?? none;
    const gainSums = sum(name);
    for (let from = 0; from < state.length; from += stateSize) {
      const factor = normFactor(state, from, stateSize);
      let along = 0;
      for (let each = 0; each < stateSize; each++) {
        const pull = (normed[from + each] as number) * (state[from + each] as number);
        gainSums[each] = (gainSums[each] as number) + pull * factor;
        along += pull * (gains[each] as number);
      }
      const shrink = (factor ** 3 * along) / stateSize;
      for (let each = 0; each < stateSize; each++)
        back[from + each] =
          (back[from + each] as number) +
          factor * (gains[each] as number) * (normed[from + each] as number) -
          shrink * (state[from + each] as number);
    }
  };

  const last = masked(throughProduct(scores, trace.last as Float64Array, 'output'), dilations.length + 1);
  const back = new Float64Array(length * stateSize);
  throughNorm(last, trace.state as Float64Array, 'lastNorm', back);
  for (let layer = dilations.length - 1; layer >= 0; layer--) {
    const { state, normed, mean, convolved, gated } = trace.layers[layer] as (typeof trace.layers)[number];
    const added = masked(back.slice(), layer + 1);
    const gates = new Float64Array(length * 2 * stateSize);
    for (let at = 0; at < length; at++)
      for (let each = 0; each < stateSize; each++) {
        const cell = at * 2 * stateSize + each;
        const open = 1 / (1 + Math.exp(-(gated[cell + stateSize] as number)));
        const pull = added[at * stateSize + each] as number;
        gates[cell] = pull * open;
        gates[cell + stateSize] = pull * (gated[cell] as number) * open * (1 - open);
      }
    const pulled = throughProduct(gates, convolved as Float64Array, `mixed${layer}`);
    const taps = weights.matrices[`taps${layer}`] ?? none;
    const tapSums = sum(`taps${layer}`);
    const normedBack = new Float64Array(length * stateSize);
    for (let tap = 0; tap < reach; tap++) {
      const shift = (tap - (reach >> 1)) * (dilations[layer] ?? 1);
      const row = tap * stateSize;
      for (let at = Math.max(0, -shift); at < Math.min(length, length - shift); at++) {
        const to = at * stateSize;
        const from = (at + shift) * stateSize;
        for (let each = 0; each < stateSize; each++) {
          const pull = pulled[to + each] as number;
          tapSums[row + each] = (tapSums[row + each] as number) + pull * (normed[from + each] as number);
          normedBack[from + each] = (normedBack[from + each] as number) + pull * (taps[row + each] as number);
        }
      }
    }
    if (hasSummary) {
      const name = `summary${layer}`;
      const ofBias = new Float64Array(2 * stateSize);
      addRows(gates, 2 * stateSize, ofBias);
      addProduct(ofBias, 2 * stateSize, mean, stateSize, 1, sum(name));
      const ofMean = new Float64Array(stateSize);
      addProduct(ofBias, 1, transposed[name] ?? none, stateSize, 2 * stateSize, ofMean);
      for (let from = 0; from < normedBack.length; from += stateSize)
        for (let each = 0; each < stateSize; each++)
          normedBack[from + each] = (normedBack[from + each] as number) + (ofMean[each] as number) / length;
    }
    throughNorm(normedBack, state as Float64Array, `norm${layer}`, back);
  }
  const input = masked(throughProduct(back, trace.input as Float64Array, 'input'), 0);
  for (let cell = 0; cell < length * groupCount; cell++) {
    const from = offsets[cell] ?? 0;
    const to = offsets[cell + 1] ?? 0;
    const scale = groupScale(cell % groupCount, to - from);
    for (let index = from; index < to; index++) {
      const row = rows[index] as number;
      into.touched.add(row);
      for (let each = 0; each < vectorSize; each++)
        into.table[row * vectorSize + each] =
          (into.table[row * vectorSize + each] as number) +
          scale * (input[cell * vectorSize + each] as number);
    }
  }
}

export const createMatrices = ({ matrixSizes }: NetworkShape): Matrices =>
  Object.fromEntries(
    Object.entries(matrixSizes).map(([name, [rows, columns]]) => [name, new Float64Array(rows * columns)]),
  );
