import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { repeats } from '../../testing/full-run.ts';
import { randomContents } from '../../testing/random-contents.ts';
import { cleanPages, seededFaults } from '../../testing/seeded-faults.ts';
import { workFor } from '../../work/work-context.ts';
import { examinePage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

let accounts = 0;
const newAccount = (): string => `warm-${++accounts}`;

/** Examines versions in sequence in reused tabs, and each in a fresh tab; expects the same results. */
async function expectSameWarmAndCold(versions: readonly string[], account = newAccount()): Promise<number> {
  const before = renderer.metrics().warmJobs;
  for (const version of versions) {
    const warm = await workFor({ account }, () => examinePage(version, renderer));
    const cold = await workFor({ account: '' }, () => examinePage(version, renderer));
    expect(warm).toEqual(cold);
  }
  return renderer.metrics().warmJobs - before;
}

const laidOut = (content: DocumentContent): string => assembleArticle(layOutContent(content));

/** Replaces the words at one place in the content, which can make a page overfull or nearly empty. */
function withOtherWords(content: DocumentContent, place: number, words: string): DocumentContent {
  let left = place;
  const change = (value: unknown): unknown => {
    // Random contents contain words like 'qbalako', which no other visible text has.
    if (typeof value === 'string' && /\bq[a-z]{6}/.test(value)) return left-- === 0 ? words : value;
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
  };
  return { ...content, pages: change(content.pages) as DocumentContent['pages'] };
}

const edits = fc.array(
  fc.record({
    place: fc.nat({ max: 12 }),
    words: fc.oneof(
      fc.constantFrom(
        'Yes',
        'Two words',
        '漢字とかな 🚀',
        'שלום עולם',
        'Unbrokenwordofquitesomelength'.repeat(4),
      ),
      fc.integer({ min: 10, max: 90 }).map((count) => 'The tide comes in. '.repeat(count)),
    ),
  }),
  { minLength: 2, maxLength: 4 },
);

describe('a tab reused between edits', () => {
  it('gives the same result as a new one for all edits', async () => {
    let warmJobs = 0;
    await fc.assert(
      fc.asyncProperty(randomContents, edits, async (content, made) => {
        const versions = made.map(({ place, words }) => laidOut(withOtherWords(content, place, words)));
        warmJobs += await expectSameWarmAndCold([laidOut(content), ...versions, laidOut(content)]);
      }),
      { seed: 20261123, numRuns: repeats(2, 60), endOnFailure: true },
    );
    expect(warmJobs).toBeGreaterThan(0);
  }, 600_000);

  it('finds the same faults, and none after they are fixed', async () => {
    const [page] = cleanPages;
    if (!page) throw new Error('no page');
    for (const fault of seededFaults.slice(0, repeats(4, seededFaults.length))) {
      const { html } = fault.seed(page.html);
      await expectSameWarmAndCold([page.html, html, page.html], 'warm-faults');
    }
  }, 600_000);

  it('remeasures text on a picture when the picture changes', async () => {
    const [dark, light] = ['#111', '#eee'].map((color) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`;
      return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    });
    const page = (source = '') =>
      `<article class="doc" lang="en" data-title="T" data-format="a4" data-orientation="portrait" data-direction="swiss" data-theme="light"><section class="page page-article" data-id="p1"><div class="b" data-id="b1" style="position:relative"><img alt="" src="${source}" style="position:absolute;left:0;top:0;width:400px;height:200px"><p style="position:absolute;left:20px;top:20px;color:#222">Words on a picture</p></div></section></article>`;
    const account = newAccount();
    const classes = [];
    for (const source of [light, dark, light]) {
      const { findings } = await workFor({ account }, () => examinePage(page(source), renderer));
      classes.push(findings.some(({ measured }) => measured.class === 'contrast'));
    }
    expect(classes).toEqual([false, true, false]);
    await expectSameWarmAndCold([page(light), page(dark), page(light)]);
  });

  it('remeasures unchanged pages when the look changes', async () => {
    const markdown = `# Tides\n\n${'## Heading\n\nThe boats come in with the tide.\n\n'.repeat(30)}`;
    const { content } = readMarkdown(markdown);
    if (!content) throw new Error('no content');
    const looks = [{}, { accent: '#e0d0a0' }, { theme: 'dark' as const }, {}];
    const versions = looks.map((look) => laidOut({ ...content, look: { ...content.look, ...look } }));
    expect(await expectSameWarmAndCold(versions)).toBeGreaterThan(versions.length);
  });

  it('is never shared between accounts', async () => {
    const html = cleanPages[0]?.html ?? '';
    const examineFor = async (account: string): Promise<number> => {
      const before = renderer.metrics().warmJobs;
      await workFor({ account }, () => examinePage(html, renderer));
      return renderer.metrics().warmJobs - before;
    };
    const [ada, bob] = [newAccount(), newAccount()];
    expect(await examineFor(ada)).toBe(0);
    expect(await examineFor(bob)).toBe(0);
    expect(await examineFor(ada)).toBe(1);
    expect(await examineFor('')).toBe(0);
  });
});
