import { describe, expect, it } from 'vitest';
import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { withOwnClauses } from './own-clauses.ts';

const settle = (text: string, labels: readonly (readonly [Label, string, number?])[]): string[] => {
  const spans = labels.map(([label, words, confidence = 0.5]): ReadSpan => {
    const start = text.indexOf(words);
    return { label, text: words, start, end: start + words.length, confidence, instruction: 0.5 };
  });
  return withOwnClauses(text, spans, 'en').map(({ label, text: words }) => `${label} ${words}`);
};

describe('clauses', () => {
  it('with thanks are printed whole', () => {
    expect(
      settle('Program: songs. Thanks to our sponsor Alder Bank', [
        ['kind', 'Program'],
        ['item', 'songs'],
        ['cmd', 'Thanks to'],
        ['name', 'Alder Bank'],
      ]),
    ).toEqual(['kind Program', 'item songs', 'detail Thanks to our sponsor Alder Bank']);
    expect(
      settle('A flyer. Thanks!', [
        ['kind', 'flyer'],
        ['cmd', 'Thanks'],
      ]),
    ).toEqual(['kind flyer', 'cmd Thanks']);
  });

  it('without a style word address the readers', () => {
    expect(
      settle('Flyer. Wear sports shoes', [
        ['kind', 'Flyer'],
        ['look', 'Wear sports shoes'],
      ]),
    ).toEqual(['kind Flyer', 'detail Wear sports shoes']);
    expect(
      settle('Flyer. In dark green', [
        ['kind', 'Flyer'],
        ['look', 'In dark green'],
      ]),
    ).toEqual(['kind Flyer', 'look In dark green']);
  });

  it('keep their pronoun and verb', () => {
    expect(
      settle('News: we need tenors', [
        ['kind', 'News'],
        ['detail', 'tenors'],
      ]),
    ).toEqual(['kind News', 'detail we need tenors']);
  });
});
