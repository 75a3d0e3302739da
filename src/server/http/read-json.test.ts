import { expect, test } from 'vitest';
import { growthOf, isLinear } from '../testing/growth.ts';
import { isNestedDeeper } from './read-json.ts';

const nested = (levels: number): string => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`;

test('counts lists and objects at any nesting', () => {
  expect(isNestedDeeper(nested(250), 500)).toBe(false);
  expect(isNestedDeeper(nested(251), 500)).toBe(true);
  expect(isNestedDeeper(`[${'{},'.repeat(9_000)}1]`, 2)).toBe(false);
  expect(isNestedDeeper('['.repeat(501), 500)).toBe(true);
});

test('treats brackets in strings as text', () => {
  for (const text of ['['.repeat(600), '"[{'.repeat(600), '\\"['.repeat(600), '\\'])
    expect(isNestedDeeper(JSON.stringify({ text }), 1), text.slice(0, 9)).toBe(false);
  expect(isNestedDeeper(`{"\\\\":${'['.repeat(600)}`, 500)).toBe(true);
});

test('takes linear time, also for invalid JSON', () => {
  expect(
    growthOf(
      (text) => isNestedDeeper(text, 500),
      (size) => '"'.repeat(size),
      400_000,
    ),
  ).toSatisfy(isLinear);
  expect(
    growthOf(
      (text) => isNestedDeeper(text, 500),
      (size) => `"${'\\'.repeat(size)}`,
      400_000,
    ),
  ).toSatisfy(isLinear);
});
