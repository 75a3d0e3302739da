/** A feature vector with its outcome. */
export interface Sample {
  readonly values: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

/** Options, of which the correct ones should rank first. */
export interface Choice {
  readonly options: readonly Omit<Sample, 'weight'>[];
  readonly weight: number;
}

const usualRounds = 600;
const pull = 0.9;
/** A loop, as it runs some billion times. */
function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] ?? 0);
  return sum;
}

function push(slope: number[], values: readonly number[], by: number): void {
  for (let at = 0; at < values.length; at++) slope[at] = (slope[at] ?? 0) + by * (values[at] as number);
}

/** Gradient descent with momentum from zero; deterministic. */
function descend(
  size: number,
  rate: number,
  keep: number,
  gradient: (weights: readonly number[], into: number[]) => void,
  rounds = usualRounds,
): number[] {
  const weights = Array<number>(size).fill(0);
  const moves = Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => keep * weight);
    gradient(weights, slope);
    for (const [at, value] of slope.entries()) {
      moves[at] = pull * (moves[at] ?? 0) - rate * value;
      weights[at] = (weights[at] ?? 0) + (moves[at] ?? 0);
    }
  }
  return weights;
}

/** Fits weights that give the correct option of each choice the highest score (a conditional logit). */
export function fitRanking(choices: readonly Choice[], size: number, keep: number): number[] {
  const all = choices.reduce((sum, { weight }) => sum + weight, 0);
  return descend(size, 0.5, keep, (weights, slope) => {
    for (const { options, weight } of choices) {
      const scores = options.map(({ values }) => dot(values, weights));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const total = chances.reduce((sum, value) => sum + value, 0);
      const right = chances.reduce((sum, value, at) => sum + (options[at]?.isRight ? value : 0), 0);
      for (const [at, { values, isRight }] of options.entries()) {
        const chance = chances[at] ?? 0;
        const pushed = ((chance / total - (isRight ? chance / right : 0)) * weight) / all;
        push(slope, values, pushed);
      }
    }
  });
}

/**
 * Fits the weights of a logistic regression; the last one is the bias.
 * @param rounds more are needed where some values are rare
 */
export function fitAcceptance(
  samples: readonly Sample[],
  size: number,
  keep: number,
  rounds = usualRounds,
): number[] {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0);
  const gradient = (weights: readonly number[], slope: number[]): void => {
    for (const { values, isRight, weight } of samples) {
      const pushed = ((chanceOf(values, weights) - (isRight ? 1 : 0)) * weight) / all;
      push(slope, values, pushed);
      slope[values.length] = (slope[values.length] ?? 0) + pushed;
    }
  };
  return descend(size + 1, 0.5, keep, gradient, rounds);
}

export const chanceOf = (values: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-dot(values, weights) - (weights[values.length] ?? 0)));
