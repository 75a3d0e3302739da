import { describe, expect, it } from 'vitest';
import { readArticle } from '../../../domain/document/read-article.ts';
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { examinePage } from './finish-page.ts';

const passage = (id: string, text: string): string =>
  `<section class="passage" data-id="${id}" data-name="Text"><p>${text}</p></section>`;

const articleOf = (name: string, words: readonly string[]): string =>
  `<article class="doc" data-direction="swiss" data-theme="light" data-format="a4" data-orientation="portrait" lang="en"><section class="page page-article" data-id="${name}">${words
    .map((text, at) => passage(`${name}.${at + 1}`, text))
    .join('')}</section></article>`;

/** A browser whose pages hold as many passages as given, and that finishes when it is told to. */
function slowRenderer(capacity: () => number) {
  const begun: { readonly pages: number; readonly finish: () => void }[] = [];
  let wake = (): void => {};
  let activeJobs = 0;
  const renderer: Renderer = {
    ...testRenderer(),
    metrics: () => ({ ...testRenderer().metrics(), queueDepth: 0, activeJobs }),
    fitAndCheck: async ({ page, mayFlow }) => {
      const html = typeof page === 'string' ? page : page.body;
      const { pages } = readArticle(/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '');
      activeJobs += 1;
      await new Promise<void>((resolve) => {
        begun.push({ pages: pages.length, finish: resolve });
        wake();
      });
      activeJobs -= 1;
      const flows = pages.flatMap(({ id, blocks }): FlowOfPage[] => {
        const passages = blocks.filter(({ html: own }) => own.includes('class="passage"'));
        if (mayFlow === 'none' || passages.length <= capacity()) return [];
        const units = passages.map(({ id: blockId }, at) => ({
          blockId,
          path: [],
          offset: 0,
          top: at * 50,
          bottom: at * 50 + 50,
          isHeading: false,
          repeatedPx: 0,
        }));
        return [{ pageId: id, top: 0, bottom: capacity() * 50, furtherTop: 0, tightened: 1, units }];
      });
      return {
        fits: pages.map(({ id }) => ({ pageId: id, space: 1, type: 1 })),
        flows,
        report: { passed: true, pages: pages.length, findings: [], repairs: [] },
        tookMs: 0,
      };
    },
  };
  const until = async (count: number): Promise<void> => {
    while (begun.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { renderer, begun, until };
}

const numbered = (note: string): readonly string[] => [1, 2, 3, 4, 5, 6].map((each) => `${note} ${each}`);

describe('an edit of a document that goes on over pages', () => {
  it('is divided like its last version while it is still measured', async () => {
    const { renderer, begun, until } = slowRenderer(() => 4);
    const first = examinePage(articleOf('a', numbered('Old')), renderer);
    await until(1);
    begun[0]?.finish();
    await until(2);
    begun[1]?.finish();
    const { page: before } = await first;
    expect(readArticle(before.html).pages).toHaveLength(2);

    const second = examinePage(articleOf('a', numbered('New')), renderer);
    // Both rounds are under way before the first one has ended.
    await until(4);
    expect(begun.slice(2).map(({ pages }) => pages)).toEqual([1, 2]);
    begun[2]?.finish();
    begun[3]?.finish();
    const { page: after } = await second;
    expect(after.html).toBe(before.html.replaceAll('Old', 'New'));
  });

  it('is no longer divided ahead once it fits its pages', async () => {
    let capacity = 4;
    const { renderer, begun, until } = slowRenderer(() => capacity);
    const edit = async (note: string, rounds: number): Promise<void> => {
      const first = begun.length + 1;
      const edited = examinePage(articleOf('c', numbered(note)), renderer);
      for (let round = 0; round < rounds; round += 1) {
        await until(first + round);
        for (const { finish } of begun) finish();
      }
      await edited;
    };
    await edit('Old', 2);
    capacity = 9;
    await edit('Shorter', 2);
    const before = begun.length;
    await edit('Newer', 1);
    expect(begun.length - before).toBe(1);
  });

  it('is divided anew if its breaks have moved', async () => {
    let capacity = 4;
    const { renderer, begun, until } = slowRenderer(() => capacity);
    const finishAll = async (count: number): Promise<void> => {
      await until(count);
      for (const { finish } of begun) finish();
    };
    const first = examinePage(articleOf('b', numbered('Old')), renderer);
    await finishAll(1);
    await finishAll(2);
    await first;
    capacity = 3;
    const second = examinePage(articleOf('b', numbered('New')), renderer);
    await finishAll(4);
    await finishAll(5);
    const { pages } = readArticle((await second).page.html);
    expect(pages.map(({ blocks }) => blocks.filter(({ html }) => html.includes('passage')).length)).toEqual([
      3, 3,
    ]);
  });
});
