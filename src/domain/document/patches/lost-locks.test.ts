import { describe, expect, it } from 'vitest';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { lostLocks } from './lost-locks.ts';

const article = (blocks: string) =>
  sanitiseArticle(`<article class="doc"><section class="page" data-id="p1">${blocks}</section></article>`);
const locked = '<p data-id="a" data-locked="true">Agreed</p>';
const before = article(`${locked}<p data-id="b">Open</p>`);

describe('locked content', () => {
  it('counts as kept if unchanged, at any position', () => {
    expect(lostLocks(before, article(`<p data-id="b">New</p>${locked}`))).toEqual([]);
  });

  it.each([
    ['is changed', locked.replace('Agreed', 'Agreed?')],
    ['is unlocked', '<p data-id="a">Agreed</p>'],
    ['is gone', '<p data-id="b">Open</p>'],
    ['stands under another id', locked.replace('"a"', '"c"')],
  ])('is lost if it %s', (_, blocks) => {
    expect(lostLocks(before, article(blocks))).toEqual(['a']);
  });
});
