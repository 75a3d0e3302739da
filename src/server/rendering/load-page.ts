import type { PageTab } from './browser/page-tab.ts';
import { withContentPolicy } from './content-policy.ts';
import { dressPage } from './foreign/dress-page.ts';
import type { PageDress } from './foreign/page-dress.ts';
import { awaitPage, type PageFacts } from './in-page/await-page.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { RenderError } from './render-error.ts';

/** A page of text has a thousand elements; beyond this a layout takes seconds. */
const maxElements = 100_000;

/** Everything is inlined; what is larger breaks the pipe to the browser before it is drawn. */
const maxCharacters = 128 * 1024 * 1024;

const tooHeavy = () =>
  new RenderError(
    'render_failed',
    `The page is larger than ${maxCharacters / 1024 / 1024} MB with its pictures. Use smaller pictures, or fewer.`,
  );

const tooLarge = () =>
  new RenderError(
    'render_failed',
    `The page has more than the ${maxElements} elements that can be rendered. Split it into smaller documents.`,
  );

/** Whether markup opens more elements than can be laid out. Asked before a browser spends its deadline on finding out. */
function isTooLarge(html: string): boolean {
  let opened = 0;
  for (let at = html.indexOf('<'); at >= 0 && opened <= maxElements; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1) | 0x20;
    if (next >= 0x61 && next <= 0x7a) opened += 1;
  }
  return opened > maxElements;
}

const dressedAttribute = 'data-octavo-dressed';

/**
 * Words that were laid out once keep their glyphs, boxes for missing ones too, whatever families they are given later.
 * So nothing is laid out before all is there.
 */
const hiddenUntilDressed = `html:not([${dressedAttribute}]){display:none!important}`;

/**
 * Puts HTML into an empty tab and waits until it is drawn with its fonts and pictures.
 * @throws RenderError when the page is too large.
 */
export async function loadPage(
  tab: PageTab,
  html: string,
  media: 'print' | 'screen',
  dress?: PageDress,
): Promise<PageFacts> {
  if (html.length > maxCharacters) throw tooHeavy();
  if (isTooLarge(html)) throw tooLarge();
  const css = dress ? `${dress.css}\n${hiddenUntilDressed}` : '';
  const loaded = tab.next('Page.loadEventFired');
  await Promise.all([
    tab.send('Emulation.setEmulatedMedia', { media }),
    tab.send('Page.setDocumentContent', { frameId: tab.frameId, html: withContentPolicy(html, css) }),
    loaded,
  ]);
  if (dress) {
    const { css: _, ...rest } = dress;
    await callInPage(tab, dressPage, {}, { ...rest, dressedAttribute });
  }
  const facts = await callInPage(tab, awaitPage, {}, null);
  if (facts.elements > maxElements) throw tooLarge();
  return facts;
}

/**
 * A tab whose page will only be printed shows one line of it: what nobody looks at is not drawn, which is a fifth of
 * the work. Paper has its own size; a width is kept for pages that ask for it.
 */
export async function loadPageForPaper(tab: PageTab, html: string, dress?: PageDress): Promise<PageFacts> {
  const line = { width: 1280, height: 1, deviceScaleFactor: 1, mobile: false };
  const [, facts] = await Promise.all([
    tab.send('Emulation.setDeviceMetricsOverride', line),
    loadPage(tab, html, 'print', dress),
  ]);
  return facts;
}
