import { describe, expect, test } from 'vitest';
import { sample } from '../../../../full-run.test-data.ts';
import { artDirections } from '../../../kit/choices.ts';
import { sanitiseBlock } from '../../../sanitise/sanitise-article.ts';
import { ornament } from '../ornament.ts';
import { artPlaces } from '../studio.ts';
import { subjectOf } from '../subject.ts';
import { scenes } from './scenes.ts';

const subjects = Object.keys(scenes);
const seeds = sample([1, 9], 2);

describe.each(artDirections)('drawings in the hand of %s', (direction) => {
  test.each(sample(subjects, 3))('%s is deterministic by seed and passes the sanitizer', (motif) => {
    for (const seed of seeds)
      for (const place of artPlaces) {
        const drawing = String(ornament({ motif, seed, direction, place }));
        expect(drawing).toBe(String(ornament({ motif, seed, direction, place })));
        expect(drawing).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]{3}/i);
        const paths = (html: string): number => html.match(/<(?:path|circle|rect)\b/g)?.length ?? 0;
        expect(paths(sanitiseBlock(`<div>${drawing}</div>`))).toBe(paths(drawing));
      }
  });
});

test('keeps a scene under 12 KB in any direction', () => {
  for (const direction of ['swiss', 'editorial', 'technical', 'poster', 'organic'] as const)
    for (const motif of subjects)
      for (const seed of [9, 31_337]) {
        const drawing = String(ornament({ motif, seed, direction, place: 'opening' }));
        expect(drawing.length).toBeLessThan(12_000);
      }
});

test.each([
  ['Bike repair day', 'cycling'],
  ['Sommerfest am See', 'sea'],
  ['Fahrradtour durch die Stadt', 'cycling'],
  ['Konzert im Park', 'music'],
  ['Fête de la musique', 'music'],
  ['Marché aux fleurs', 'growing'],
  ['Pottery workshop', 'tools'],
  ['Torneo de ajedrez', 'people'],
  ['Puppy training course', 'house'],
  ['Randonnée en montagne', 'mountains'],
  ['Torneo de fútbol', 'sport'],
  ['Laboratorio abierto', 'science'],
  ['Mercado de la plaza', 'food'],
  ['Wanderung auf den Gipfel', 'mountains'],
  ['Open house on Elm Road', 'house'],
  ['Street food evening', 'food'],
  ['Hochzeit von Ana und Ben', 'people'],
  ['Data platform launch', 'technology'],
  ['Community workshop', 'people'],
  ['Werkzeug-Verleih', 'tools'],
  ['Qwertz', null],
])('%s is drawn as %s', (motif, subject) => {
  expect(subjectOf(motif)).toBe(subject);
});

test('finds every subject by its own name', () => {
  for (const subject of subjects) expect(subjectOf(subject)).toBe(subject);
});
