import { expect, it } from 'vitest';
import { scoreReading } from './score-reading.ts';

it('puts what the example prompts say where it belongs', () => {
  const scores = scoreReading(new URL('../../data/composer/reading-dev.tsv', import.meta.url));
  expect(scores.flatMap(({ faults }) => faults)).toEqual([]);
});
