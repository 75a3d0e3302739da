import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { parseArticle } from '../article-tree.ts';
import { elementGate } from './element-gate.ts';
import { forbiddenFindings } from './forbidden-findings.test-data.ts';
import { tagSoup } from './random-markup.test-data.ts';
import { sanitiseArticle, sanitiseBlock, sanitisePage } from './sanitise-article.ts';

describe('any tag soup', () => {
  it.each([
    ['sanitiseBlock', sanitiseBlock],
    ['sanitisePage', (html: string) => sanitisePage(html)],
    ['sanitiseArticle', sanitiseArticle],
  ])('%s is idempotent and leaves nothing forbidden', (_, sanitise) => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const clean = sanitise(html);
        expect(forbiddenFindings(clean)).toEqual([]);
        expect(sanitise(clean)).toBe(clean);
      }),
      { numRuns: repeats(35, 2_000) },
    );
  });

  it('becomes an article whose blocks and pages have unique ids', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const clean = sanitiseArticle(`<article class="doc"><section class="page">${html}`);
        const { pages } = parseArticle(clean);
        const ids = pages.flatMap((page) => [page.id, ...page.blocks.map((block) => block.id)]);
        expect(ids.every((id) => /^[A-Za-z0-9._-]{1,64}$/.test(id))).toBe(true);
        const all = [...clean.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: repeats(25, 1_500) },
    );
  });

  it('keeps a block unchanged when extracted from its article', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const clean = sanitiseArticle(html);
        const blocks = parseArticle(clean).pages.flatMap((page) => page.blocks);
        for (const { element } of blocks) {
          const block = clean.slice(element.startIndex ?? 0, (element.endIndex ?? -1) + 1);
          expect(sanitiseBlock(block)).toBe(block);
        }
      }),
      { numRuns: repeats(18, 1_000) },
    );
  });

  it('loses forbidden elements in the first filter already', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const names = JSON.stringify(parseDocument(elementGate(html)).children, (key, value) =>
          key === 'parent' || key === 'prev' || key === 'next' ? undefined : value,
        );
        expect(names).not.toMatch(/"name":"(?:script|style|iframe|foreignObject|template|select|noscript)"/);
      }),
      { numRuns: repeats(18, 1_000) },
    );
  });
});
