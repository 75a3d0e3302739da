import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { readFacts } from '../facts/read-facts.ts';
import { coverOf, lacksToldList, listedParts } from './covered-parts.ts';

const content: DocumentContent = {
  schema: 1,
  title: 'Camp kitchen',
  language: 'en',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'editorial',
    theme: 'light',
    accent: '#2b5f75',
    tokens: {},
    seed: 1,
  },
  head: {},
  pages: [
    {
      layout: 'article',
      title: 'Camp kitchen',
      blocks: [
        { type: 'heading', level: 2, text: 'Allergies of guests' },
        {
          type: 'paragraph',
          text: 'The trash goes to the gate. {{The stove is by Marlow.}} [[Name of the cook]]',
        },
      ],
    },
  ],
};

describe('a part that a prompt names', () => {
  it('is covered by a heading or a sentence with all of its words, in any form', () => {
    const covers = coverOf(content, 'en', 'words');
    expect(covers('allergy of a guest')).toBe(true);
    expect(covers('gates')).toBe(true);
    expect(covers('gate for guests')).toBe(false);
    expect(covers('rubbish')).toBe(false);
  });

  it('is covered by words of the same meaning', () => {
    expect(coverOf(content, 'en', 'meaning')('rubbish')).toBe(true);
  });

  it("isn't covered by samples and gaps", () => {
    const covers = coverOf(content, 'en', 'words');
    expect(covers('stove')).toBe(false);
    expect(covers('cook')).toBe(false);
  });

  it('is one of several names without numbers', () => {
    const listed = (text: string): string[] =>
      listedParts(readFacts(text, readPrompt(text, { today: '2026-11-22' }))).map((part) => part.text);
    expect(listed('camp rules: trash, quiet hours, fire')).toEqual(['trash', 'quiet hours', 'fire']);
    expect(listed('camp rules: 3 buckets of water')).toEqual([]);
  });

  it('is missing in a document that lacks an item of the list that is the page', () => {
    const lacks = (text: string): boolean =>
      lacksToldList(text, readFacts(text, readPrompt(text, { today: '2026-11-22' })), content);
    expect(lacks('camp checklist: trash, gate, lanterns')).toBe(true);
    expect(lacks('camp checklist: trash, gate, allergies')).toBe(false);
    expect(lacks('camp checklist with trash, gate, lanterns')).toBe(false);
    expect(lacks('camp newsletter: trash, gate, lanterns')).toBe(false);
  });
});
