import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { risksOf } from './risks-of.ts';
import { templateServes } from './serves-risks.ts';

const kindsOf = (text: string, language: ReaderLanguage = 'en'): string[] =>
  risksOf(text, language).map(({ kind }) => kind);

describe('the risks of a prompt', () => {
  it.each<[string, ReaderLanguage, string]>([
    ['poster on walnut and nut allergy', 'en', 'allergen'],
    ['egg-free pancakes', 'en', 'allergen'],
    ['cookies without milk', 'en', 'allergen'],
    ['checklist for a hiker with epilepsy', 'en', 'condition'],
    ['how to store insulin', 'en', 'drug'],
    ['nap routine for newborns', 'en', 'age'],
    ['Merkblatt Nussallergie', 'de', 'allergen'],
    ['glutenfreies Brot', 'de', 'allergen'],
    ['Leitfaden für Diabetikerinnen', 'de', 'condition'],
    ['galettes sans gluten', 'fr', 'allergen'],
    ['merienda sin huevo', 'es', 'allergen'],
  ])('%s', (text, language, kind) => {
    expect(kindsOf(text, language)).toEqual([kind]);
  });

  it.each([
    'fish pie for eight, free entry',
    'egg hunt on the meadow',
    'a talk on tides for seniors',
    'flyer for the milk bar',
  ])('are none in %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

const head = (title: string, more: Partial<TemplateHead> = {}): TemplateHead => ({
  name: 'any',
  kind: 'guide',
  title,
  description: '',
  words: [],
  asks: [],
  list: null,
  outline: [],
  readers: [],
  samples: [],
  language: 'en-US',
  format: 'letter',
  orientation: 'portrait',
  ...more,
});
const serves = (prompt: string, template: TemplateHead, text = ''): boolean =>
  templateServes(risksOf(prompt, 'en'), template, () => text, 'en');

describe('a template', () => {
  const allergens = ['nut', 'egg', 'milk', 'sesame', 'celery', 'mustard', 'latex'];

  it('for one allergen serves no other, whatever its text names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...allergens), { minLength: 2, maxLength: 2 }), (pair) => {
        const [asked = '', other = ''] = pair;
        const text = `Take the ${asked} and stir.`;
        expect(serves(`${asked}-free lunch`, head(`Lunch free of ${other}`), text)).toBe(false);
        expect(serves(`${asked}-free lunch`, head(`Lunch free of ${asked}`))).toBe(true);
        expect(serves(`${asked} allergy`, head('Allergies at lunch'), text)).toBe(true);
        expect(serves(`${asked} allergy`, head('Allergies at lunch'))).toBe(false);
      }),
    );
  });

  it('that tells nobody what to do serves anybody, and so does an outline', () => {
    expect(serves('thanks to a nurse for the insulin', head('Thanks', { kind: 'letter' }))).toBe(true);
    expect(serves('guide to insulin', head('Guide to anything', { outline: ['guide'] }))).toBe(true);
    expect(serves('guide to insulin', head('Guide to bread'))).toBe(false);
  });
});
