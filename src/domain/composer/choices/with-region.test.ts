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

it('other pages stay as they are', () => {
  for (const prompt of ['eggs $2 a box', 'call 555-0134', 'on June 4', 'a page about bees'])
    expect(regionOf(prompt)).toEqual(['en', 'letter']);
});
