import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { isAside } from './bill-asides.ts';
import { billText } from './bill-numerals.ts';
import { barePrice } from './bill-prices.ts';

const billOf = (text: string, language: ReaderLanguage): ReturnType<typeof billText> =>
  billText(text, language, readPrompt(text).values);
const isAsideIn = (text: string, language: ReaderLanguage): boolean => {
  const bill = billOf(text, language);
  return isAside(bill, { first: 0, next: bill.tokens.length });
};
const priceIn = (text: string, isSigned = false): { value: number; isCertain: boolean } | null => {
  const bill = billOf(text, 'en');
  const price = barePrice(bill, { first: 0, next: bill.tokens.length }, isSigned);
  return price && { value: price.value, isCertain: price.isCertain };
};

describe('words with an identifying number', () => {
  it.each([
    ['en', '12 Elm Street'],
    ['en', 'order no. 4471'],
    ['en', 'aged 71'],
    ['en', 'room 6'],
    ['en', '60 x 90 cm'],
    ['en', 'ME4 6TR'],
    ['de', 'Fürther Str. 31'],
    ['de', 'Lindenweg 4'],
    ['de', 'Auftrag Nr. 4471'],
    ['fr', '12 rue des Lilas'],
    ['es', 'pedido n.º 4471'],
    ['it', 'via Roma 22'],
    ['nl', 'Kerkstraat 9'],
    ['pl', 'ul. Polna 14'],
  ] as const)('are not bill lines in %s: %s', (language, text) => {
    expect(isAsideIn(text, language)).toBe(true);
  });

  it.each(['paint the ceiling', '4 chairs', 'boiler service 95', 'hedge 12 m'])(
    'are not detected: %s',
    (text) => {
      expect(isAsideIn(text, 'en')).toBe(false);
    },
  );
});

describe('a number without a currency', () => {
  it('is a price in a list of bare numbers', () => {
    expect(priceIn('boiler service 95')).toEqual({ value: 95, isCertain: true });
    expect(priceIn('80 for paint')).toEqual({ value: 80, isCertain: true });
  });

  it('is not a price after a word for what it counts or identifies', () => {
    for (const text of ['call 12', 'order 4471', 'before 9', 'code 0815', 'aged 71'])
      expect(priceIn(text), text).toBeNull();
  });

  it('is uncertain if it may be a year, a room or a step', () => {
    for (const text of ['laptop 1950', 'room 12', 'phase 2'])
      expect(priceIn(text)?.isCertain, text).toBe(false);
  });

  it('is never certain next to prices with a currency sign', () => {
    expect(priceIn('strings 60', true)).toEqual({ value: 60, isCertain: false });
    for (const text of ['built in Oakland 94607', 'room 12', 'season 2026'])
      expect(priceIn(text, true)).toBeNull();
  });
});
