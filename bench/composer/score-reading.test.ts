import { expect, it } from 'vitest';
import { repeats } from '../../src/domain/full-run.test-data.ts';
import { scoreReading } from './score-reading.ts';

it('puts what the example prompts say where it belongs', () => {
  const scores = scoreReading(new URL('../../data/composer/reading-dev.tsv', import.meta.url), repeats(4, 1));
  expect(scores.flatMap(({ faults }) => faults)).toEqual([]);
});
