import { describe, expect, it } from 'vitest';
import { inBritishSpelling } from './british-spelling.ts';

const british = (text: string): string => inBritishSpelling(text, new Set());

describe('British spelling', () => {
  it('spells words as British readers do', () => {
    expect(british('Organize the colors of your neighborhood center.')).toBe(
      'Organise the colours of your neighbourhood centre.',
    );
    expect(british('Canceled travelers apologized.')).toBe('Cancelled travellers apologised.');
  });

  it('keeps words that are the same', () => {
    const text = 'A humorous prize of the right size in the laboratory.';
    expect(british(text)).toBe(text);
  });

  it('keeps names of several words and addresses', () => {
    const text = 'Pearl Harbor, Labor Day, color@mail.example, example.com/color';
    expect(british(text)).toBe(text);
  });

  it('keeps the words of the prompt', () => {
    expect(inBritishSpelling('A gray color', new Set(['gray']))).toBe('A gray colour');
  });

  it('tells a length from a device', () => {
    expect(british('12 meters from the gas meter')).toBe('12 metres from the gas meter');
    expect(british('A few meters of rope, three meters of wire')).toBe(
      'A few metres of rope, three metres of wire',
    );
  });

  it('keeps words that are also others', () => {
    expect(british('She tires easily.')).toBe('She tires easily.');
  });

  it('keeps capitals', () => {
    expect(british('FAVORITE. Trash cans')).toBe('FAVOURITE. Bins');
  });

  it('keeps programs of a computer', () => {
    expect(british('A computer program for the program of the evening')).toBe(
      'A computer program for the programme of the evening',
    );
  });
});
