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
    const notice = pageOf(article('We are open again.'));
    expect(notice.className).toContain('is-notice');
    expect(notice.html).toContain('foot-art');
    const letter = pageOf(article('Dear neighbours,', 'We are open again.', 'Yours, the bakery'));
    expect(letter.className).not.toContain('is-notice');
    expect(letter.html).not.toContain('foot-art');
  });

  it('has a drawing below a short list, in layouts of everyday papers, too', () => {
    const items = ['Winter market', 'Budget'].map((text) => ({ text }));
    const short = articleWith([{ type: 'list', items }]);
    expect(pageOf(short).html).toContain('foot-art');
    expect(pageOf({ ...short, kind: 'minutes' }).html).toContain('foot-art');
  });

  it('has no drawing if the document shows nothing, on articles and on quiet flyers', () => {
    const items = ['Winter market', 'Budget'].map((text) => ({ text }));
    const short = articleWith([{ type: 'list', items }]);
    const flyer: Sample = { head: {}, pages: [{ layout: 'flyer', title: 'Lift closed', facts: [] }] };
    for (const direction of artDirections) {
      const look = { direction, subject: '' };
      expect(pageOf(short, look).html, direction).not.toContain('foot-art');
      expect(pageOf(flyer, look).html.includes('<svg'), direction).toBe(
        ['organic', 'corporate', 'poster'].includes(direction),
      );
    }
  });

  it('has rows for points without text, and columns for others', () => {
    const slide = (titles: readonly string[], text = ''): Sample => ({
      head: {},
      pages: [{ layout: 'points', title: 'To bring', items: titles.map((title) => ({ title, text })) }],
    });
    const look = { format: 'slides-16x9' } as const;
    expect(pageOf(slide(['Boots', 'A lamp']), look).html).toContain('points is-rows');
    expect(pageOf(slide(['A', 'B', 'C', 'D', 'E']), look).html).toContain('points is-rows');
    expect(pageOf(slide(['Boots', 'A lamp'], 'for the mud'), look).html).toContain('points is-large');
    expect(
      pageOf(slide(['A title that is far too long for a row of large type on its slide']), look).html,
    ).not.toContain('is-rows');
  });

  it('has a drawing beside the text of a slide that says little, in every direction', () => {
    const slide = (...texts: string[]): Sample => ({
      head: sampleOnePager.head,
      pages: [{ layout: 'text', title: 'Details', blocks: texts.map(paragraph) }],
    });
    for (const direction of artDirections) {
      const look = { direction, format: 'slides-16x9' } as const;
      expect(pageOf(slide('At the office in Toronto.'), look).html, direction).toContain('slide-art');
      const long = 'A sentence of the text that has some more to say than the others. '.repeat(3);
      expect(pageOf(slide(long), look).html, direction).not.toContain('slide-art');
    }
  });

  it('is marked as prose if its kind is read or spoken, but not if it may be a letter', () => {
    const texts = ['Dear friends,', 'We are here to celebrate.', 'Please raise your glasses.'];
    expect(pageOf({ ...article(...texts), kind: 'speech' }).className).toContain('is-prose');
    for (const kind of ['letter', 'complaint', undefined]) {
      expect(pageOf({ ...article(...texts), ...(kind && { kind }) }).className).not.toContain('is-prose');
    }
  });

  it('has no drawing if the text fills the page, or if the document has more pages', () => {
    const lines = Array.from({ length: 30 }, () => ({ text: 'A point of the list that takes a line.' }));
    expect(pageOf(articleWith([{ type: 'list', items: lines }])).html).not.toContain('foot-art');
    const short = article('We are open again.');
    const twice = { ...short, pages: [...short.pages, ...short.pages] };
    expect(pageOf(twice).html).not.toContain('foot-art');
  });
});
