import { describe, expect, it } from 'vitest';
import { findWishes } from './find-wishes.ts';

const found = (text: string, language: Parameters<typeof findWishes>[1] = 'en'): string[] =>
  findWishes(text, language).map(({ label, start, end }) => `${label}: ${text.slice(start, end)}`);

describe('wishes in a prompt', () => {
  it.each([
    ['Flyer for a fair with a green accent', 'look: with a green accent'],
    ['Report on tides, in #1d5a46', 'look: in #1d5a46'],
    ['Slides on tides, minimalist design', 'look: minimalist design'],
    ['Slides on tides. Please make it colorful', 'look: Please make it colorful'],
    ['Guide to bread, audience: parents', 'audience: audience: parents'],
    ['Guide to bread. Tone: friendly', 'tone: Tone: friendly'],
  ])('are found by their words: %s', (text, wish) => {
    expect(found(text)).toEqual([wish]);
  });

  it.each([
    ['Folien über Gezeiten, dunkles Design', 'de', 'look: dunkles Design'],
    ['affiche pour un concert, style moderne', 'fr', 'look: style moderne'],
    ['cartel para una feria, estilo moderno', 'es', 'look: estilo moderno'],
  ] as const)('are found in other languages: %s', (text, language, wish) => {
    expect(found(text, language)).toEqual([wish]);
  });

  it.each([
    'a guide to minimalist design',
    'a talk about modern style',
    'an article on fonts',
    'invitation to a dinner, dress in black',
    'lost cat with a white chest',
    'it needs to look modern',
  ])('are not what a page is about: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
