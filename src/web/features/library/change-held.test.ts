import { expect, it } from 'vitest';
import { changeHeld } from './change-held.ts';

const document = (id: string) =>
  ({ id, title: id, display_title: id, library: { is_favorite: false } }) as never;
const held = {
  pages: [
    { documents: [document('a'), document('b')], total: 2 },
    { documents: [document('c')], total: 2 },
  ],
  pageParams: [null, { id: 'b' }],
};

it('changes a document in every list and keeps the rest', () => {
  const after = changeHeld(held, 'a', (each) => ({ ...each, title: 'new' }));
  expect(after.pages[0]?.documents).toEqual([
    expect.objectContaining({ id: 'a', title: 'new' }),
    document('b'),
  ]);
  expect(after.pages[1]).toBe(held.pages[1]);
  expect(after.pageParams).toBe(held.pageParams);
});

it('removes a document', () => {
  const after = changeHeld(held, 'b', () => null);
  expect(after.pages[0]?.documents).toEqual([document('a')]);
});

it('returns the same object if nothing changes', () => {
  expect(changeHeld(held, 'x', () => null)).toBe(held);
  expect(changeHeld(undefined, 'x', () => null)).toBeUndefined();
});
