import { describe, expect, it } from 'vitest';
import { applyPatches } from '../patches/apply-patches.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { findingId, readFindingId } from './finding-id.ts';
import { intendedFindings, intendPatch } from './intended-findings.ts';

const article = sanitiseArticle(
  '<article class="doc"><section class="page" data-id="p1"><p data-id="a.b">Words</p></section></article>',
);
const bleed = findingId({ class: 'overflow', ownerId: 'a.b', subject: 'foot' });
const faint = findingId({ class: 'contrast', ownerId: 'a.b', subject: 'Words' });

function intend(html: string, id: string, isIntended: boolean) {
  const patch = intendPatch(html, id, isIntended);
  if (!patch) throw new Error('no finding');
  return applyPatches(html, [patch]);
}

describe('an intended finding', () => {
  it('is identified by its subject', () => {
    expect(bleed).not.toBe(faint);
    expect(readFindingId(bleed)).toEqual({ mark: bleed.slice(0, -'.a.b'.length), ownerId: 'a.b' });
    expect(readFindingId('nonsense')).toBeNull();
    expect(intendPatch(article, '', true)).toBeNull();
  });

  it('is stored in the document next to others, and removed without a trace', () => {
    const one = intend(article, bleed, true);
    const both = intend(one.html, faint, true);
    expect([...(intendedFindings(both.html).get('a.b') ?? [])]).toHaveLength(2);
    expect(sanitiseArticle(both.html)).toBe(both.html);
    expect(intend(intend(both.html, faint, false).html, bleed, false).html).toBe(article);
    expect(applyPatches(one.html, one.inverse).html).toBe(article);
  });

  it('of a page is stored on the page', () => {
    const empty = findingId({ class: 'empty_page', ownerId: 'p1', subject: 'p1' });
    expect(intend(article, empty, true).html).toContain(
      '<section class="page" data-id="p1" data-intended="empty_page.',
    );
  });
});
