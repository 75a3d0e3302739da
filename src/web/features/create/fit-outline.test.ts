import { describe, expect, it } from 'vitest';
import { adjustedOf, planOutline, proposeOnePage, sizeOf } from './fit-outline.ts';

const part = (id: string, words: number) => ({
  part_id: id,
  content_id: 'c',
  title: id.toUpperCase(),
  words,
  source: '',
  short_words: Math.ceil(words / 3),
  pictures: 0,
});
const parts = [part('a', 300), part('b', 600), part('c', 90)];

describe('an outline', () => {
  it("keeps the user's order, names and treatments; new parts are added at the end", () => {
    const plan = planOutline(parts, [
      { part_id: 'c', title: 'First', treatment: 'keep' },
      { part_id: 'gone', title: '', treatment: 'keep' },
      { part_id: 'a', title: '', treatment: 'leave_out' },
    ]);
    expect(plan.map(({ part_id, shownTitle, treatment }) => [part_id, shownTitle, treatment])).toEqual([
      ['c', 'First', 'keep'],
      ['a', 'A', 'leave_out'],
      ['b', 'B', 'keep'],
    ]);
    expect(adjustedOf(plan)[0]).toEqual({ part_id: 'c', title: 'First', treatment: 'keep' });
    expect(sizeOf(plan, false)).toEqual({ words: 690, sheets: 2 });
    expect(sizeOf(plan, true)).toEqual({ words: 690, sheets: 9 });
  });

  it('is suggested for one page by shortening the longest parts first', () => {
    const proposed = proposeOnePage(planOutline(parts, []));
    expect(proposed.map(({ treatment }) => treatment)).toEqual(['shorten', 'shorten', 'keep']);
    expect(sizeOf(proposed, false).sheets).toBe(1);
    const short = planOutline([part('a', 100)], []);
    expect(proposeOnePage(short)).toEqual(short);
  });
});
