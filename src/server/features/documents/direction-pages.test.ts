import { beforeAll, describe, expect, it } from 'vitest';
import type { ArtDirection } from '../../../domain/content/choices.ts';
import { readContent } from '../../../domain/content/lenient/read-content.ts';
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

/**
 * Each kind once, and each format and theme at least once: a sample of what `npm run bench -- pages matrix`
 * runs.
 */
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
  it.each(own)('lays out %s without findings', async (_, content, look) => {
    const article = assembleArticle(layOutContent(sampleContent(content, { ...look, direction })));
    const { report } = await finishPage(article, renderer);
    expect(report.findings.filter((finding) => counted.has(finding.class))).toEqual([]);
  });
});

const minutes = {
  kind: 'minutes',
  head: { organization: '[[House]]', date: '2026-02-03' },
  pages: [
    {
      layout: 'article',
      title: 'Meeting of the residents',
      blocks: [
        { type: 'facts', items: [{ label: 'Present', value: 'Ade, Birgit, Chen' }] },
        { type: 'heading', level: 2, text: 'Roof' },
        { type: 'paragraph', text: 'Two quotes were read. The decision is made next time.' },
        { type: 'heading', level: 2, text: 'Cellar' },
        { type: 'paragraph', text: 'Chen clears it by March.' },
      ],
    },
  ],
};
const letterhead = {
  head: { organization: '[[Association]]', label: 'Newsletter' },
  pages: [
    {
      layout: 'article',
      title: 'Autumn in the gardens',
      lead: 'What to know before winter.',
      blocks: ['The water is turned off.'],
    },
  ],
};
const numberOnCover = {
  look: { format: 'slides-16x9', subject: 'bikes in a city' },
  pages: [
    {
      layout: 'cover',
      title: 'Roda moves a town',
      subtitle: 'Pitch',
      hero: { value: '€600,000', label: 'we are raising' },
    },
    { layout: 'statement', title: 'Every bike brings riders' },
  ],
};

describe('words on a field of color', () => {
  const cases: readonly (readonly [ArtDirection, string, object])[] = [
    ['swiss', 'particulars of minutes', minutes],
    ['corporate', 'particulars of minutes', minutes],
    ['organic', 'a placeholder in the head', letterhead],
    ['poster', 'a placeholder in the head', letterhead],
    ['corporate', 'a number on a cover', numberOnCover],
  ];
  it.each(cases)('is readable in the %s direction: %s', async (direction, _name, given) => {
    const look = {
      format: 'a4',
      theme: 'light',
      accent: '#0a7f5a',
      ...('look' in given ? Object(given.look) : {}),
    };
    const { content } = readContent({ title: 'T', language: 'en', ...given, look: { ...look, direction } });
    if (!content) throw new Error('no content');
    const { report } = await finishPage(assembleArticle(layOutContent(content)), renderer);
    expect(report.findings.filter((finding) => counted.has(finding.class))).toEqual([]);
  });
});
