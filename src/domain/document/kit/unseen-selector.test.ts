import { describe, expect, it } from 'vitest';
import { artDirections } from './choices.ts';
import { unseenSelector } from './unseen-selector.ts';

describe('what the kit hides', () => {
  it.each(artDirections)(
    'is one selector in %s: tables of charts, labels for other directions',
    (direction) => {
      const selector = unseenSelector(direction);
      expect(selector).toContain('.doc .chart-data');
      expect(selector).not.toMatch(/[{}@]|::|\/\*/);
    },
  );

  it('leaves out what a rule as strong shows', () => {
    expect(unseenSelector('technical')).toContain('.doc .cell-label:not(');
    expect(unseenSelector('swiss')).toContain('.party-from .label:not(');
  });
});
