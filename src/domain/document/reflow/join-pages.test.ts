import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import { readArticle } from '../read-article.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { joinPages } from './join-pages.ts';
import { reflowPages } from './reflow-pages.ts';

const article = (blocks: readonly (readonly [id: string, html: string])[]) =>
  assembleArticle({
    title: 'Pages',
    language: 'en',
    format: 'a4',
    orientation: 'portrait',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    pages: [{ id: 'p1', className: 'page-article', blocks: blocks.map(([id, html]) => ({ id, html })) }],
  });

/** Returns the article with a page break at each of these places. */
const spread = (html: string, ...places: { blockId: string; path: number[]; offset?: number }[]) =>
  reflowPages(
    html,
    [
      {
        pageId: 'p1',
        top: 0,
        bottom: 10,
        furtherTop: 0,
        tightened: 1.2,
        units: places.map(({ offset = 0, ...place }, index) => ({
          ...place,
          offset,
          top: index * 10,
          bottom: index * 10 + 10,
          isHeading: false,
          repeatedPx: 0,
        })),
      },
    ],
    true,
  ).html;

const table =
  '<table class="grid-table"><thead><tr><th>H</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr></tbody></table>';
const whole = article([
  ['head', '<h1>Head</h1>'],
  ['rows', table],
  ['list', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['text', '<p>one <b>two three</b> four &amp; five</p>'],
]);
const pages = spread(
  whole,
  { blockId: 'head', path: [] },
  { blockId: 'rows', path: [1, 1] },
  { blockId: 'rows', path: [1, 2] },
  { blockId: 'list', path: [2] },
  { blockId: 'text', path: [], offset: 8 },
);

describe('joinPages', () => {
  it('undoes page breaks without changing a character', () => {
    expect(readArticle(pages).pages).toHaveLength(5);
    expect(sanitiseArticle(pages)).toBe(pages);
    expect(joinPages(pages)).toBe(whole);
    expect(joinPages(whole)).toBe(whole);
  });

  it('keeps changes made on a continuation page', () => {
    const changed = pages.replace('<td>3</td>', '<td>three</td>').replace('<li>c</li>', '');
    expect(joinPages(changed)).toBe(whole.replace('<td>3</td>', '<td>three</td>').replace('<li>c</li>', ''));
  });

  it('keeps a locked part, and what follows it, on separate pages', () => {
    const locked = pages.replace('data-id="rows-2"', 'data-id="rows-2" data-locked="true"');
    expect(readArticle(joinPages(locked)).pages.length).toBeGreaterThan(1);
    expect(joinPages(locked)).toContain('data-locked="true"');
  });

  it('keeps a continuation page that was moved', () => {
    const [first = '', second = '', ...others] = pages.split('<section').slice(1);
    const moved = `${pages.split('<section')[0]}<section${second}<section${first}<section${others.join('<section')}`;
    expect(readArticle(joinPages(moved)).pages.map(({ id }) => id)).toContain('p1-2');
  });

  it('undoes any block split', () => {
    const item = fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replaceAll(/[&<>\s]/g, 'x'));
    const place = fc.record({ path: fc.array(fc.nat(3), { maxLength: 2 }), offset: fc.nat(6) });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 2, maxLength: 5 }),
        fc.array(place, { minLength: 1, maxLength: 4 }),
        (items, places) => {
          const html = article([
            [
              'b',
              `<div>${items.map((text) => `<ul><li>${text}</li><li>y <i>${text}</i></li></ul>`).join('')}</div>`,
            ],
          ]);
          const torn = spread(
            html,
            ...[{ path: [], offset: 0 }, ...places].map((at) => ({ blockId: 'b', ...at })),
          );
          expect(sanitiseArticle(torn)).toBe(torn);
          expect(joinPages(torn)).toBe(html);
        },
      ),
      { numRuns: 60 },
    );
  });
});
