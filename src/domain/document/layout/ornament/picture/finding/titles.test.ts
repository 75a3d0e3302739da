import { expect, test } from 'vitest';
import { findSubjects } from './find-subjects.ts';
import { type Title, titles } from './titles.test-data.ts';

const isShown = ({ language, title }: Title): boolean => findSubjects(title, 1, language).by !== 'nothing';
const isRight = ({ language, title, fitting }: Title): boolean =>
  findSubjects(title, 1, language).names.every((name) => fitting.includes(name));

const halves = [
  ['tuned', titles.filter((_, at) => at % 2 === 0)],
  ['measured', titles.filter((_, at) => at % 2 === 1)],
] as const;

test.each(halves)('at least four of five pictures fit the title: %s', (_half, some) => {
  const shown = some.filter(isShown);
  expect(shown.filter(isRight).length / shown.length).toBeGreaterThanOrEqual(0.8);
});

test.each(halves)('at least three of five titles with a subject show it: %s', (_half, some) => {
  const drawable = some.filter(({ fitting }) => fitting.length > 0);
  const found = drawable.filter((title) => isShown(title) && isRight(title));
  expect(found.length / drawable.length).toBeGreaterThanOrEqual(0.6);
});

test('a word for the kind of a document is no subject beside others', () => {
  expect(findSubjects('Garden newsletter', 1, 'en').names).toEqual(['garden']);
  expect(findSubjects('Newsletter', 1, 'en').names).toEqual(['envelope']);
  expect(findSubjects('Newsletter Müller & Söhne', 1, 'en').by).toBe('nothing');
});

test('a name inside a sentence is no subject, a holiday is', () => {
  expect(findSubjects('Our spring meeting in Bath', 1, 'en').names).not.toContain('bath');
  expect(findSubjects('Tips for Christmas baking', 1, 'en').names).toContain('christmas');
  expect(findSubjects('A Warm Bath', 1, 'en').names).toContain('bath');
});
