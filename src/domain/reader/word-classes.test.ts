import { expect, it } from 'vitest';
import { classesOf } from './word-classes.ts';

it('puts words with similar use into one class', () => {
  expect(classesOf('monday').fine).toBe(classesOf('thursday').fine);
  expect(classesOf('monday').fine).not.toBe(classesOf('soup').fine);
  expect(classesOf('soup').coarse).toBeGreaterThan(0);
});

it('has no class for non-words', () => {
  expect(classesOf('xqzzvw')).toEqual({ fine: 0, middle: 0, coarse: 0 });
});
