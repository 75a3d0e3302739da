import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { costsInWords, estimateInWords } from './run-costs.ts';

beforeAll(() => loadWords('chat'));

test.each([
  [
    { input_tokens: 1_000, output_tokens: 340, cost_usd: 0.0042, duration_ms: 12_300 },
    '1,340 tokens · $0.0042 · 12 s',
  ],
  [{ input_tokens: 0, output_tokens: 1, cost_usd: 2.5, duration_ms: 400 }, '1 token · $2.50 · 1 s'],
  [{ input_tokens: 5, output_tokens: 5, cost_usd: null, duration_ms: 180_000 }, '10 tokens · 3 min'],
  [{ input_tokens: 5, output_tokens: 5, cost_usd: 0, duration_ms: null }, '10 tokens · $0.00'],
])('describes %j as %s', (costs, words) => {
  expect(costsInWords(costs)).toBe(words);
});

test('an estimate is rounded', () => {
  const estimate = { input_tokens: 8_312, output_tokens: 1_047, cost_usd: 0.0314, duration_ms: 24_700 };
  expect(estimateInWords(estimate)).toBe('About 9,400 tokens · $0.031 · 25 s');
});
