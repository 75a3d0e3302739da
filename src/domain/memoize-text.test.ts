import { describe, expect, it } from 'vitest';
import { memoizeText } from './memoize-text.ts';

function counted(mostCharacters: number) {
  const computed: string[] = [];
  const join = memoizeText((first, second) => {
    computed.push(`${first}|${second}`);
    return `${first}|${second}`;
  }, mostCharacters);
  return { join, computed };
}

describe('memoizeText', () => {
  it('computes each pair once and distinguishes pairs', () => {
    const { join, computed } = counted(1_000);
    expect([join('a', 'bc'), join('ab', 'c'), join('a', 'bc')]).toEqual(['a|bc', 'ab|c', 'a|bc']);
    expect(computed).toEqual(['a|bc', 'ab|c']);
  });

  it('evicts the least recently used entry when full', () => {
    const { join, computed } = counted(40);
    const text = 'x'.repeat(5);
    for (const first of ['a', 'b', 'a', 'c', 'a', 'b']) join(first, text);
    expect(computed.map((each) => each[0])).toEqual(['a', 'b', 'c', 'b']);
  });

  it("doesn't cache long texts", () => {
    const { join, computed } = counted(1_000_000);
    const long = 'x'.repeat(70_000);
    expect(join('a', long)).toBe(join('a', long));
    expect(computed).toHaveLength(2);
  });
});
