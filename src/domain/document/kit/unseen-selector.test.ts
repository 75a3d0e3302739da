import { describe, expect, it } from 'vitest';
import { artDirections } from './choices.ts';
import { unseenSelector } from './unseen-selector.ts';

describe('the selector for hidden elements', () => {
  it.each(artDirections)(
    'is valid in %s and covers tables of charts and labels for other directions',
    (direction) => {
      const selector = unseenSelector(direction);
      expect(selector).toContain('.doc .chart-data');
      expect(selector).not.toMatch(/[{}@]|::|\/\*/);
    },
  );

  it('excludes what a rule of equal specificity shows', () => {
    expect(unseenSelector('technical')).toContain('.doc .cell-label:not(');
    expect(unseenSelector('swiss')).toContain('.party-from .label:not(');
  });
});
