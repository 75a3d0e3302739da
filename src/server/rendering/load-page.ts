import { unseenMeta } from '../../domain/document/page-html/build-page-html.ts';
import { emojiPattern } from '../../domain/document/page-html/emoji.ts';
import { told } from '../told.ts';
import type { PageTab } from './browser/page-tab.ts';
import { withContentPolicy } from './content-policy.ts';
import { dressPage } from './foreign/dress-page.ts';
import type { PageDress } from './foreign/page-dress.ts';
import { awaitPage } from './in-page/await-page.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { type PageFacts, pageFacts } from './in-page/page-facts.ts';
import { RenderError } from './render-error.ts';

/** A page of text has about a thousand elements; beyond this limit a layout takes seconds. */
const maxElements = 100_000;

/** Everything is inlined; a larger page would break the pipe to the browser. */
const maxCharacters = 128 * 1024 * 1024;

const tooHeavy = () =>
  new RenderError('unprocessable', told('pageTooLarge', { limit: maxCharacters / 1024 / 1024 }));

const tooLarge = () =>
  new RenderError('unprocessable', told('pageHasTooManyElements', { limit: maxElements }));

/**
 * Returns whether the markup opens too many elements. Checked first, so that the browser doesn't run into the
 * deadline.
 */
function isTooLarge(html: string): boolean {
  let opened = 0;
  for (let at = html.indexOf('<'); at >= 0 && opened <= maxElements; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1) | 0x20;
    if (next >= 0x61 && next <= 0x7a) opened += 1;
  }
  return opened > maxElements;
}

/** @throws RenderError if the markup is too long or has too many elements. */
export function refuseTooLarge(html: string): void {
  if (html.length > maxCharacters) throw tooHeavy();
  if (isTooLarge(html)) throw tooLarge();
}

/** Rejects a page that was parsed to too many elements. @throws RenderError */
export function refuseTooMany(elements: number): void {
  if (elements > maxElements) throw tooLarge();
}

const dressedAttribute = 'data-octavo-dressed';

/**
 * Text that was laid out once keeps its glyphs, including missing-glyph boxes, even if its family changes
 * later. So nothing is laid out until everything is loaded.
 */
const hiddenUntilDressed = `html:not([${dressedAttribute}]){display:none!important}`;

/**
 * The browser lays out and paints for its screen, which isn't visible. Skipping that halves the work per
 * page.
 */
const hiddenOnScreens = '@media screen{html:root>body{content-visibility:hidden!important}}';

async function putPage(tab: PageTab, html: string, css: string): Promise<void> {
  refuseTooLarge(html);
  const loaded = tab.next('Page.loadEventFired');
  await Promise.all([
    tab.send('Page.setDocumentContent', { frameId: tab.frameId, html: withContentPolicy(html, css) }),
    loaded,
  ]);
}

async function settle(tab: PageTab, faces: 'those in use' | 'all'): Promise<void> {
  refuseTooMany(await callInPage(tab, awaitPage, {}, { faces }));
}

/**
 * Loads HTML into an empty tab and waits until it is laid out with its fonts and pictures.
 * @throws RenderError if the page is too large.
 */
export async function openPage(
  tab: PageTab,
  html: string,
  media: 'print' | 'screen',
  dress?: PageDress,
): Promise<void> {
  await Promise.all([
    tab.send('Emulation.setEmulatedMedia', { media }),
    putPage(tab, html, dress ? `${dress.css}\n${hiddenUntilDressed}` : ''),
  ]);
  if (dress) {
    const { css: _, ...rest } = dress;
    await callInPage(
      tab,
      dressPage,
      {},
      {
        ...rest,
        dressedAttribute,
        emojiSource: emojiPattern.source,
      },
    );
  }
  await settle(tab, 'those in use');
}

/**
 * Opens a page and reads what is drawn on it.
 * @throws RenderError if the page is too large.
 */
export async function loadPage(
  tab: PageTab,
  html: string,
  media: 'print' | 'screen',
  dress?: PageDress,
): Promise<PageFacts> {
  await openPage(tab, html, media, dress);
  return callInPage(tab, pageFacts, {}, { of: 'drawing' });
}

/**
 * Loads a page that includes its own fonts into an empty tab, for printing only: it is laid out for paper and
 * never for the screen.
 * @returns facts of its markup, whether visible or not
 * @throws RenderError if the page is too large.
 */
export async function loadPageForPaper(tab: PageTab, html: string): Promise<PageFacts> {
  // Pipelined: the browser runs the commands in order, and we don't wait for each response.
  const [, , facts] = await Promise.all([
    tab.send('Emulation.setEmulatedMedia', { media: '' }),
    putPage(tab, html, hiddenOnScreens),
    callInPage(tab, pageFacts, {}, { of: { markupWithout: unseenMeta } }),
    settle(tab, 'all'),
  ]);
  return facts;
}

/** Returns what is drawn on a page that was loaded for paper. */
export async function factsOfPaper(tab: PageTab): Promise<PageFacts> {
  // One pixel high, because the browser repaints the visible part.
  const line = { width: 1280, height: 1, deviceScaleFactor: 1, mobile: false };
  const [, , facts] = await Promise.all([
    tab.send('Emulation.setDeviceMetricsOverride', line),
    tab.send('Emulation.setEmulatedMedia', { media: 'print' }),
    callInPage(tab, pageFacts, {}, { of: 'drawing' }),
  ]);
  return facts;
}
