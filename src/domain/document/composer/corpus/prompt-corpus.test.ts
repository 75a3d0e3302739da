import { describe, expect, test } from 'vitest';
import { repeats, sample } from '../../../full-run.test-data.ts';
import { plainText } from '../../plain-text.ts';
import { draftOfBrief } from '../draft-of-brief.ts';
import { readPrompt } from '../read-prompt.ts';
import { paperCorpus } from './paper-corpus.ts';
import { corpusDay, promptCorpus } from './prompt-corpus.ts';
import { readingCorpus } from './reading-corpus.ts';
import { ventureCorpus } from './venture-corpus.ts';

const request = (prompt: string, seed = 1) => ({
  prompt,
  history: [],
  document: null,
  layout: {},
  targetBlockIds: [],
  seed,
  today: corpusDay,
});

/** Spaces that a language sets inside figures read as plain ones. */
const visible = (html: string): string => plainText(html).replace(/[\u00a0\u202f\t\n]+/g, ' ');

describe('prompts and what must stand on their pages', () => {
  test.each(sample([...promptCorpus, ...paperCorpus, ...ventureCorpus, ...readingCorpus], 3))(
    '$prompt',
    ({ prompt, kind, shows, hides = [], language }) => {
      const { brief } = readPrompt(request(prompt));
      const draft = draftOfBrief(brief);
      const text = visible(draft.pages.flatMap(({ blocks }) => blocks.map(({ html }) => html)).join(''));
      expect(brief.content.kind).toBe(kind);
      for (const fact of shows) expect(text).toContain(fact);
      for (const fact of hides) expect(text).not.toContain(fact);
      if (language) expect(brief.language).toBe(language);
    },
  );

  // Patterns are compiled once they ran often; what they find must not depend on that.
  test('a later reading of a prompt is its first', () => {
    const prompt = 'Bill Harbour Museum $500 for logo design and $95/hour for 12 hours of coding';
    const first = readPrompt(request(prompt)).brief;
    for (let times = 0; times < repeats(30, 100); times += 1)
      expect(readPrompt(request(prompt)).brief).toEqual(first);
  });
});

describe('looks and limits in a prompt', () => {
  test.each([
    ['dark landscape poster for a talk on owls', { theme: 'dark', orientation: 'landscape' }],
    ['Poster, square, for our street party', { format: 'square' }],
    ['Instagram story for our street party on 12 June', { format: 'story' }],
    ['One-pager on the story of the 9:16 train', { format: 'a4' }],
    ['Poster for the flea market on Market Square', { format: 'a4' }],
  ])('%s', (prompt, look) => {
    expect(readPrompt(request(prompt)).brief.look).toMatchObject(look);
  });

  test('slides stay within the number that was asked for, with every item of a list', () => {
    const ask = 'training slides for new waiters: greeting, serving, paying, complaints';
    expect(draftOfBrief(readPrompt(request(`${ask}, at most 6 slides`)).brief).pages).toHaveLength(6);
    expect(
      draftOfBrief(readPrompt(request(`${ask}, at most 4 slides`)).brief).pages.length,
    ).toBeLessThanOrEqual(4);
  });
});
