import { describe, expect, it } from 'vitest';
import { heroLines, linesFilling } from './hero-lines.ts';

describe('lines of a hero', () => {
  const many = 'Water will be off on Thursday from nine to one because the pump in the cellar is repaired';

  it('break a title of many words into lines of about the same length', () => {
    for (const lines of [heroLines(many), linesFilling(many, { width: 600, height: 700 }, 'poster')]) {
      expect(lines.join(' ')).toBe(many);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      const lengths = lines.map((line) => line.length);
      expect(Math.max(...lengths)).toBeLessThan(Math.min(...lengths) * 2);
    }
  });

  it('take a title of 400 words and one long word', () => {
    expect(heroLines('word '.repeat(400)).join(' ')).toHaveLength(5 * 400 - 1);
    expect(heroLines('x'.repeat(300))).toEqual(['x'.repeat(300)]);
  });
});
