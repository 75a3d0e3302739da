import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const partsOf = (text: string) => sectionsOf(text, 'en').map(({ title, items }) => [title, ...items]);

describe('sections', () => {
  it('share a sentence, separated by semicolons', () => {
    expect(partsOf('Lunch menu for Nord: starters: soup 6, salad 7.50; mains: steak 24')).toEqual([
      ['starters', 'soup 6', 'salad 7.50'],
      ['mains', 'steak 24'],
    ]);
  });

  it('may start after other words of their sentence', () => {
    const text = 'Price list Perle, hands: manicure 28; feet: pedicure 38, polish 12. Call 040 555';
    const [first] = sectionsOf(text, 'en');
    expect(text.slice(first?.start, first?.end)).toBe('hands: manicure 28;');
    expect(partsOf(text)).toEqual([
      ['hands', 'manicure 28'],
      ['feet', 'pedicure 38', 'polish 12'],
    ]);
  });

  it('may be single in their own sentence, but not in the one that asks for the page', () => {
    expect(partsOf('Report on Q1. Risks: rain, late windows')).toEqual([['Risks', 'rain', 'late windows']]);
    expect(partsOf('Checklist: keys, lamps')).toEqual([]);
  });

  it('include the number of their title', () => {
    const text = '3: lost deals - price, timing. 4: June focus: renewals, calls';
    const [, second] = sectionsOf(text, 'en');
    expect(second?.title).toBe('June focus');
    expect(text.slice(second?.start)).toBe('4: June focus: renewals, calls');
  });

  it("don't start at times and addresses", () => {
    expect(partsOf('Open 9:30 to 17:00, see https://octavo.example')).toEqual([]);
  });
});
