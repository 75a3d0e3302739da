import { describe, expect, it } from 'vitest';
import { missingLetters } from './missing-letters.ts';

describe('missingLetters', () => {
  it.each([
    ['Invoice 12', '12\nINVOICE', 9, 0],
    ['office', 'o\ufb03ce', 6, 0],
    ['Zażółć', 'Zaz\u0307ółc\u0301', 6, 0],
    ['one two', 'one', 6, 3],
    ['…!', '', 0, 0],
    ['سلام', '\ufeb3\ufefc\ufee1', 4, 0],
  ])('%s against %j: %i letters, %i missing', (shown, found, letters, missing) => {
    expect(missingLetters(shown, found)).toEqual({ letters, missing });
  });
});
