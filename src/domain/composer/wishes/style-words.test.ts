import { expect, test } from 'vitest';
import { styleNames } from '../../document/kit/style-looks.ts';
import { readerLanguages } from '../../reader/languages.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { findWishes } from './find-wishes.ts';
import { readLook } from './read-look.ts';

const words = readerLanguages.flatMap((language) =>
  styleNames.flatMap((name) =>
    (lexicons[language].wishes.styles[name] ?? '')
      .split(',')
      .map((word) => [language, name, word.trim().replace(/[*~]$/, '')] as const),
  ),
);

test('every language has words for every style, and each selects it', () => {
  const missing = words.filter(([language, name, word]) => readLook(word, language).style !== name);
  expect(missing).toEqual([]);
});

test.each([
  ['Art deco invitation to a party', 'Art deco'],
  ['Gothic style poster for a concert', 'Gothic style'],
  ['Flyer for a yoga class, minimalist, Mondays', 'minimalist'],
  ['Poster about art nouveau', undefined],
  ['Bauhaus lecture poster', undefined],
])('%s: %s is a wish', (prompt, wish) => {
  const found = findWishes(prompt, 'en').map(({ start, end }) => prompt.slice(start, end));
  expect(found).toEqual(wish === undefined ? [] : [wish]);
});

test.each([
  ['Poster for jazz night, dark, Friday 9 pm', 'dark'],
  ['Flyer for a bakery, two columns', 'two columns'],
  ['Flyer for a yoga class, lots of white space', 'lots of white space'],
])('%s: %s is a wish', (prompt, wish) => {
  expect(findWishes(prompt, 'en').map(({ start, end }) => prompt.slice(start, end))).toEqual([wish]);
});

test('values of a list are no wishes', () => {
  expect(findWishes('Price list: light roast, dark, decaf', 'en')).toEqual([]);
});

test.each([
  ['en', 'A retro poster for a flea market', 'seventies'],
  ['de', 'Einladung im Art-déco-Stil zur Silvesterparty', 'deco'],
  ['fr', 'Affiche art nouveau pour une exposition', 'nouveau'],
  ['es', 'Invitación vintage para una boda', 'vintage'],
  ['it', 'Invito botanico per una festa in giardino', 'botanical'],
  ['pt', 'Cartaz futurista para hackathon', 'futuristic'],
  ['nl', 'Botanische uitnodiging voor een tuinfeest', 'botanical'],
  ['pl', 'Gotycki plakat na koncert', 'gothic'],
  ['ja', 'アールデコ風の新年会の招待状', 'deco'],
  ['zh', '装饰艺术风格的新年晚会邀请函', 'deco'],
  ['ar', 'ملصق قوطي لحفلة هالوين', 'gothic'],
] as const)('%s: %s', (language, prompt, style) => {
  const [wish] = findWishes(prompt, language).map(({ start, end }) => prompt.slice(start, end));
  expect(readLook(wish ?? prompt, language).style).toBe(style);
});
