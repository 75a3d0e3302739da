import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserCandidate } from './browser/browser-candidates.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import type { PageTab } from './browser/page-tab.ts';
import { captureScreenshots } from './capture-screenshot.ts';
import { loadPage } from './load-page.ts';
import { printVerified } from './pdf/print-verified.ts';
import { createPdfReader } from './pdf-reader/pdf-reader.ts';

/**
 * For the pages only; starting the browser has its own limit. A cold disk and a busy machine take seconds.
 */
const probeLimitMs = 30_000;

const require = createRequire(import.meta.url);
/** A family that no system has, so that its name in the PDF proves that the web font was used. */
const webFont = { family: 'Octavo Probe', postScriptName: 'Figtree', file: 'figtree-latin-400-normal.woff2' };
const picture = { color: { r: 196, g: 28, b: 92 }, sidePx: 16 };
/** Lossy compression shifts a flat color by a few steps of 255. */
const colorTolerance = 12;
const words = 'Octavo probe page';

/**
 * Renders a page in a browser the way documents are rendered, and checks the result: text, a web font, a
 * picture, tags, and concurrent screenshots of two tabs.
 * @throws Error naming what failed.
 */
export async function probeBrowser(
  browser: Pick<BrowserCandidate, 'path' | 'kind'> & {
    readonly environment: Readonly<Record<string, string>>;
  },
  { isRoot, limitMs = probeLimitMs }: { readonly isRoot: boolean; readonly limitMs?: number },
): Promise<void> {
  const running = await launchBrowser({ browser, isRoot });
  try {
    const html = await probePage();
    const limit = sleep(limitMs, undefined, { ref: false }).then(() => {
      throw new Error(`the probe page took longer than ${limitMs / 1000} s`);
    });
    const gone = running.exited.then((reason) => {
      throw new Error(reason);
    });
    const probe = async () => {
      // A full browser doesn't render background tabs.
      const open = () => running.openTab();
      const [first, second, third] = await Promise.all([open(), open(), open()]);
      await Promise.all([
        probeScreenshot(first, html),
        probeScreenshot(second, html),
        probePrint(third, html),
        running.memoryBytes(),
      ]);
    };
    await Promise.race([probe(), limit, gone]);
  } finally {
    await running.close();
  }
}

async function probePage(): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { sidePx, color } = picture;
  const [font, png] = await Promise.all([
    readFile(require.resolve(`@fontsource/figtree/files/${webFont.file}`), 'base64'),
    sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: color } })
      .png()
      .toBuffer(),
  ]);
  return `<!doctype html><html lang="en"><head><title>${words}</title><style>
@font-face{font-family:'${webFont.family}';src:url(data:font/woff2;base64,${font}) format('woff2')}
@page{size:400px 300px;margin:0}body{margin:0;font-family:'${webFont.family}'}h1{margin:0;font-weight:400}
.page{width:400px;height:300px;overflow:hidden}img{display:block;width:400px;height:200px}
</style></head><body><article class="doc"><section class="page"><img alt="Probe" src="data:image/png;base64,${png.toString('base64')}"><h1>${words}</h1></section></article></body></html>`;
}

async function probeScreenshot(tab: PageTab, html: string): Promise<void> {
  await loadPage(tab, html, 'screen');
  const [screenshot] = await captureScreenshots(tab, { pages: 1, widthPx: 400, format: 'webp' });
  const { default: sharp } = await import('sharp');
  const inPicture = sharp(screenshot).extract({ left: 100, top: 50, width: 200, height: 100 });
  const pixels = await inPicture.removeAlpha().raw().toBuffer();
  const { r, g, b } = picture.color;
  const isDrawn = pixels.every(
    (value, index) => Math.abs(value - ([r, g, b][index % 3] ?? 0)) <= colorTolerance,
  );
  if (!isDrawn) throw new Error('the screenshot lacks the picture of the page');
}

async function probePrint(tab: PageTab, html: string): Promise<void> {
  const reader = createPdfReader();
  try {
    const { pdf, facts } = await printVerified(tab, { html, metadata: {} }, reader);
    if (facts.letters === null || facts.lettersMissing !== 0)
      throw new Error('the PDF lacks text of the page');
    if (!facts.isTagged) throw new Error('the PDF has no tags');
    await probeContents(pdf);
  } finally {
    await reader.close();
  }
}

async function probeContents(pdf: Uint8Array): Promise<void> {
  const [{ PDFDict, PDFDocument, PDFName, PDFRawStream }, { inspectFonts }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('./pdf/inspect-fonts.ts'),
  ]);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { embedded } = inspectFonts(document);
  if (!embedded.some((name) => name.includes(webFont.postScriptName))) {
    throw new Error(`the PDF lacks the web font of the page (it has ${embedded.join(', ') || 'no font'})`);
  }
  const hasPicture = document.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
  if (!hasPicture) throw new Error('the PDF lacks the picture of the page');
  const structure = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!structure?.has(PDFName.of('K'))) throw new Error('the PDF has no tags');
}
