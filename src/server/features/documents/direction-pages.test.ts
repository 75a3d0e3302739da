import { beforeAll, describe, expect, it } from 'vitest';
import type { ArtDirection } from '../../../domain/content/choices.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import type { Look } from '../../../domain/document/kit/look.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import {
  type Sample,
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleInvoiceWithGaps,
  sampleOnePager,
  sampleSparseOnePager,
} from '../../../domain/document/layout/sample-contents.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { finishPage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

/** Each kind once, and each format and theme at least once: a sample of what `npm run bench -- pages matrix` walks. */
const samples: readonly (readonly [string, Sample, Partial<Look>])[] = [
  ['an invoice with gaps on A5', sampleInvoiceWithGaps(), { format: 'a5' }],
  ['an invoice of forty lines, dark', sampleInvoice(40), { theme: 'dark' }],
  ['a one-pager on Letter across', sampleOnePager, { format: 'letter', orientation: 'landscape' }],
  [
    'a one-pager on a small page across, dark',
    sampleOnePager,
    { format: 'a5', orientation: 'landscape', theme: 'dark' },
  ],
  ['few words on a square', sampleSparseOnePager, { format: 'square' }],
  ['a flyer', sampleFlyer, {}],
  ['a flyer on old slides, dark', sampleFlyer, { format: 'slides-4x3', theme: 'dark' }],
  ['a deck', sampleDeck, { format: 'slides-16x9' }],
  ['an article', sampleArticle(2), {}],
];

const counted: ReadonlySet<string> = new Set([
  'overflow',
  'clipping',
  'overlap',
  'contrast',
  'missing_glyph',
]);

describe.each<[ArtDirection, number]>([
  ['technical', 0],
  ['corporate', 1],
])('the %s direction', (direction, nth) => {
  const own = samples.filter((_, index) => isFullRun || index % 2 === nth);
  it.each(own)('sets %s and leaves nothing to find', async (_, content, look) => {
    const article = assembleArticle(layOutContent(sampleContent(content, { ...look, direction })));
    const { report } = await finishPage(article, renderer);
    expect(report.findings.filter((finding) => counted.has(finding.class))).toEqual([]);
  });
});
