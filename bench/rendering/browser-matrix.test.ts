import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportedVersions } from '../../src/server/rendering/browser/browser-versions.ts';
import { differingShare } from '../../src/server/rendering/parity/compare-pictures.ts';
import { createPdfReader, type ReadPicture } from '../../src/server/rendering/pdf-reader/pdf-reader.ts';
import { createRenderer, type Renderer } from '../../src/server/rendering/renderer.ts';
import { testCacheDir } from '../../src/server/rendering/test-browser.ts';
import { type PdfRead, readPdf } from '../../src/server/testing/read-pdf.ts';
import { documents } from './documents.ts';
import { debianBrowser, type MatrixBrowser, oldestBrowser, secondBrowser } from './matrix-browsers.ts';

type Name = 'invoice' | 'flyer' | 'deck';
const isFull = process.env.OCTAVO_TEST_FULL === '1';
const pagesOf = { invoice: 2, flyer: 1, deck: 10 } as const;
/** Maximum share of differing pixels per page, because releases draw the edges of gradients differently. */
const differenceLimit = 0.002;
const dpi = 72;

interface Made {
  readonly pdf: PdfRead;
  readonly pictures: readonly ReadPicture[];
}

let pages: Readonly<Record<Name, string>>;
let renderer: Renderer;
const reader = createPdfReader();
const expected = new Map<Name, Promise<Made>>();

beforeAll(async () => {
  pages = await documents();
  renderer = createRenderer({ cacheDir: testCacheDir, slots: 1 });
  await renderer.warm();
});
afterAll(async () => {
  await Promise.all([renderer.close(), reader.close()]);
});

async function make(name: Name, by: Renderer): Promise<Made> {
  const { pdf } = await by.renderPdf({ html: pages[name] });
  return { pdf: await readPdf(pdf), pictures: await reader.pictures(pdf, dpi) };
}

/** Uses the default browser: the bundled one if available. */
function reference(name: Name): Promise<Made> {
  const made = expected.get(name) ?? make(name, renderer);
  expected.set(name, made);
  return made;
}

/** Returns the distinct original names of font families and styles. */
const fontNames = ({ fonts }: PdfRead) =>
  [...new Set(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')))].sort();

async function compare(name: Name, other: Renderer): Promise<void> {
  const [one, two] = await Promise.all([reference(name), make(name, other)]);
  expect(two.pdf.pages.length).toBe(pagesOf[name]);
  expect(two.pdf.pages).toEqual(one.pdf.pages);
  expect(two.pdf.text.length).toBeGreaterThan(100);
  expect(fontNames(two.pdf)).toEqual(fontNames(one.pdf));
  expect(fontNames(two.pdf).length).toBeGreaterThan(1);
  expect(two.pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  expect(two.pdf.isTagged).toBe(true);
  const shares = two.pictures.map((picture, index) =>
    differingShare(picture, one.pictures[index] as ReadPicture),
  );
  expect(Math.max(...shares), `differing pixels of each page: ${shares.join(', ')}`).toBeLessThan(
    differenceLimit,
  );
}

const rendererOf = (path: string) => createRenderer({ browserPath: path, cacheDir: testCacheDir, slots: 2 });

it('a second browser on this machine renders the flyer like the first', async ({ skip }) => {
  const second = await secondBrowser();
  if ('missing' in second) return skip(second.missing);
  const other = rendererOf(second.path);
  try {
    await compare('flyer', other);
  } finally {
    await other.close();
  }
}, 90_000);

const rows: readonly (readonly [name: string, browser: () => Promise<MatrixBrowser>])[] = [
  ['chromium', () => debianBrowser('chromium')],
  ['chromium-headless-shell', () => debianBrowser('chromium-headless-shell')],
  [`Chromium ${supportedVersions.oldest}, the oldest supported release`, () => oldestBrowser(testCacheDir)],
];

describe.runIf(isFull).each(rows)('%s', (_name, browser) => {
  let found: MatrixBrowser;
  let other: Renderer | undefined;
  beforeAll(async () => {
    found = await browser();
    if ('path' in found) other = rendererOf(found.path);
  }, 360_000);
  afterAll(() => other?.close());

  for (const name of ['invoice', 'flyer', 'deck'] as const) {
    it(`renders the ${name} like the bundled browser`, async ({ skip }) => {
      if (!other) return skip('missing' in found ? found.missing : '');
      await compare(name, other);
    }, 120_000);
  }

  it('runs many jobs without a restart', async ({ skip }) => {
    if (!other) return skip('missing' in found ? found.missing : '');
    for (let job = 0; job < 12; job++) await other.renderPdf({ html: pages.invoice });
    expect(other.metrics()).toMatchObject({ jobsFailed: 0, restarts: 0 });
  }, 120_000);
});
