import { describe, expect, it } from 'vitest';
import type { BriefContent, ContentBlock } from '../brief.ts';
import { artDirections } from '../kit/choices.ts';
import { layOut } from './lay-out.ts';
import { sampleArticle, sampleBrief } from './sample-briefs.ts';
import { sampleOnePager } from './sample-pages.ts';

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text: [{ text }] });

function pageOf(content: BriefContent, look = {}) {
  const [page] = layOut(sampleBrief(content, look)).pages;
  return { className: page?.className ?? '', html: (page?.blocks ?? []).map(({ html }) => html).join('') };
}

const large = { tokens: { 'fit-type': '1.7' } };
const article = (...texts: string[]): BriefContent => ({ ...sampleArticle(0), blocks: texts.map(paragraph) });

describe('a page of few words', () => {
  it('has its subject drawn in the room that is left, in every direction', () => {
    const { chart: _, quote: __, ...rest } = sampleOnePager;
    const figures = [{ value: '13', label: 'Stops' }];
    const short = { ...rest, headline: 'A tram to the harbour', lead: [], figures, sections: [] };
    for (const direction of artDirections) {
      expect(pageOf(short, { direction }).html, direction).toContain('data-id="art"');
      expect(pageOf(sampleOnePager, { direction }).html, direction).not.toContain('data-id="art"');
    }
  });

  it('is a notice up to two paragraphs, drawn below; nobody draws on a letter', () => {
    const notice = pageOf(article('We are open again.'), large);
    expect(notice.className).toContain('is-notice');
    expect(notice.html).toContain('foot-art');
    const letter = pageOf(article('Dear neighbours,', 'We are open again.', 'Yours, the bakery'), large);
    expect(letter.className).not.toContain('is-notice');
    expect(letter.html).not.toContain('foot-art');
  });

  it('of ordinary sizes has no drawing', () => {
    expect(pageOf(article('We are open again.')).html).not.toContain('foot-art');
  });
});
