import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import { paragraph, withColons } from './told-blocks.ts';

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
