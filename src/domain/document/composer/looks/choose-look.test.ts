import { describe, expect, test } from 'vitest';
import type { ArtDirection } from '../../../content/choices.ts';
import { readPrompt } from '../read-prompt.ts';
import { chooseDirection } from './choose-direction.ts';

const lookOf = (prompt: string, seed = 1) =>
  readPrompt({
    prompt,
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed,
    today: '2026-03-02',
  }).brief.look;

const seeds = Array.from({ length: 60 }, (_, index) => index * 7919 + 3);
const directionsOf = (prompt: string): Set<ArtDirection> =>
  new Set(seeds.map((seed) => lookOf(prompt, seed).direction));

describe('the directions of a kind over sixty seeds', () => {
  test.each<[string, readonly ArtDirection[]]>([
    ['Invoice for Acme, 3 hours at $50', ['swiss', 'editorial', 'corporate']],
    ['Flyer for a street market on 4 July', ['poster', 'swiss', 'organic', 'editorial']],
    ['Poster for a film night', ['poster', 'swiss', 'organic', 'editorial']],
    ['Menu for Trattoria Roma: soup 5, pasta 12', ['organic', 'editorial', 'swiss']],
    ['Certificate for Ada Obi for completing the course', ['corporate', 'editorial', 'swiss']],
    ['Pitch deck for a parking start-up', ['swiss', 'poster', 'corporate', 'editorial', 'technical']],
    ['Product sheet for the Nova 3 lamp', ['technical', 'swiss', 'corporate', 'editorial']],
    ['Report on the move to the new office', ['corporate', 'technical', 'swiss', 'editorial']],
    ['CV of Ada Obi, nurse', ['editorial', 'swiss', 'corporate', 'technical']],
    ['Letter to the neighbours about the roof', ['editorial', 'corporate', 'swiss']],
  ])('%s', (prompt, plausible) => {
    const drawn = directionsOf(prompt);
    expect([...drawn].every((direction) => plausible.includes(direction))).toBe(true);
    // More than one is really drawn: another seed gives another page.
    expect(drawn.size).toBeGreaterThanOrEqual(Math.min(3, plausible.length));
  });
});

describe('words on style', () => {
  test.each<[string, readonly ArtDirection[]]>([
    ['Bold poster for a jazz night', ['poster', 'swiss']],
    ['Elegant invitation to a dinner on 3 May', ['editorial', 'organic']],
    ['Autumn menu for Kelp & Ember, warm. Soup 5, pie 9', ['organic', 'editorial']],
    ['Playful flyer for a school fair', ['poster', 'organic']],
    ['Minimal CV of Ada Obi, nurse', ['swiss', 'technical']],
    ['Formal letter to the council about parking', ['corporate', 'editorial', 'swiss']],
    ['Affiche élégante pour un concert', ['editorial', 'organic']],
    ['Einladung zum Sommerfest am 3. Mai, verspielt', ['poster', 'organic']],
    // Nothing plausible for an invoice is playful, so the word decides alone.
    ['Playful invoice for Acme, 3 hours at $50', ['poster', 'organic']],
    // What suits an invoice comes first.
    ['Warm invoice for Acme, 3 hours at $50', ['editorial']],
  ])('%s', (prompt, wanted) => {
    expect([...directionsOf(prompt)].every((direction) => wanted.includes(direction))).toBe(true);
  });

  test('leave the page', () => {
    const { content } = readPrompt({
      prompt: 'Bold poster for a jazz night on 4 July',
      history: [],
      document: null,
      layout: {},
      targetBlockIds: [],
      seed: 1,
      today: '2026-03-02',
    }).brief;
    expect(JSON.stringify(content)).not.toMatch(/bold/i);
    expect(JSON.stringify(content)).toMatch(/Jazz night/);
  });

  test.each([
    ['Flyer for a fun run on 4 July', 'Fun run'],
    ['Poster for a modern art show', 'Modern art show'],
    ['Flyer for a classic car meeting', 'Classic car meeting'],
  ])('%s names a subject, not a style', (prompt, headline) => {
    const { content } = readPrompt({
      prompt,
      history: [],
      document: null,
      layout: {},
      targetBlockIds: [],
      seed: 1,
      today: '2026-03-02',
    }).brief;
    expect(content).toMatchObject({ headline });
  });
});

test('a subject shifts the odds within what suits the kind', () => {
  const share = (about: string, direction: ArtDirection): number =>
    seeds.filter((seed) => chooseDirection({ kindId: 'flyer', layout: 'flyer', about, seed }) === direction)
      .length / seeds.length;
  expect(share('garden plants', 'organic')).toBeGreaterThan(share('a meeting', 'organic'));
  expect(share('techno club night', 'poster')).toBeGreaterThan(share('a meeting', 'poster'));
});

test('another look is never the one that is there', () => {
  for (const seed of seeds)
    expect(chooseDirection({ kindId: null, layout: 'flyer', about: '', without: 'poster', seed })).not.toBe(
      'poster',
    );
});

test('what is wished by name or set in the interface comes before everything', () => {
  for (const seed of seeds.slice(0, 9))
    expect(lookOf('Menu for a bistro in the technical style: soup 5', seed).direction).toBe('technical');
});

test('evenings may stand on a dark page, mornings never do unasked', () => {
  const themes = (prompt: string) => new Set(seeds.map((seed) => lookOf(prompt, seed).theme));
  expect(themes('Poster for a techno night')).toEqual(new Set(['light', 'dark']));
  expect(themes('Poster for a farmers market')).toEqual(new Set(['light']));
});
