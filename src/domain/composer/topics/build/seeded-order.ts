import { seededRandom } from '../../../document/layout/ornament/random.ts';

/** Returns items in an order that depends on the seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = seededRandom(seed);
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Returns items in an order that depends on the seed and is never the given one, which would give it away. */
export function seededOrder<Item>(items: readonly Item[], seed: number): Item[] {
  const order = shuffled(items, seed);
  const isSame = order.every((item, at) => item === items[at]);
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

export const letterAt = (at: number): string => 'abcdefgh'.charAt(at);

export interface ShuffledAnswers {
  readonly answers: readonly string[];
  /** Index of the right one. */
  readonly right: number;
}

/** Shuffles the answers of a quiz question, whose first one is right. */
export function shuffledAnswers(answers: readonly string[], seed: number): ShuffledAnswers {
  const order = shuffled([...answers.keys()], seed);
  return { answers: order.map((at) => answers[at] ?? ''), right: order.indexOf(0) };
}
