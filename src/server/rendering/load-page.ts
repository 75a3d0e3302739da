import type { PageTab } from './browser/page-tab.ts';
import { withContentPolicy } from './content-policy.ts';
import { awaitPage, type PageFacts } from './in-page/await-page.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { RenderError } from './render-error.ts';

/** A page of text has a thousand elements; beyond this a layout takes seconds. */
const maxElements = 100_000;

/**
 * Puts HTML into an empty tab and waits until it is drawn with its fonts and pictures.
 * @throws RenderError when the page is too large.
 */
export async function loadPage(tab: PageTab, html: string, media: 'print' | 'screen'): Promise<PageFacts> {
  const loaded = tab.next('Page.loadEventFired');
  await Promise.all([
    tab.send('Emulation.setEmulatedMedia', { media }),
    tab.send('Page.setDocumentContent', { frameId: tab.frameId, html: withContentPolicy(html) }),
    loaded,
  ]);
  const facts = await callInPage(tab, awaitPage, {}, null);
  if (facts.elements > maxElements) {
    throw new RenderError(
      'render_failed',
      `The page has ${facts.elements} elements, more than the ${maxElements} that can be rendered. Split it into smaller documents.`,
    );
  }
  return facts;
}
