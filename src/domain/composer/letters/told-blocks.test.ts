import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import type { ToldLetter } from './letter.ts';
import { paragraph, withColons, withTold } from './told-blocks.ts';

const list: Block = { type: 'list', items: [{ text: 'repay the deposit' }] };

describe('the words that a list goes on with', () => {
  it('end with a colon, as the language sets it', () => {
    expect(withColons([paragraph('I ask you to'), list], 'In short:')).toEqual([
      paragraph('I ask you to:'),
      list,
    ]);
    expect(withColons([paragraph('Je vous prie de'), list], 'En bref :')[0]).toEqual(
      paragraph('Je vous prie de :'),
    );
  });

  it('stay the same where a mark ends them, or where no list follows', () => {
    const blocks = [paragraph('**I ask you to:**'), list, paragraph('Kind regards'), paragraph('Mara Lund')];
    expect(withColons(blocks, 'In short:')).toEqual(blocks);
  });
});

describe('what a prompt tells', () => {
  const told: ToldLetter = {
    isSpeech: true,
    isClose: true,
    called: 'speech',
    request: 'a speech',
    to: null,
    from: [],
    topic: null,
    people: [],
    asks: [],
    told: ['He cried at the film.'],
    matter: null,
    lead: null,
    points: [],
  };

  it('stands behind the greeting, never between a list and the words that it goes on with', () => {
    const blocks = [
      paragraph('Good evening.'),
      paragraph('Here is what I wish you:'),
      list,
      paragraph('Cheers.'),
    ];
    const filled = withTold(blocks, told, 'In short:', 'en');
    expect(filled).toEqual([blocks[0], paragraph('He cried at the film.'), ...blocks.slice(1)]);
    const letter = [paragraph('Dear Ms. Lund,'), paragraph('I write about my flat.'), paragraph('Regards')];
    expect(withTold(letter, told, 'In short:', 'en')[2]).toEqual(paragraph('He cried at the film.'));
  });
});
