/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artDirections } from '../../domain/content/choices.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import type { Look } from '../../domain/document/kit/look.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { type Sample, sampleContent } from '../../domain/document/layout/sample-contents.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import { sample } from '../testing/full-run.ts';
import { launchBrowser, type PageBrowser } from './browser/launch-browser.ts';
import { flyerProportions } from './checks/flyer-proportions.ts';
import { findBrowser } from './find-browser.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { loadPage } from './load-page.ts';
import { testCacheDir, testRenderer } from './test-browser.ts';

let browser: PageBrowser;
beforeAll(async () => {
  const found = await findBrowser({ cacheDir: testCacheDir });
  browser = await launchBrowser({ browser: found, isRoot: process.getuid?.() === 0 });
});
afterAll(() => browser.close());

const notes = ['Gloves and bags are there', 'Children with an adult', 'Soup afterwards for £3'];
const page = (title: string, count: number): Sample['pages'] => [
  {
    layout: 'flyer',
    title,
    tagline: 'Friends of Alder Brook',
    facts: [
      { label: 'When', value: 'Sunday, April 18, 10 a.m.' },
      { label: 'Where', value: 'Mill bridge' },
    ],
    points: notes.slice(0, count).map((note) => ({ title: note, text: '' })),
    contact: ['Ruth Adeyemi, 0113 496 0718'],
  },
];
const papers: readonly Sample[] = [
  { kind: 'flyer', head: {}, pages: page('Brook clean-up', 3) },
  { kind: 'poster', head: {}, pages: page('The great spring clean of Alder Brook', 2) },
  { kind: 'sign', head: {}, pages: page('Path closed', 0) },
];
const looks: readonly Partial<Look>[] = artDirections.flatMap((direction) => [
  { direction, format: 'a4', theme: 'light' },
  { direction, format: 'a5', theme: 'dark' },
  { direction, format: 'letter', orientation: 'landscape', theme: 'light' },
]);
const cases = sample(
  looks.flatMap((look) => papers.map((paper) => ({ look, paper }))),
  22,
);

/** Names the bounds that the first page of the loaded document breaks. */
function brokenBounds(parts: { readonly flyerProportions: typeof flyerProportions }, seed: string): string[] {
  const style = document.createElement('style');
  style.textContent = seed;
  document.head.append(style);
  const section = document.querySelector<HTMLElement>('section.page');
  const is = section && parts.flyerProportions(section);
  if (!section || !is) return ['not a flyer'];
  const sizeOf = (selector: string): number => {
    const found = section.querySelector(selector);
    return found ? Number.parseFloat(getComputedStyle(found).fontSize) : Number.NaN;
  };
  const hasHole = [...section.querySelectorAll('.facts-list,.sections')].some((list) => {
    const last = list.lastElementChild?.getBoundingClientRect();
    return last !== undefined && list.getBoundingClientRect().right - last.right > 4;
  });
  const percent = Math.round(is.headShare * 100);
  const bounds: readonly (readonly [name: string, isBroken: boolean])[] = [
    [`head too large, ${percent} %`, is.headShare > is.mostHeadShare + 0.005],
    [`content too small, ${is.smallestPx} px of ${is.wantedPx}`, is.smallestPx < is.wantedPx - 0.5],
    ['content as large as the headline', is.largestPx > is.headlinePx * 0.7],
    ['fact no larger than a note', sizeOf('.fact-value') <= sizeOf('.is-note .block-title')],
    ['contact smaller than a note', sizeOf('.foot-entry') < sizeOf('.is-note .block-title')],
    ['price no larger than a note', sizeOf('.is-key .block-title') <= sizeOf('.is-note .block-title')],
    ['hole in the last row', hasHole],
    ['content past the foot', section.scrollHeight > section.clientHeight + 60],
  ];
  return bounds.filter(([, isBroken]) => isBroken).map(([name]) => name);
}

async function boundsOf(paper: Sample, look: Partial<Look>, seeds: readonly string[]): Promise<string[][]> {
  const article = assembleArticle(layOutContent(sampleContent(paper, look)));
  const { html } = await finishPage(article, testRenderer());
  const tab = await browser.openTab();
  await loadPage(tab, await printableHtml(html), 'print');
  const found: string[][] = [];
  for (const seed of seeds) found.push(await callInPage(tab, brokenBounds, { flyerProportions }, seed));
  await tab.close();
  return found;
}

describe('a flyer, poster or sign with few facts', () => {
  it.for(cases)('keeps its proportions: $paper.kind, $look', { timeout: 60_000 }, async ({ paper, look }) => {
    expect(await boundsOf(paper, look, [''])).toEqual([[]]);
  });

  it.for(
    sample(
      [
        ['head too large', '.page>.opening.opening{min-height:640px!important;max-height:none!important}'],
        ['content too small', '.label.label{font-size:12px!important}'],
        ['content as large as the headline', '.fact-value.fact-value{font-size:140px!important}'],
        ['fact no larger than a note', '.fact-value.fact-value{font-size:19px!important}'],
        ['contact smaller than a note', '.foot.foot.foot *{font-size:9px!important}'],
        ['price no larger than a note', '.is-key.is-key *{font-size:12px!important}'],
        [
          'hole in the last row',
          '.sections.sections{display:grid!important;grid-template-columns:1fr 1fr!important}',
        ],
      ] as const,
      3,
    ),
  )('is measured: %s', { timeout: 60_000 }, async ([name, seed]) => {
    const [paper] = papers;
    if (!paper) throw new Error('no paper');
    const [found] = await boundsOf(paper, { direction: 'swiss', format: 'a4' }, [seed]);
    expect(found?.map((bound) => bound.split(',')[0])).toContain(name);
  });
});
