import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { examinePage } from './finish-page.ts';

const words = 'The boats come in with the tide. ';
const { content } = readMarkdown(
  `# Tides\n\n${Array.from({ length: 6 }, (_, at) => `## Part ${at}\n\n${words.repeat(3)}`).join('\n\n')}\n`,
);
if (!content) throw new Error('no content');
const article = assembleArticle(layOutContent(content));

/** Two passages fill a page, and each page is said to hold a fifth more when it is tightened. */
function flowOf({ id: pageId, blocks }: ReturnType<typeof readArticle>['pages'][number]): FlowOfPage {
  const units = blocks
    .filter(({ html: block }) => block.includes('class="passage"'))
    .map(({ id }, at, { length }) => ({
      blockId: id,
      path: [],
      offset: 0,
      top: at * 50,
      bottom: at * 50 + (at === length - 1 ? 8 : 50),
      isHeading: false,
      repeatedPx: 0,
    }));
  return { pageId, top: 0, bottom: 250, furtherTop: 0, tightened: 1.2, units };
}

/** A browser in which five passages and a line never fit a page, however tight it is set. */
function stubbornRenderer() {
  const seen: number[] = [];
  const renderer: Renderer = {
    ...testRenderer(),
    fitAndCheck: async ({ page, mayFlow }) => {
      const html = typeof page === 'string' ? page : page.body;
      const { pages } = readArticle(/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '');
      seen.push(pages.length);
      const [first] = pages;
      const passages = (first?.blocks ?? []).filter(({ html: own }) => own.includes('class="passage"'));
      const isOverfull = mayFlow !== 'none' && passages.length > 5;
      const asFitted = (pageId: string) => ({ pageId, space: isOverfull ? 1 : 0.9, type: 1 });
      return {
        fits: pages.map(({ id }) => asFitted(id)),
        flows: isOverfull && first ? [flowOf(first)] : [],
        report: { passed: true, pages: pages.length, findings: [], repairs: [] },
        tookMs: 0,
      };
    },
  };
  return { renderer, seen };
}

describe('a page that is tightened to save a nearly blank last page', () => {
  it('goes on over a further page, as designed, if the tightening was in vain', async () => {
    const { renderer, seen } = stubbornRenderer();
    const { page } = await examinePage(article, renderer);
    // Measured, tightened without a break, and divided after all.
    expect(seen).toEqual([1, 1, 2]);
    const { pages } = readArticle(page.html);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.blocks.at(-1)?.text).toContain('Part 5');
  });
});
