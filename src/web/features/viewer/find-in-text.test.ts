import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';

const found = (text: string, words: string) =>
  findInText(text, words).map(({ start, end }) => text.slice(start, end));

describe('words are found in a page', () => {
  it.each([
    ['Invoice for ACME', 'acme', ['ACME']],
    ['Größe und grosse', 'grosse', ['grosse']],
    ['Café, cafe, CAFÉ', 'café', ['Café', 'cafe', 'CAFÉ']],
    ['two\nlines of text', 'two lines', ['two\nlines']],
    ['ﬁne print', 'fine', ['ﬁne']],
    ['漢字かな漢字', '漢字', ['漢字', '漢字']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['nothing here', 'xyz', []],
    ['nothing here', '   ', []],
    ['a (b) c', '(b)', ['(b)']],
    ['İstanbul', 'istanbul', ['İstanbul']],
  ])('%j: %j', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected);
  });

  it('limits the matches on a page of a repeated letter', () => {
    expect(findInText('a'.repeat(5000), 'a')).toHaveLength(1000);
  });
});
