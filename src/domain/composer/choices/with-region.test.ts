import { expect, it } from 'vitest';
import { documentContent } from '../../content/document-content.ts';
import { withRegion } from './with-region.ts';

const page = documentContent.parse({
  schema: 1,
  title: 'A page',
  language: 'en',
  look: {
    format: 'letter',
    orientation: 'portrait',
    direction: 'swiss',
    theme: 'light',
    seed: 1,
    tokens: {},
  },
  head: {},
  pages: [{ layout: 'article', title: 'A page', blocks: [] }],
});
const regionOf = (prompt: string) => {
  const { language, look } = withRegion(page, prompt);
  return [language, look.format];
};

it('British and European signs make a British page on A4', () => {
  for (const prompt of [
    'eggs £2 a box',
    'tickets 12 €',
    'VAT included',
    'call 07700 900123',
    'at SW1A 1AA',
    'on 4 June',
  ])
    expect(regionOf(prompt)).toEqual(['en-GB', 'a4']);
});

it('American signs make an American page on letter paper', () => {
  for (const prompt of ['eggs $2 a box', 'call 555-0134', 'on June 4', 'sales tax 6%', 'Austin TX 78704'])
    expect(regionOf(prompt)).toEqual(['en-US', 'letter']);
});

it('pages without signs stay as they are, unless the sender has an address', () => {
  for (const prompt of ['a page about bees', 'eggs £2, shipped to Austin TX 78704'])
    expect(regionOf(prompt)).toEqual(['en', 'letter']);
  expect(withRegion(page, 'a page about bees', '4 Elm Row, Leeds LS1 4AP').look.format).toBe('a4');
});

it('the spelling of the prompt counts', () => {
  for (const [words, format] of [
    ['colour run at the town centre', 'a4'],
    ['color run at the community center', 'letter'],
  ] as const)
    expect(regionOf(words)[1]).toBe(format);
});
