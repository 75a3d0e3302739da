import { describe, expect, it } from 'vitest';
import { fittingTitles } from './fitting.test-data.ts';
import { fittingSubject } from './fitting-subject.ts';
import { type Title, titles } from './titles.test-data.ts';

const nameOf = ({ title, language }: Title): string | undefined => fittingSubject(title, language)?.name;
const isWrong = (title: Title): boolean => {
  const name = nameOf(title);
  return name !== undefined && !title.fitting.includes(name);
};
const isRight = (title: Title): boolean => title.fitting.includes(nameOf(title) ?? '');

const halves = [
  ['tuned', fittingTitles.filter((_, at) => at % 2 === 0)],
  ['measured', fittingTitles.filter((_, at) => at % 2 === 1)],
] as const;

describe.each(halves)('the subject of titles: %s', (_half, some) => {
  it('is wrong for at most 3 % of them', () => {
    expect(some.filter(isWrong).length / some.length).toBeLessThanOrEqual(0.03);
  });

  it('is found for four of five that name a thing', () => {
    const drawable = some.filter(({ fitting }) => fitting.length > 0);
    expect(drawable.filter(isRight).length / drawable.length).toBeGreaterThanOrEqual(0.8);
  });
});

it('is seldom wrong in titles of all kinds, of which it finds fewer', () => {
  expect(titles.filter(isWrong).length / titles.length).toBeLessThanOrEqual(0.01);
  expect(titles.filter(isRight).length / titles.length).toBeGreaterThanOrEqual(0.25);
});

it('is given with the words that name it', () => {
  expect(fittingSubject('A course for beginners: wild mushrooms', 'en')).toEqual({
    name: 'mushroom',
    words: 'mushrooms',
  });
});
