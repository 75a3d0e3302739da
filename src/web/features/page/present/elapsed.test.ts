import { expect, it } from 'vitest';
import { elapsedOf, elapsedWords, toggled } from './elapsed.ts';

it('writes minutes and seconds, and hours from the first on', () => {
  expect(elapsedWords(0)).toBe('0:00');
  expect(elapsedWords(65_999)).toBe('1:05');
  expect(elapsedWords(3_845_000)).toBe('1:04:05');
});

it('does not count the time of a pause', () => {
  const paused = toggled({ beforeMs: 0, sinceMs: 1000 }, 6000);
  expect(elapsedOf(paused, 60_000)).toBe(5000);
  expect(elapsedOf(toggled(paused, 100_000), 101_000)).toBe(6000);
});
