import { expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { wordEvidence, wordEvidenceNames } from './word-evidence.ts';

const found = (text: string, language: ReaderLanguage = 'en'): string[] => {
  const evidence = wordEvidence(tokenize(text), language);
  return wordEvidenceNames.filter((_, at) => evidence[at] === 1);
};

it('names the lists that a clause opens with words of', () => {
  expect(found('because I never manage to')).toContain('opens with joins');
  expect(found('the hut is open because it rains')).not.toContain('opens with joins');
});

it('names the lists that a clause has words of', () => {
  expect(found('the hut is open because it rains')).toContain('has word of joins');
  expect(found('weil mir das nie gelingt', 'de')).toContain('has word of joins');
});

it('has one value for each name', () => {
  expect(wordEvidence(tokenize('kort'), 'nl')).toHaveLength(wordEvidenceNames.length);
});
