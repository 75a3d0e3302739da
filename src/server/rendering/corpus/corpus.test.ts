import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withStyles } from '../../features/exports/with-styles.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { writeFontConfig } from '../browser/last-resort-font.ts';
import { findBrowser } from '../find-browser.ts';
import { differingShare } from '../parity/compare-pictures.ts';
import { createPdfReader } from '../pdf-reader/pdf-reader.ts';
import { createRenderer, type Renderer } from '../renderer.ts';
import { testCacheDir } from '../test-browser.ts';
import { cardsAndScreens } from './cards-and-screens.test-data.ts';
import type { CorpusDocument } from './corpus-document.ts';
import { lettersAndBills } from './letters-and-bills.test-data.ts';
import { reportsAndBooks } from './reports-and-books.test-data.ts';

/** Maximum share of differing pixels at 96 dpi. Less is rounding at the edges of letters. */
const tolerance = 0.001;

const isFull = process.env.OCTAVO_TEST_FULL === '1';
const corpus: readonly CorpusDocument[] = [...lettersAndBills, ...reportsAndBooks, ...cardsAndScreens];
const printed = corpus.filter(({ isInShortRun }) => isFull || isInShortRun);

let renderer: Renderer;
let plain: Browser;
let fontFolder: string;
const reader = createPdfReader();
beforeAll(async () => {
  renderer = createRenderer({ cacheDir: testCacheDir });
  await renderer.warm();
  const { path, environment } = await findBrowser({ cacheDir: testCacheDir });
  fontFolder = await mkdtemp(join(tmpdir(), 'octavo-corpus-'));
  plain = await chromium.launch({
    executablePath: path,
    args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
    // The same fonts on both sides, because these pages don't test which font replaces Arial.
    env: { ...environment, FONTCONFIG_FILE: await writeFontConfig(fontFolder, environment.FONTCONFIG_FILE) },
  });
});
afterAll(async () => {
  await Promise.all([renderer.close(), plain?.close(), reader.close()]);
  await rm(fontFolder, { recursive: true, force: true });
});

/** Chromium's default margin for pages that set none. */
const usualMargin = '0.4in';

/** Prints the page in a browser without any of our code. */
async function plainPrint(html: string): Promise<Uint8Array> {
  const page = await plain.newPage({ javaScriptEnabled: false });
  await page.setContent(html, { waitUntil: 'load' });
  const margin = { top: usualMargin, right: usualMargin, bottom: usualMargin, left: usualMargin };
  const pdf = await page.pdf({
    width: '210mm',
    height: '297mm',
    margin,
    printBackground: true,
    preferCSSPageSize: true,
  });
  await page.close();
  return pdf;
}

describe('pages in the style of well-known templates', () => {
  it('number twenty, of which the short run prints some', () => {
    expect(corpus).toHaveLength(20);
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(20);
    expect(printed.length).toBeGreaterThanOrEqual(5);
  });

  it.each(printed)('print as in plain Chromium: $name', async ({ html, css = '' }) => {
    const whole = withStyles(html, css);
    const expected = await plainPrint(whole);
    const { pdf, facts } = await renderer.renderPdf({ html: whole });
    const [ours, theirs] = [await readPdf(pdf), await readPdf(expected)];
    expect(ours.pages).toEqual(theirs.pages);
    expect(ours.text.length).toBeGreaterThan(50);
    expect(facts.lettersMissing).toBe(0);
    const [one, other] = [await reader.pictures(pdf, 96), await reader.pictures(expected, 96)];
    for (const [index, picture] of one.entries()) {
      const match = other[index];
      expect(match && differingShare(picture, match)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('differ visibly from another page, so that the comparison can fail', async () => {
    const [first, second] = printed;
    const one = await reader.pictures(await plainPrint(first?.html ?? ''), 96);
    const other = await reader.pictures(await plainPrint(second?.html ?? ''), 96);
    expect(one[0] && other[0] && differingShare(one[0], other[0])).toBeGreaterThan(10 * tolerance);
  });
});
