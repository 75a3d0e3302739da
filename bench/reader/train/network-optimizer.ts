import { type NetworkWeights, vectorSize } from '../../../src/domain/reader/model/network.ts';
import { createMatrices, type Gradient } from './network-gradient.ts';

const momentum = 0.9;
const memory = 0.98;
const decay = 0.01;
/** Share of a weight's mean that stays with each step; the mean is what is kept. */
const averaging = 0.997;

interface Optimizer {
  readonly gradient: Gradient;
  /** Moves the weights against the sum of gradients times `share`, and clears it. */
  readonly update: (rate: number, share: number) => void;
  /** The means of the weights over the last steps. */
  readonly mean: () => NetworkWeights<Float64Array>;
}

/** Adam with decay. Rows of the table move only when they are used, without momentum. */
export function createOptimizer({ table, matrices, shape }: NetworkWeights<Float64Array>): Optimizer {
  const gradient: Gradient = {
    table: new Float64Array(table.length),
    touched: new Set(),
    matrices: createMatrices(shape),
  };
  const squares = { table: new Float64Array(table.length), matrices: createMatrices(shape) };
  const directions = createMatrices(shape);
  const means = {
    shape,
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
