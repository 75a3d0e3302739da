import { describe, expect, it } from 'vitest';
import type { CardNames } from '../../cards/card.ts';
import { readRequest } from '../facts/read-request.ts';
import { findCards } from './find-card.ts';

const card = (
  family: CardNames['family'],
  name: string,
  names: string[],
  others: string[] = [],
): CardNames => ({
  family,
  name,
  names,
  others,
});
const names = [
  card('trade', 'baker', ['baker'], ['cake baker']),
  card('trade', 'head-teacher', ['head teacher', 'principal']),
  card('venture', 'pottery-studio', ['pottery studio']),
  card('occasion', 'clean-up', ['clean-up day']),
  card('occasion', 'fete', ['village fête', 'fete']),
];

/** Returns the cards of a prompt with their headings. */
function found(prompt: string): string[] {
  const { text, reading } = readRequest(prompt, { today: '2026-11-29' });
  return findCards(text, reading.language, reading.spans, names).map(
    ({ name, title }) => `${name}: ${title}`,
  );
}

describe('finding the card of a subject', () => {
  it('takes the main word, with what stands before it', () => {
    expect(found('job ad for a weekend baker at our little mill café')).toEqual(['baker: Weekend baker']);
    expect(found('job ad for a part-time baker')).toEqual(['baker: Part-time baker']);
    expect(found('plan for our clean-up day')).toEqual(['clean-up: Clean-up day']);
    expect(found('We are looking for two bakers')).toEqual(['baker: Two bakers']);
    expect(found('brochure for our family pottery studio')).toEqual([
      'pottery-studio: Family pottery studio',
    ]);
    expect(found('brochure for Mo’s pottery studio')).toEqual(['pottery-studio: Mo’s pottery studio']);
    expect(found('checklist for the village fete next Saturday')).toEqual(['fete: Village fete']);
  });

  it('takes the subject before the kind', () => {
    expect(found('baker resume')).toEqual(['baker: Baker']);
    expect(found('our pottery studio brochure')).toEqual(['pottery-studio: Pottery studio']);
  });

  it('takes no name that another word follows, or that is somebody else’s', () => {
    expect(found('job ad for a baker assistant')).toEqual([]);
    expect(found('job ad for an assistant to the head teacher')).toEqual([]);
    expect(found('brochure about the history of my uncle, written for the daughter of a baker')).toEqual([]);
    expect(found('job ad for a baker and a driver')).toEqual([]);
    expect(found('job ad for a baker-driver')).toEqual([]);
  });

  it('takes no part of a word, and no other subject that ends alike', () => {
    expect(found('brochure for a bakery')).toEqual([]);
    expect(found('job ad for a wedding cake baker')).toEqual([]);
  });

  it('takes the card of a name that another card is not about', () => {
    const both = [...names, card('trade', 'cake-baker', ['cake baker'])];
    const { text, reading } = readRequest('job ad for a cake baker', { today: '2026-11-29' });
    expect(findCards(text, 'en', reading.spans, both).map(({ name }) => name)).toEqual(['cake-baker']);
  });

  it('keeps the article of the subject for sentences', () => {
    const { text, reading } = readRequest('cover letter for a night baker', { today: '2026-11-29' });
    expect(findCards(text, 'en', reading.spans, names).map(({ one }) => one)).toEqual(['a night baker']);
  });
});
