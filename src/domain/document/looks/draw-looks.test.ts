import { describe, expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
} from '../layout/sample-contents.ts';
import { readArticle } from '../read-article.ts';
import { drawLooks } from './draw-looks.ts';

const withIds = (...of: Parameters<typeof sampleContent>): DocumentContent => assignIds(sampleContent(...of));
const samples = {
  article: sampleArticle(1),
  deck: sampleDeck,
  flyer: sampleFlyer,
  invoice: sampleInvoice(4),
  'one-pager': sampleOnePager,
};
const deck = withIds(sampleDeck, { format: 'slides-16x9', orientation: 'landscape' });

describe('drawLooks', () => {
  it.each(Object.entries(samples))(
    'draws %s in six directions, each arrangement looks different',
    (_, sample) => {
      const content = withIds(sample);
      const { looks, arrangements } = drawLooks({ content });
      expect(new Set(looks.map(({ html }) => readArticle(html).direction)).size).toBe(6);
      const drawn = [looks[0]?.html, ...arrangements.map(({ html }) => html)];
      expect(new Set(drawn).size).toBe(drawn.length);
      for (const html of drawn) expect(readArticle(html ?? '').pages).toHaveLength(1);
      for (const { operations } of arrangements)
        expect(() => applyOperations(content, operations)).not.toThrow();
    },
  );

  it('has three arrangements of articles, flyers and one-pagers, and at least one of slides', () => {
    for (const sample of [samples.article, sampleFlyer, sampleOnePager])
      expect(drawLooks({ content: withIds(sample) }).arrangements).toHaveLength(3);
    const others = deck.pages.filter(({ layout }) => layout !== 'quote');
    for (const { id = '' } of others)
      expect(drawLooks({ content: deck, pageId: id }).arrangements).not.toHaveLength(0);
  });

  it('draws the page with the given id', () => {
    const last = deck.pages.at(-1)?.id ?? '';
    const { looks } = drawLooks({ content: deck, pageId: last });
    expect(looks.every(({ html }) => readArticle(html).pages[0]?.id === last)).toBe(true);
  });
});
