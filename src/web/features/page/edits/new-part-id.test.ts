import { expect, it } from 'vitest';
import { id } from '../../../../domain/content/limits.ts';
import { isPartId } from '../../../../domain/content/part-id.ts';
import { newPartId } from './new-part-id.ts';

it('makes ids that are valid, ours, unlike those that the server assigns, and never the same', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => newPartId(at % 2 === 0 ? 'b' : 'p'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((each) => !id.safeParse(each).success || !isPartId(each))).toEqual([]);
  expect(ids.filter((each) => /^[bp]\d/.test(each))).toEqual([]);
  expect(['b12', 'p1'].every(isPartId)).toBe(true);
  expect(['budget', 'picture-1', 'p1.head', 'b-lines'].some(isPartId)).toBe(false);
});
