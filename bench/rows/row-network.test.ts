import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../src/domain/full-run.test-data.ts';
import { runNetwork } from '../../src/domain/reader/model/network.ts';
import { unpackNetwork } from '../../src/domain/reader/model/network-weights.ts';
import { tagCount } from '../../src/domain/rows/row-labels.ts';
import { rowNetwork } from '../../src/domain/rows/row-network.ts';
import { packNetwork } from '../reader/train/pack-network.ts';
import { createRandom } from '../reader/train/random.ts';
import { readRowExamples } from './read-row-examples.ts';
import { rowLessons } from './row-lessons.ts';
import { rowLoss } from './row-loss.ts';
import { trainRowNetwork } from './train-row-network.ts';
import { pieceTexts } from './vary-rows.ts';

const { examples } = readRowExamples(new URL('../../data/rows/', import.meta.url));
const few = examples.filter(({ text }) => text.length < 400).slice(0, 16);
const texts = pieceTexts(few);
const lessons = few.map((example, at) => rowLessons(example, texts, at));
const [[lesson] = []] = lessons;
if (!lesson) throw new Error('There is no short prompt.');

describe('gradients of the loss of rows', () => {
  const random = createRandom(8);
  const length = lesson.tokens.length * tagCount;
  const scores = Float32Array.from({ length }, () => 2 * random() - 1);
  const transitions = Float32Array.from({ length: tagCount ** 2 }, () => 2 * random() - 1);
  const lossOf = (): number => rowLoss(lesson, scores.slice(), transitions).loss;
  const { scores: ofScores, transitions: ofTransitions } = rowLoss(lesson, scores.slice(), transitions);
  const slope = (numbers: Float32Array, cell: number): number => {
    const before = numbers[cell] ?? 0;
    const move = 2 ** -7;
    numbers[cell] = before + move;
    const above = lossOf();
    numbers[cell] = before - move;
    const below = lossOf();
    numbers[cell] = before;
    return (above - below) / (2 * move);
  };

  it.each([
    ['scores', scores, ofScores],
    ['transitions', transitions, ofTransitions],
  ])('are the slopes of %s', (_, numbers, gradient) => {
    const largest = [...gradient.keys()]
      .sort((a, b) => Math.abs(gradient[b] ?? 0) - Math.abs(gradient[a] ?? 0))
      .slice(0, 24);
    for (const cell of largest) expect(gradient[cell]).toBeCloseTo(slope(numbers, cell), 3);
  });
});

describe('the network of rows', () => {
  const losses: number[] = [];
  const network = trainRowNetwork(lessons, { epochs: 4, seed: 3, onEpoch: (_, loss) => losses.push(loss) });

  it('learns', () => {
    expect(losses.at(-1)).toBeLessThan(0.9 * (losses[0] ?? 0));
  });

  it.runIf(isFullRun)('gives the same weights for the same data', () => {
    expect(packNetwork(trainRowNetwork(lessons, { epochs: 4, seed: 3 }))).toEqual(packNetwork(network));
  });

  it('reads nearly the same with packed weights', () => {
    const { weights } = unpackNetwork(packNetwork(network), rowNetwork);
    const [packed, whole] = [weights, network.weights].map((each) => runNetwork(each, lesson.inputs).scores);
    const largest = Math.max(...(whole ?? []).map(Math.abs));
    for (const [at, score] of (whole ?? []).entries())
      expect(Math.abs((packed?.[at] ?? 0) - score)).toBeLessThan(0.05 * largest);
  });
});
