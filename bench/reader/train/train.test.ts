import { describe, expect, it } from 'vitest';
import { addScores, unpackWeights } from '../../../src/domain/reader/model/sparse-weights.ts';
import { readExamples } from '../read-examples.ts';
import { packWeights } from './pack.ts';
import { trainChain } from './train-chain.ts';

const { examples } = readExamples(new URL('../../../data/reader/', import.meta.url));

describe('training', () => {
  it('gives the same weights for the same data', () => {
    const few = examples.slice(0, 12);
    const [first, second] = [
      trainChain(few, { epochs: 2, seed: 3 }),
      trainChain(few, { epochs: 2, seed: 3 }),
    ];
    expect(first.emissions.some((weight) => weight !== 0)).toBe(true);
    expect(Buffer.from(first.emissions.buffer).equals(Buffer.from(second.emissions.buffer))).toBe(true);
    expect(first.transitions).toEqual(second.transitions);
  });

  it('prunes to the requested number of weights', () => {
    const { emissions } = trainChain(examples.slice(0, 12), { epochs: 4, seed: 3, most: 200 });
    const count = emissions.filter((weight) => weight !== 0).length;
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThanOrEqual(200);
  });

  it('holds out whole domains, about a tenth of the prompts', () => {
    const domains = new Map<string, Set<boolean>>();
    for (const { domain, intent, isHeldOut } of examples)
      if (!intent)
        domains.set(domain.toLowerCase(), (domains.get(domain.toLowerCase()) ?? new Set()).add(isHeldOut));
    expect([...domains.values()].every((sides) => sides.size === 1)).toBe(true);
    const share = examples.filter(({ isHeldOut }) => isHeldOut).length / examples.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.15);
  });
});

describe('packed weights', () => {
  const buckets = 1000;
  const rows = new Int32Array(buckets).fill(-1);
  rows[3] = 0;
  rows[700] = 1;
  const weights = Float32Array.from([0.5, 0, -1, 0, 0.01, 2]);
  const counts = new Uint8Array(buckets).fill(4);

  const scoresOf = (most: number, bucket: number): number[] => {
    const packed = unpackWeights(packWeights({ rows, counts, weights, classes: 3, most }), buckets);
    const scores = new Float32Array(3);
    addScores(packed, Uint32Array.of(bucket), 0, 1, scores, 0);
    return [...scores].map((score) => Number(score.toFixed(1)));
  };

  it('give the same scores within one step', () => {
    expect(scoresOf(100, 3)).toEqual([0.5, 0, -1]);
    expect(scoresOf(100, 700)).toEqual([0, 0, 2]);
    expect(scoresOf(100, 4)).toEqual([0, 0, 0]);
  });

  it('keep the largest ones if space is limited', () => {
    expect(scoresOf(2, 3)).toEqual([0, 0, -1]);
    expect(scoresOf(2, 700)).toEqual([0, 0, 2]);
  });
});
