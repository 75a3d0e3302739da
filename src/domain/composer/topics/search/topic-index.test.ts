import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../../reader/languages.ts';
import { buildTopicIndex } from './topic-index.ts';

const found = (language: ReaderLanguage, names: readonly string[], word: string): string[] => {
  const index = buildTopicIndex([{ name: 'topic', language, names }], () => [], language);
  return index
    .known(word)
    .filter(({ stem }) => index.holders(stem).size > 0)
    .map(({ stem }) => stem);
};

describe('a word of a prompt', () => {
  it.each([
    ['en', 'Volcanoes', 'volcano'],
    ['en', 'Cities', 'city'],
    ['en', 'Running', 'run'],
    ['de', 'Vögel', 'vogel'],
    ['fr', 'Les abeilles', 'abeille'],
    ['es', 'Los volcanes', 'volcan'],
  ] as const)('finds another form of itself: %s, %s, %s', (language, name, word) => {
    expect(found(language, [name], word).length).toBeGreaterThan(0);
  });

  it('finds both words that it joins, and the compound that it is a part of', () => {
    expect(found('en', ['Jet lag'], 'jetlag')).toHaveLength(2);
    expect(found('de', ['Regenwald'], 'regenwaldzerstorung')).toHaveLength(1);
  });

  it('is less about the first word of a compound, and not about a short end of one', () => {
    expect(found('de', ['Elektrischer Strom', 'Die vier Fälle'], 'stromausfall')).toEqual(['strom']);
    const index = buildTopicIndex([{ name: 'topic', language: 'de', names: ['Strom'] }], () => [], 'de');
    const likeOf = (word: string): number =>
      index.known(word).find(({ stem }) => stem === 'strom')?.like ?? 0;
    expect(likeOf('stromausfall')).toBeLessThan(likeOf('naturstrom'));
  });

  it('finds what it is a slip of', () => {
    expect(found('en', ['Plagiarism'], 'plagarism')).toHaveLength(1);
    expect(found('en', ['Tides'], 'tidying')).toEqual([]);
    expect(found('en', ['Chess'], 'cheese')).toEqual([]);
  });
});
