import { expect, test } from 'vitest';
import { listedOfKind, listTemplates } from './list-templates.ts';

const headOf = (name: string, kind: string, language: string, asks = 1) => ({
  name,
  kind,
  language,
  asks: Array.from({ length: asks }, (_, at) => `ask ${at}`),
});
const signs = Array.from({ length: 9 }, (_, at) => headOf(`sign-${at}`, 'sign', 'en-US', at));
const all = [headOf('menü', 'menu', 'de', 2), ...signs, headOf('tarif', 'price-list', 'fr')];

test('an overview has a few of each kind, the most useful ones, and counts all', () => {
  const { templates, groups, languages, language } = listTemplates(all, {});
  expect(templates.map(({ name }) => name)).toEqual(['sign-8', 'sign-7', 'sign-6', 'sign-5']);
  expect(templates).toHaveLength(listedOfKind);
  expect(groups).toEqual([{ kind: 'sign', count: 9 }]);
  expect(languages).toEqual(['de', 'en', 'fr']);
  expect(language).toBe('en');
});

test('a kind is listed whole', () => {
  expect(listTemplates(all, { kind: 'sign' }).templates).toEqual(signs);
  expect(listTemplates(all, { kind: 'sign', language: 'de' }).templates).toEqual([]);
});

test('a language without templates gets the English ones, and all languages are one choice', () => {
  expect(listTemplates(all, { language: 'de-AT' }).templates.map(({ name }) => name)).toEqual(['menü']);
  expect(listTemplates(all, { language: 'sv' })).toMatchObject({
    language: 'en',
    groups: [{ kind: 'sign' }],
  });
  expect(listTemplates(all, { language: 'all' }).groups).toHaveLength(3);
});

test('what a search finds keeps its order, and other languages stand in for none', () => {
  const found = [signs[3], signs[1], all[0]].filter((head) => head !== undefined);
  expect(listTemplates(all, { found }).templates).toEqual([signs[3], signs[1]]);
  expect(listTemplates(all, { found: [...found].slice(2) }).templates).toEqual([all[0]]);
  expect(listTemplates(all, { found: [] }).templates).toEqual([]);
});
