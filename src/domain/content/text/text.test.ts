import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText, plainText } from './inline-text.ts';
import { canonicalText, plainToText, writeText } from './write-text.ts';

describe('text', () => {
  it.each([
    ['plain words', [{ text: 'plain words' }]],
    [
      '**Bold** and *soft*',
      [{ text: 'Bold', isStrong: true }, { text: ' and ' }, { text: 'soft', isEmphasis: true }],
    ],
    ['Call [[Your phone]] now', [{ text: 'Call ' }, { text: 'Your phone', isGap: true }, { text: ' now' }]],
    [
      '{{name: Ada}} sells {{red **apples**}}',
      [
        { text: 'Ada', sample: 'name' },
        { text: ' sells ' },
        { text: 'red ', sample: '' },
        { text: 'apples', isStrong: true, sample: '' },
      ],
    ],
    ['\\{{x}}', [{ text: '{{x}}' }]],
    ['{{: to: all}}', [{ text: 'to: all', sample: '' }]],
    ['{{a {{b}} }}', [{ text: '{{a ' }, { text: 'b', sample: '' }, { text: ' }}' }]],
    ['{{ }} and {{}', [{ text: '{{ }} and {{}' }]],
    ['# not a heading', [{ text: '# not a heading' }]],
    ['1. not a list', [{ text: '1. not a list' }]],
    ['5 * 3 * 2', [{ text: '5 * 3 * 2' }]],
    ['snake_case_name', [{ text: 'snake_case_name' }]],
    ['`[[code]]`', [{ text: '[[code]]', isCode: true }]],
    ['\\[[x]]', [{ text: '[[x]]' }]],
    ['[docs](https://octavo.example)', [{ text: 'docs', href: 'https://octavo.example' }]],
    ['[x](javascript:alert(1))', [{ text: 'x' }]],
    ['<b>words</b>', [{ text: 'words' }]],
    ['one\ntwo', [{ text: 'one\ntwo' }]],
    ['H~2~O and x^2^', [{ text: 'H₂O and x²' }]],
    ['10^-3^ m^2^', [{ text: '10⁻³ m²' }]],
    ['SO~4~^2-^', [{ text: 'SO₄²⁻' }]],
    ['the 1^st^', [{ text: 'the 1ˢᵗ' }]],
    ['a face ^o^ here', [{ text: 'a face ^o^ here' }]],
    ['v~max~ and ~2~', [{ text: 'v~max~ and ~2~' }]],
    ['a~~2~~', [{ text: 'a' }, { text: '2', isStruck: true }]],
    ['H\\~2\\~O', [{ text: 'H~2~O' }]],
  ])('reads %j', (text, spans) => {
    expect(parseText(text)).toEqual(spans);
  });

  it('writes plain words without escapes', () => {
    for (const words of [
      'C# and F#',
      '5 * 3',
      'a_b',
      '$95/h',
      '1. Januar',
      '- 3 °C',
      '(a) [b]',
      'R&D',
      'a < b',
      'CO₂ and m³',
      '2^10',
    ])
      expect(plainToText(words)).toBe(words);
  });

  it('round-trips any words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (words) => {
        const once = plainToText(words);
        expect(plainText(once)).toBe(plainText(plainToText(plainText(once))));
        expect(plainText(once).replace(/\s+/g, '')).toBe(words.replace(/\0/g, '').replace(/\s+/g, ''));
      }),
      { numRuns: 300 },
    );
  });

  const marked = fc.array(
    fc.constantFrom(
      '**',
      '*',
      '`',
      '~~',
      '~',
      '^',
      '2',
      '[[',
      ']]',
      '{{',
      '}}',
      'to: ',
      '{',
      '[',
      '](https://a.b)',
      '<',
      '>',
      '&amp;',
      '\\',
      ' ',
      '\n',
      'a',
      'word',
      '"',
      '_',
      '.',
    ),
    { maxLength: 14 },
  );

  it('has one canonical form', () => {
    fc.assert(
      fc.property(marked, (parts) => {
        const once = canonicalText(parts.join(''));
        expect(canonicalText(once)).toBe(once);
        expect(writeText(parseText(once))).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
