import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { parseArticle } from '../article-tree.ts';
import type { Patch } from '../patch.ts';
import { forbiddenFindings } from '../sanitise/forbidden-findings.test-data.ts';
import { tagSoup } from '../sanitise/random-markup.test-data.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { applyPatches, PatchError } from './apply-patches.ts';

const pages = fc
  .array(fc.array(tagSoup, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((soups) =>
    sanitiseArticle(
      `<article class="doc">${soups.map((blocks) => `<section class="page">${blocks.map((block) => `<div>${block}</div>`).join('')}</section>`).join('')}</article>`,
    ),
  );

function idsOf(html: string): string[] {
  return [...html.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id ?? '');
}

const attributeNames = ['class', 'title', 'lang', 'href', 'data-name', 'data-locked', 'data-notes', 'style'];

/** Generates patches, mostly with existing ids. */
function patchesFor(html: string): fc.Arbitrary<Patch[]> {
  const id = fc.constantFrom(...idsOf(html), 'nowhere');
  const pageId = fc.constantFrom(...parseArticle(html).pages.map((page) => page.id));
  const afterId = fc.option(id, { freq: 2 });
  const text = fc.string({ maxLength: 8 });
  const patch: fc.Arbitrary<Patch> = fc.oneof(
    fc.record({ op: fc.constant('replace' as const), id, html: tagSoup }),
    fc.record({ op: fc.constant('replace' as const), id, html: tagSoup.map((soup) => `<div>${soup}</div>`) }),
    fc.record({
      op: fc.constant('insert' as const),
      pageId,
      afterId,
      html: tagSoup.map((soup) => `<div>${soup}</div>`),
    }),
    fc.record({ op: fc.constant('move' as const), id, pageId, afterId }),
    fc.record({ op: fc.constant('remove' as const), id }),
    fc.record({ op: fc.constant('set_text' as const), id, text }),
    fc.record({
      op: fc.constant('set_attribute' as const),
      id,
      name: fc.constantFrom(...attributeNames),
      value: fc.option(text),
    }),
    fc.record({
      op: fc.constant('set_token' as const),
      name: fc.constantFrom('accent', 'ink'),
      value: fc.option(fc.constantFrom('red', '#123456', '2mm')),
    }),
    fc.record({
      op: fc.constant('set_document' as const),
      name: fc.constant('title' as const),
      value: text,
    }),
    fc.record({ op: fc.constant('add_page' as const), afterId: fc.option(pageId), html: tagSoup }),
    fc.record({ op: fc.constant('remove_page' as const), id: pageId }),
  );
  return fc.array(patch, { minLength: 1, maxLength: 4 });
}

describe('random patches of random documents', () => {
  it('apply and are undone byte for byte, or are rejected with a reason', () => {
    let applied = 0;
    fc.assert(
      fc.property(
        pages.chain((html) => fc.tuple(fc.constant(html), patchesFor(html))),
        ([html, patches]) => {
          try {
            const result = applyPatches(html, patches, { mayChangeLocked: true });
            expect(sanitiseArticle(result.html)).toBe(result.html);
            expect(forbiddenFindings(result.html)).toEqual([]);
            expect(applyPatches(result.html, result.inverse, { mayChangeLocked: true }).html).toBe(html);
            applied += 1;
          } catch (error) {
            if (!(error instanceof PatchError)) throw error;
          }
        },
      ),
      { numRuns: repeats(150, 2_000) },
    );
    expect(applied).toBeGreaterThan(repeats(30, 300));
  });
});
