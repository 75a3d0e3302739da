import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import { artDirections } from '../kit/choices.ts';
import { layOutContent } from './lay-out-content.ts';
import { articleWith } from './sample-article.ts';
import { type Sample, sampleContent, sampleOnePager } from './sample-contents.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });

function pageOf(content: Sample, look = {}) {
  const [page] = layOutContent(sampleContent(content, look)).pages;
  return { className: page?.className ?? '', html: (page?.blocks ?? []).map(({ html }) => html).join('') };
}

const large = { tokens: { 'fit-type': '1.7' } };
const article = (...texts: string[]): Sample => articleWith(texts.map(paragraph));

describe('a page with little text', () => {
  it('has a drawing in the remaining space, in every direction', () => {
    const short: Sample = {
      head: sampleOnePager.head,
      pages: [
        {
          layout: 'one-pager',
          title: 'A tram to the harbour',
          figures: [{ value: '13', label: 'Stops' }],
          sections: [],
        },
      ],
    };
    for (const direction of artDirections) {
      expect(pageOf(short, { direction }).html, direction).toContain('data-id="p1.art"');
      expect(pageOf(sampleOnePager, { direction }).html, direction).not.toContain('data-id="p1.art"');
    }
  });

  it('is a notice with a drawing up to two paragraphs, but never if it is a letter', () => {
    const notice = pageOf(article('We are open again.'), large);
    expect(notice.className).toContain('is-notice');
    expect(notice.html).toContain('foot-art');
    const letter = pageOf(article('Dear neighbours,', 'We are open again.', 'Yours, the bakery'), large);
    expect(letter.className).not.toContain('is-notice');
    expect(letter.html).not.toContain('foot-art');
  });

  it('has no drawing at ordinary type sizes', () => {
    expect(pageOf(article('We are open again.')).html).not.toContain('foot-art');
  });
});
