import { describe, expect, it } from 'vitest';
import { areGrid, type GridGroup, gridOf } from './grid.ts';

const group = (title: string, ...rows: readonly (readonly [string, string])[]): GridGroup => ({
  title,
  rows,
});
const early = group('Early', ['Mon', 'Tamsin'], ['Tue', 'Bo'], ['Wed', 'Bo']);
const late = group('Late', ['Mon', 'Iris'], ['Wed', 'Tamsin']);

describe('a grid', () => {
  it('has a row for each key of its groups and a column for each group', () => {
    expect(areGrid([early, late])).toBe(true);
    expect(gridOf([early, late], 'left')).toMatchObject({
      head: ['', 'Early', 'Late'],
      rows: [
        ['Mon', 'Tamsin', 'Iris'],
        ['Tue', 'Bo', ''],
        ['Wed', 'Bo', 'Tamsin'],
      ],
    });
  });

  it('has a row for each group if those are many', () => {
    const weeks = Array.from({ length: 8 }, (_, at) =>
      group(`Week ${at + 1}`, ['Tue', 'swim'], ['Sun', 'walk']),
    );
    expect(gridOf(weeks, 'left')?.head).toEqual(['', 'Tue', 'Sun']);
    expect(gridOf(weeks, 'left')?.rows).toHaveLength(8);
  });

  it.each([
    ['other keys', group('Late', ['Sat', 'Iris'], ['Sun', 'Bo'])],
    ['a key twice', group('Late', ['Mon', 'Iris'], ['Mon', 'Bo'])],
    ['a key without a value', group('Late', ['Mon', ''], ['Tue', 'Bo'])],
  ])('is not made of groups with %s', (_, other) => {
    expect(areGrid([early, other])).toBe(false);
  });

  it('needs room for its columns', () => {
    const long = 'a walk along the river and back over the hills by the old mill, with a long rest';
    const groups = [group('A', ['Mon', long], ['Tue', long]), group('B', ['Mon', long], ['Tue', long])];
    expect(gridOf(groups, 'left')).toBeNull();
  });
});
