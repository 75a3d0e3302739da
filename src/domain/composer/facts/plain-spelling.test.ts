import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainSpelling } from './plain-spelling.ts';

const spelled = {
  dont: "don't",
  im: "I'm",
  w: 'with',
  thx: 'thanks',
  u: 'you',
  wont: "won't",
  recieve: 'receive',
};
const plain = fc.constantFrom('the', 'gate', 'colour', 'color', 'organise', 'Ana', 'on', '3pm', 'café', '£5');

it('spells hasty words out wherever they stand, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(plain, fc.constantFrom(...Object.keys(spelled)))), (words) => {
      const meant = words.map((word) => spelled[word as keyof typeof spelled] ?? word);
      // '3pm w' could be a unit: 'w' after a digit stays.
      fc.pre(!/\d\s(?:w|u)\b/.test(words.join(' ')));
      expect(plainSpelling(words.join(' '), 'en')).toBe(meant.join(' '));
    }),
  );
});

it('keeps names, codes, addresses and units', () => {
  for (const text of [
    'IM Systems',
    'W. Hale',
    'a 60 w bulb',
    'im@dont.example',
    'octavo.example/thx',
    'the U-bend',
    '#wont',
  ])
    expect(plainSpelling(text, 'en')).toBe(text);
});

it('keeps capitals at the start of a sentence', () => {
  expect(plainSpelling('Dont knock. Thx!', 'en')).toBe("Don't knock. Thanks!");
});

it('changes no other language', () => {
  expect(plainSpelling('im Garten, u. a. mit Ana', 'de')).toBe('im Garten, u. a. mit Ana');
});
