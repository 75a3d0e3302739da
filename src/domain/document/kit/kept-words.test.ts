import { describe, expect, it } from 'vitest';
import { keptParts, unbrokenWords } from './kept-words.ts';

const marked = (text: string): string =>
  keptParts(text)
    .map((part) => (part.isKept ? `[${part.text}]` : part.text))
    .join('');

describe('keptParts', () => {
  it.each([
    ['phone numbers', 'Call (503) 555-0182 today', 'Call [(503) 555-0182] today'],
    ['phone numbers in groups', 'Rendez-vous 05 55 01 82 44.', 'Rendez-vous [05 55 01 82 44.]'],
    ['international numbers', 'Bristol +44 117 555 0162', 'Bristol [+44 117 555 0162]'],
    ['numbers beside other scripts', 'ご予約 03-5555-0182 です', 'ご予約 [03-5555-0182] です'],
    ['a percentage', 'revenue up 18 %, churn down', 'revenue up [18 %,] churn down'],
    ['amounts', 'zusammen 10 674,40 € netto', 'zusammen [10 674,40 €] netto'],
    ['a currency before its amount', 'from CHF 310’000 to $ 5', 'from [CHF 310’000] to [$ 5]'],
    ['measures', 'a wall of 2.6 m and 150 kg', 'a wall of [2.6 m] and [150 kg]'],
    ['ranges', 'open from 9 to 11 and 10:00 – 12:00', 'open from [9 to 11] and [10:00 – 12:00]'],
    ['times with a letter', 'de 15 h à 19 h 30', 'de [15 h] à [19 h 30]'],
    ['a day and its month', 'am 5. September in Köln', 'am [5. September] in Köln'],
    ['a month and its day', 'Tuesday, March 9, in town', 'Tuesday, [March 9,] in town'],
    ['a day in Arabic', 'السبت ١٢ ديسمبر', 'السبت [١٢ ديسمبر]'],
    ['codes', 'voucher SB-2027-0142 only', 'voucher [SB-2027-0142] only'],
    ['addresses', 'write to mia@garden-shop.example or', 'write to [mia@garden-shop.example] or'],
    [
      'account numbers',
      'IBAN DE89 3704 0044 0532 0130 00, Sparkasse',
      'IBAN [DE89 3704 0044 0532 0130 00,] Sparkasse',
    ],
    [
      'account numbers with letters',
      'to GB29 NWBK 6016 1331 9268 19 by May',
      'to [GB29 NWBK 6016 1331 9268 19] by May',
    ],
    ['a page on the web', 'see don.example/cadillac', 'see [don.example/cadillac]'],
  ])('keeps %s', (_what, text, expected) => expect(marked(text)).toBe(expected));

  it.each([
    'In 2019 we moved',
    'One in three customers',
    'We grew in 2024. In 2025, 12 people came',
    '12, 14, 16',
    'Three things go in',
    'well-known words',
  ])('leaves ordinary text as it is: %s', (text) => expect(marked(text)).toBe(text));

  it('never loses a character, and keeps nothing too long for a line', () => {
    const pieces = [
      '12',
      '$',
      '%',
      'kg',
      'to',
      'May',
      'a@b.example',
      '-',
      '–',
      '(',
      '7:30',
      '、',
      '\n',
      ' ',
      'word,',
    ];
    for (let seed = 1; seed < 2_000; seed += 1) {
      const text = Array.from(
        { length: 9 },
        (_, at) => pieces[(seed * (at + 3) * 7 + at * seed) % pieces.length],
      ).join(seed % 2 === 0 ? ' ' : '');
      const parts = keptParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.isKept) expect(part.text.length).toBeLessThanOrEqual(60);
    }
  });
});

describe('unbrokenWords', () => {
  it('counts a kept part as one word, with what touches it', () =>
    expect(unbrokenWords('Water off from 9 to 11 on Monday')).toEqual([
      'Water',
      'off',
      'from',
      '9 to 11',
      'on',
      'Monday',
    ]));
});
