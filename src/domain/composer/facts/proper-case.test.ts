import { describe, expect, it } from 'vitest';
import { properCase } from './proper-case.ts';

describe('missing capitals', () => {
  it('are added to days, months and the pronoun', () => {
    expect(properCase("i'm closed on monday and from july 3, and i mean it", 'en')).toBe(
      "I'm closed on Monday and from July 3, and I mean it",
    );
    expect(properCase('am samstag, 3. mai', 'de')).toBe('am Samstag, 3. Mai');
  });

  it('distinguish the months March and May from other words', () => {
    expect(properCase('we may march in march, may 3 or 3 may', 'en')).toBe(
      'we may march in March, May 3 or 3 May',
    );
  });

  it('are added to short months beside a number', () => {
    expect(properCase('from 3 nov to dec 9, a jan sale on the dec', 'en')).toBe(
      'from 3 Nov to Dec 9, a jan sale on the dec',
    );
  });

  it('are not added in addresses, codes, numerals and other languages', () => {
    for (const text of ['mail to friday@monday.example', 'i) first ii) second', 'www.sunday.example/july'])
      expect(properCase(text, 'en')).toBe(text);
    expect(properCase('lundi en mai', 'fr')).toBe('lundi en mai');
  });
});
