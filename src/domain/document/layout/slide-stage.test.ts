import { describe, expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import { readMarkdown } from '../../content/markdown/read-markdown.ts';
import { assembleArticle } from '../assemble-article.ts';
import { layOutContent } from './lay-out-content.ts';

/** Lays out a slide with a title and these blocks. */
function slideOf(blocks: string): string {
  const { content } = readMarkdown(`---\nlook: slides-16x9\n---\n\n# The mill\n\n${blocks}\n`);
  if (!content) throw new Error('The slide could not be read.');
  return assembleArticle(layOutContent(assignIds(content)));
}
const stageIn = (html: string): string => /class="text-slide flow ?([^"]*)"/.exec(html)?.[1] ?? '';
const slidesIn = (html: string): number => html.split('class="page page-slide').length - 1;

const steps = (count: number, text = 'ground twice'): string =>
  `:::steps\n${Array.from({ length: count }, (_, at) => `- **Stage ${at + 1}** ${text}`).join('\n')}\n:::`;
const pictures = (count: number): string =>
  Array.from({ length: count }, (_, at) => `![A mill by a stream, view ${at + 1}]()`).join('\n');

describe('a slide that is one thing', () => {
  it.each([
    ['three steps', steps(3), 'is-stage is-process'],
    ['six steps', steps(6), 'is-stage is-process'],
    ['steps that are paragraphs', steps(3, 'The grain is cleaned. '.repeat(8)), ''],
    ['a picture', pictures(1), 'is-stage is-picture'],
    ['pictures', pictures(3), 'is-stage is-gallery'],
    ['a picture below text', `Built in 1780.\n\n${pictures(1)}`, 'is-stage is-beside'],
    ['a picture above text', `${pictures(1)}\n\nBuilt in 1780.`, 'is-stage is-beside is-left'],
    ['cards', ':::cards\n### Rye\nDark\n\n### Oats\nPale\n:::', 'is-stage is-cards'],
  ])('%s', (_, blocks, stage) => {
    const html = slideOf(blocks);
    expect(stageIn(html).replace('is-short', '').trim()).toBe(stage);
    if (stage !== '') expect(slidesIn(html)).toBe(1);
  });

  it('has much text and a picture follow one another', () => {
    const html = slideOf(`${pictures(1)}\n\n${'It ground rye and oats. '.repeat(30)}`);
    expect(html).not.toContain('is-beside');
    expect(html).toContain('aria-label="A mill by a stream, view 1"');
  });

  it('continues more steps than fit side by side on a slide of about as many', () => {
    const html = slideOf(steps(7));
    const parts = html.split('class="page page-slide').slice(1);
    expect(parts.map((part) => part.split('class="step"').length - 1)).toEqual([4, 3]);
    expect(parts[1]).toContain('start="5"');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows every picture of a paragraph of pictures', () => {
    const html = slideOf(pictures(3));
    for (const view of [1, 2, 3]) expect(html).toContain(`aria-label="A mill by a stream, view ${view}"`);
  });
});

describe('cards', () => {
  const cards = (prices: readonly string[]): string =>
    slideOf(
      `:::cards\n${prices.map((price, at) => `### Flour ${at + 1}\n${price}\n\nStone-ground`).join('\n\n')}\n:::`,
    );

  it.each([
    [['£2.40', '£3.10', 'On request'], true],
    [['3,50 € / kg', '4 €'], true],
    [['CHF 12', 'CHF 14'], true],
    [['Milled in 1998', 'Milled in 2004'], false],
    [['£2.40', 'Sold out', 'On request'], false],
    [['It costs £2.40, which is less than last year', '£3'], true],
    [['It costs £2.40, which is less than last year', 'and this one £3, which is more than that'], false],
  ])('with %j are prices: %s', (prices, arePrices) => {
    expect(cards(prices).includes('class="cards is-pricing"')).toBe(arePrices);
  });

  it('have a picture above their title', () => {
    const html = slideOf(
      ':::cards\n### Ida Holm\n![A portrait of a woman]()\n\nMiller\n\n### Per Lund\nBaker\n:::',
    );
    expect(html.indexOf('A portrait of a woman')).toBeLessThan(html.indexOf('Ida Holm'));
    expect(html.indexOf('A portrait of a woman')).toBeGreaterThan(0);
  });
});
