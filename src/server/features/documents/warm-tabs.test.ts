import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, themeNames } from '../../../domain/content/choices.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun, repeats } from '../../testing/full-run.ts';
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

/** Parts of a document that goes on over further pages. */
const someParts = {
  heading: '## What the tide brings',
  paragraph: 'The boats come in with the tide, and the market opens an hour later. '.repeat(4),
  list: ['herring', 'mackerel', 'two crates of cod', 'nets to mend'].map((item) => `- ${item}`).join('\n'),
  tasks: ['Check the nets', 'Weigh the catch', 'Hose the quay'].map((item) => `- [ ] ${item}`).join('\n'),
  table: `| Day | Catch |\n|---|--:|\n${Array.from({ length: 14 }, (_, at) => `| day ${at + 1} | ${at} |`).join('\n')}`,
  quote: '> The sea gives what it gives.',
} as const;
const aPart = fc.constantFrom(...Object.values(someParts));

interface LongDocument {
  readonly title: string;
  readonly parts: readonly string[];
}

const longDocuments: fc.Arbitrary<LongDocument> = fc.record({
  title: fc.constantFrom('Tides', 'What the harbor office knows about the tides of November'),
  parts: fc.array(aPart, { minLength: 18, maxLength: 30 }),
});

interface Change {
  readonly what: 'title' | 'insert' | 'remove' | 'change' | 'shorten';
  readonly place: number;
  readonly part: string;
  readonly words: string;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    what: fc.constantFrom('title', 'insert', 'remove', 'change', 'shorten'),
    place: fc.nat({ max: 40 }),
    part: aPart,
    words: fc.integer({ min: 1, max: 14 }).map((count) => 'Number of many '.repeat(count).trim()),
  }),
  { minLength: 2, maxLength: 5 },
);

function changed({ title, parts }: LongDocument, change: Change): LongDocument {
  const at = change.place % parts.length;
  switch (change.what) {
    case 'title':
      return { title: change.words, parts };
    case 'insert':
      return { title, parts: parts.toSpliced(at, 0, change.part) };
    case 'remove':
      return { title, parts: parts.toSpliced(at, 1) };
    case 'shorten':
      return { title, parts: parts.slice(0, Math.max(3, at)) };
    default:
      return { title, parts: parts.with(at, `${change.words}.`) };
  }
}

function contentOf({ title, parts }: LongDocument, look: Partial<DocumentContent['look']>): DocumentContent {
  const { content } = readMarkdown(`# ${title}\n\n${parts.join('\n\n')}\n`);
  if (!content) throw new Error('no content');
  return { ...content, look: { ...content.look, ...look } };
}

describe('a tab reused between edits', () => {
  it.runIf(isFullRun)(
    'gives the same result as a new one for all edits',
    async () => {
      let warmJobs = 0;
      await fc.assert(
        fc.asyncProperty(randomContents, edits, async (content, made) => {
          const versions = made.map(({ place, words }) => laidOut(withOtherWords(content, place, words)));
          warmJobs += await expectSameWarmAndCold([laidOut(content), ...versions, laidOut(content)]);
        }),
        { seed: 20261123, numRuns: 60, endOnFailure: true },
      );
      expect(warmJobs).toBeGreaterThan(0);
    },
    600_000,
  );

  it.runIf(isFullRun)(
    'gives the same result as a new one for documents that go on over further pages',
    async () => {
      let warmJobs = 0;
      const looks = fc.record({
        direction: fc.constantFrom(...artDirections),
        format: fc.constantFrom('a4', 'a5'),
        theme: fc.constantFrom(...themeNames),
        subject: fc.constantFrom('a fishing boat at the quay', 'coffee and cake'),
      });
      await fc.assert(
        fc.asyncProperty(longDocuments, changes, looks, async (document, made, look) => {
          const versions = [document];
          for (const change of made) versions.push(changed(versions.at(-1) ?? document, change));
          warmJobs += await expectSameWarmAndCold(versions.map((each) => laidOut(contentOf(each, look))));
        }),
        { seed: 20261128, numRuns: 60, endOnFailure: true },
      );
      expect(warmJobs).toBeGreaterThan(0);
    },
    600_000,
  );

  it('finds the same faults, and none after they are fixed', async () => {
    const [page] = cleanPages;
    if (!page) throw new Error('no page');
    for (const fault of seededFaults.slice(0, repeats(2, seededFaults.length))) {
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
