import { describe, expect, it } from 'vitest';
import { sample } from '../../../full-run.test-data.ts';
import { assembleArticle } from '../../assemble-article.ts';
import { artDirections } from '../../kit/choices.ts';
import { applyPatches } from '../../patches/apply-patches.ts';
import { sanitiseArticle } from '../../sanitise/sanitise-article.ts';
import { layOutContent } from '../lay-out-content.ts';
import { sampleArticle, sampleContent, sampleDeck, sampleFlyer, sampleOnePager } from '../sample-contents.ts';
import { redrawOrnaments } from './redraw-ornaments.ts';

const drawing = (html: string): string => /<svg class="art[ "].*?<\/svg>/s.exec(html)?.[0] ?? '';

describe('drawings of a document', () => {
  it.each([
    ['flyer', sampleFlyer],
    ['one-pager', sampleOnePager],
    ['deck', sampleDeck],
    ['article', sampleArticle(1)],
  ])('of a %s follow its direction, and return with it', (_name, content) => {
    for (const [index, from] of sample([...artDirections.entries()], 6)) {
      const html = assembleArticle(layOutContent(sampleContent(content, { direction: from })));
      const to = artDirections[(index + 1) % artDirections.length] ?? from;
      const there = applyPatches(html, [{ op: 'set_document', name: 'direction', value: to }]);
      expect(sanitiseArticle(there.html)).toBe(there.html);
      const own = assembleArticle(layOutContent(sampleContent(content, { direction: to })));
      expect(drawing(there.html)).toBe(drawing(own));
      expect(applyPatches(there.html, there.inverse).html).toBe(html);
    }
  });

  it('are kept if edited or locked', () => {
    const html = assembleArticle(layOutContent(sampleContent(sampleFlyer, { direction: 'organic' })));
    const changed = html.replace('class="is-', 'class="my is-');
    expect(changed).not.toBe(html);
    expect(redrawOrnaments(changed, 'organic', 'swiss')).toBe(changed);
    const locked = html.replace('class="opening ', 'data-locked="true" class="opening ');
    expect(redrawOrnaments(locked, 'organic', 'swiss')).toBe(locked);
  });

  it('are the same for the same seed, and different for another', () => {
    const draw = (seed: number): string =>
      drawing(assembleArticle(layOutContent(sampleContent(sampleFlyer, { direction: 'organic', seed }))));
    expect(draw(4)).toBe(draw(4));
    expect(draw(4)).not.toBe(draw(5));
  });
});
