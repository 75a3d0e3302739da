import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { clauseAt, partsAt } from './title-end.ts';

type Ends = (tokens: readonly Token[], language: ReaderLanguage) => number;
const upTo = (ends: Ends, text: string, language: ReaderLanguage = 'en'): string => {
  const tokens = tokenize(text);
  const at = ends(tokens, language);
  return at < 0 ? text : text.slice(0, tokens[at]?.start).trim();
};

describe('a title ends', () => {
  it.each([
    ['Dad’s retirement he drove a bus for 38 years', 'Dad’s retirement'],
    ['my aunt Rose who turns 90', 'my aunt Rose'],
    ['the closed bridge because of floods', 'the closed bridge'],
    ['how he built it', 'how he built it'],
    ['what she said', 'what she said'],
  ])('before a clause of its own: %s', (text, title) => {
    expect(upTo(clauseAt, text)).toBe(title);
  });

  it.each([
    ['fractions with an exercise and a quiz', 'fractions'],
    ['stress with 5 tips', 'stress'],
    ['tea with milk', 'tea with milk'],
  ])('before parts of the page: %s', (text, title) => {
    expect(upTo(partsAt, text)).toBe(title);
  });
});
