import { expect, it } from 'vitest';
import { blankRanges } from './blank-ranges.ts';

it('keeps the position of everything outside the ranges', () => {
  const text = 'Fair on Saturday, bring cake';
  const blank = blankRanges(text, [
    { start: 5, end: 16 },
    { start: 24, end: 28 },
  ]);
  expect(blank).toBe('Fair            , bring     ');
  expect(blankRanges(text, [])).toBe(text);
});
