import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayWords } from './everyday-words.ts';
import { findIcon } from './find-icon.ts';
import { iconWords } from './icon-words.ts';

const linesOf = (table: string) =>
  table.split('\n').map((line) => {
    const [name = '', list = ''] = line.split(':');
    return { name, words: list.split(',') };
  });
const names = new Set(linesOf(iconWords).map(({ name }) => name));

describe('findIcon', () => {
  it('finds every icon by its own name, in any case', () => {
    for (const name of names) {
      expect(findIcon(name)).toBe(name);
      expect(findIcon(name.replaceAll('-', ' ').toUpperCase())).toBe(name);
    }
  });

  it('finds an existing icon for every everyday word', () => {
    for (const { name, words } of linesOf(everydayWords)) {
      expect(names).toContain(name);
      for (const word of words) expect(findIcon(word), word).not.toBeNull();
    }
  });

  it('handles plurals, accents and surrounding words', () => {
    expect(findIcon('Leaves')).toBe(findIcon('leaves'));
    expect(findIcon('Bar Charts')).toBe('chart-bar');
    expect(findIcon('Café')).toBe(findIcon('cafe'));
    expect(findIcon('an open book')).toBe('book-open');
  });

  it('returns null if no word matches', () => {
    for (const words of ['', '—', 'qzxv', '何か']) expect(findIcon(words)).toBeNull();
  });

  it('always returns the same existing icon for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const found = findIcon(words);
        expect(found === null || names.has(found)).toBe(true);
        expect(findIcon(words)).toBe(found);
      }),
    );
  });
});
