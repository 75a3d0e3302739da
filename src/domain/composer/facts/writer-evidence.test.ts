import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { writerEvidence, writerEvidenceNames } from './writer-evidence.ts';

const found = (text: string, language: ReaderLanguage): string[] => {
  const values = writerEvidence(text, { start: 0, end: text.length }, language);
  expect(values).toHaveLength(writerEvidenceNames.length);
  return writerEvidenceNames.filter((_, at) => values[at] === 1);
};

describe('what words say of the page itself', () => {
  it.each<[string, ReaderLanguage, string[]]>([
    ['graphs welcome', 'en', ['speaks of parts', 'speaks of the page all', 'wishes parts']],
    ['bitte Summen ausrechnen', 'de', ['speaks of sums', 'speaks of the page all']],
    ['la date doit sauter aux yeux', 'fr', ['speaks of shown', 'wishes shown']],
    ['没有图表', 'zh', ['speaks of parts']],
  ])('is counted in %s', (text, language, expected) => {
    expect(found(text, language)).toEqual(expect.arrayContaining(expected));
  });

  it('is nothing in what is told to readers', () => {
    expect(found('lock the gate behind you', 'en').filter((name) => !name.startsWith('refuses'))).toEqual([]);
  });
});
