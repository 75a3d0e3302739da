import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { layOutContent } from '../layout/lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
} from '../layout/sample-contents.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { refitHeadlines } from './refit-headlines.ts';

const one = assembleArticle(layOutContent(sampleContent(sampleOnePager, { direction: 'poster' })));

describe('refitHeadlines', () => {
  it.each([
    ['invoice', sampleInvoice(4)],
    ['one-pager', sampleOnePager],
    ['flyer', sampleFlyer],
    ['deck', sampleDeck],
    ['article', sampleArticle(2)],
  ])('keeps the %s of the layout', (_kind, content) => {
    const html = assembleArticle(layOutContent(sampleContent(content)));
    expect(refitHeadlines(html)).toBe(html);
  });

  it('measures a headline again when its text changes', () => {
    const text = 'Überfälle & Öl';
    const changed = applyPatches(one, [{ op: 'set_text', id: 'p1.headline', text }]).html;
    const refitted = refitHeadlines(changed);
    expect(refitted).toContain(`style="${headlineStyle(text)}"`);
    expect(refitHeadlines(refitted)).toBe(refitted);
  });

  it('keeps locked blocks and foreign styles', () => {
    const changed = applyPatches(one, [{ op: 'set_text', id: 'p1.headline', text: 'Other words' }]).html;
    const locked = applyPatches(changed, [
      { op: 'set_attribute', id: 'p1.opening', name: 'data-locked', value: 'true' },
    ]).html;
    expect(refitHeadlines(locked)).toBe(locked);
    const styled = changed.replace(/(data-id="p1.headline"[^>]* style=)"[^"]*"/, '$1"font-size:20px"');
    expect(styled).not.toBe(changed);
    expect(refitHeadlines(styled)).toBe(styled);
  });
});
