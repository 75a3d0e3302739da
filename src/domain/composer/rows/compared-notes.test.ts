import { describe, expect, it } from 'vitest';
import { comparedNotes, reachedNotes } from './compared-notes.ts';

describe('remarks on figures', () => {
  it('that compare with the same word have a column of their own', () => {
    expect(comparedNotes(['goal 90, spring 84.1', 'goal £12,500', '', 'goal 4, after the flood'])).toEqual({
      heads: ['goal'],
      rows: [['90'], ['£12,500'], [''], ['4']],
      rest: ['spring 84.1', '', '', 'after the flood'],
    });
  });

  it('that tell changes have one, too', () => {
    expect(comparedNotes(['+5.7%', '-£1,200, late harvest'])).toMatchObject({
      heads: ['±'],
      rows: [['+5.7%'], ['-£1,200']],
      rest: ['', 'late harvest'],
    });
  });

  it.each([
    ['words', ['mostly boots', 'no wind']],
    ['one comparison', ['goal 90', 'mended in May']],
    ['of many sorts', ['amber 90', 'violet 4', 'amber 12', 'gray 7', 'violet 31']],
  ])('stay remarks if they are %s', (_, notes) => expect(comparedNotes(notes)).toBeNull());
});

describe('remarks on people', () => {
  it('have numbers and addresses apart', () => {
    expect(reachedNotes(['01632 960771, after six', 'ina@tarn.example', 'has the ladder'])).toEqual({
      heads: [''],
      rows: [['01632 960771'], ['ina@tarn.example'], ['']],
      rest: ['after six', '', 'has the ladder'],
    });
  });

  it('take no years for numbers', () => expect(reachedNotes(['2004-2011', '1998-2003'])).toBeNull());
});
