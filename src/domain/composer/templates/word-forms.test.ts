import { describe, expect, it } from 'vitest';
import { compoundParts, isOneWord, isSlip } from './word-forms.ts';

describe('two words', () => {
  it.each([
    ['volunteer', 'volunteers'],
    ['landlord', 'landlord'],
    ['quick', 'quickly'],
  ])('match: %s and %s', (first, second) => {
    expect(isOneWord(first, second)).toBe(true);
    expect(isOneWord(second, first)).toBe(true);
  });

  it.each([
    ['skiing', 'skis'],
    ['cat', 'cats'],
    ['love', 'lovely'],
  ])('do not match: %s and %s', (first, second) => {
    expect(isOneWord(first, second)).toBe(false);
  });

  it('match with one letter missing, added, wrong or swapped', () => {
    const word = 'resignation';
    for (let at = 0; at < word.length; at++) {
      expect(isSlip(word, word.slice(0, at) + word.slice(at + 1))).toBe(true);
      expect(isSlip(word, `${word.slice(0, at)}x${word.slice(at)}`)).toBe(true);
      expect(isSlip(word, `${word.slice(0, at)}x${word.slice(at + 1)}`)).toBe(true);
      const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
      expect(isSlip(word, swapped)).toBe(true);
    }
  });

  it('do not match with two wrong letters, or if they are short', () => {
    expect(isSlip('resignation', 'rexignatixn')).toBe(false);
    expect(isSlip('house', 'mouse')).toBe(false);
  });
});

describe('a compound', () => {
  const known = new Set(['vertrag', 'fitness', 'wohnung', 'kundigung']);
  const isKnown = (word: string): boolean => known.has(word);

  it.each([
    ['fitnessvertrag', ['fitness', 'vertrag']],
    ['wohnungskundigung', ['wohnung', 'kundigung']],
    ['mietvertrag', ['vertrag']],
    ['vertrag', []],
  ])('%s has the known words %j', (word, parts) => {
    expect(compoundParts(word, isKnown, 'de')).toEqual(parts);
  });

  it('is not split in languages without compounds', () => {
    expect(compoundParts('fitnessvertrag', isKnown, 'en')).toEqual([]);
  });
});
