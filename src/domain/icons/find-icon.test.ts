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

  it('finds an icon for every everyday word, and each of them exists', () => {
    for (const { name, words } of linesOf(everydayWords)) {
      expect(names).toContain(name);
      for (const word of words) expect(findIcon(word), word).not.toBeNull();
    }
  });

  it('reads plurals, accents and words around it', () => {
    expect(findIcon('Leaves')).toBe(findIcon('leaves'));
    expect(findIcon('Bar Charts')).toBe('chart-bar');
    expect(findIcon('Café')).toBe(findIcon('cafe'));
    expect(findIcon('an open book')).toBe('book-open');
  });

  it('says so where no word tells', () => {
    for (const words of ['', '—', 'qzxv', '何か']) expect(findIcon(words)).toBeNull();
  });

  it('answers any text with an icon that exists, always the same one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const found = findIcon(words);
        expect(found === null || names.has(found)).toBe(true);
        expect(findIcon(words)).toBe(found);
      }),
    );
  });
});
