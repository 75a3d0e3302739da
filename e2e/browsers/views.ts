import type { Box, BrowserUser, Target } from './browser-user.ts';
import { crop } from './compare-pictures.ts';

export const prompt =
  'Invoice for Acme 東京 Corp, 12 hours of design 🎉 at $95 and a $200 workshop, due in 14 days, in the quiet corporate style';

export const blocks: Target = { role: 'group', name: 'Blocks of the page' };
export const compareDialog: Target = { role: 'dialog', name: 'Compare versions' };

/** Runs in the page. Returns whether all used fonts and visible pictures are loaded, including in iframes. */
function isLoaded(): boolean {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...frames].every(
    (each) =>
      each.fonts.status === 'loaded' &&
      [...each.images].every(
        (image) =>
          (image.complete && image.naturalWidth > 0) ||
          image.getBoundingClientRect().top > window.innerHeight,
      ),
  );
}

/** Runs in the page. Returns the box of an element, clipped to the viewport. */
function boxOf(selector: string): Box | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const height = Math.min(bottom, window.innerHeight) - Math.max(0, top);
  return { left, top: Math.max(0, top), width: right - left, height };
}

/** A text run and its width, in px of its page. */
export type TextRun = readonly [text: string, width: number];

export interface View {
  readonly picture: Buffer;
  readonly runs: readonly TextRun[];
}

/** Runs in the page. Returns the text runs of an element, or of the iframe in it. */
function runsOf(selector: string): [string, number][] {
  const element = document.querySelector(selector);
  const frame = element?.matches('iframe') ? element : element?.querySelector('iframe');
  const root = frame ? (frame as HTMLIFrameElement).contentDocument?.body : element;
  if (!root) return [];
  const runs: [string, number][] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const range = root.ownerDocument.createRange();
    range.selectNodeContents(node);
    const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
    if (text !== '' && width > 0) runs.push([text, width]);
  }
  return runs;
}

async function shoot(user: BrowserUser, selector: string): Promise<View> {
  let before = '';
  const box = await user.until(`${selector} to come to rest`, async () => {
    const found = (await user.page.evaluate(isLoaded)) ? await user.page.evaluate(boxOf, selector) : null;
    const isStill = found !== null && found.width > 0 && JSON.stringify(found) === before;
    before = JSON.stringify(found);
    return isStill ? found : null;
  });
  const picture = await crop(await user.page.screenshot(), box);
  return { picture, runs: await user.page.evaluate(runsOf, selector) };
}

/** Runs in the page. Returns the text of the page in the preview iframe. */
export function previewText(): string {
  return (
    document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument?.body.textContent ?? ''
  );
}

/** Runs in the page. Returns the fonts of the preview by state, and the files that it loaded. */
export function previewFiles(): { fonts: string[]; files: string[] } {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.desk-frame');
  const loaded = frame?.contentWindow?.performance.getEntriesByType('resource') ?? [];
  return {
    fonts: [...(frame?.contentDocument?.fonts ?? [])].map(({ status }) => status),
    files: loaded.map(({ name }) => new URL(name).pathname),
  };
}

/** Captures the first screen of the landing page once its pictures are loaded. */
export async function landingView(user: BrowserUser, home: string): Promise<View> {
  await user.page.goto(home);
  return shoot(user, '.hero');
}

async function openDocument(user: BrowserUser, address: string): Promise<void> {
  await user.page.goto(address);
  await user.until('text in the preview', async () => (await user.page.evaluate(previewText)).trim() !== '');
  await user.see({ role: 'button', name: 'Compare' });
}

export async function previewView(user: BrowserUser, address: string): Promise<View> {
  await openDocument(user, address);
  return shoot(user, 'iframe.desk-frame');
}

export async function compareView(user: BrowserUser, address: string): Promise<View> {
  await openDocument(user, address);
  await user.click({ role: 'button', name: 'Compare' });
  await user.see({ role: 'region', name: 'What changed', within: compareDialog });
  return shoot(user, 'section[aria-label="After"] .compared-page');
}

export async function viewerView(user: BrowserUser, address: string): Promise<View> {
  await openDocument(user, address);
  await user.click({ role: 'button', name: 'View PDF' });
  const words = { role: 'region', name: 'Page 1 of 1' };
  await user.until('words in the viewer', async () => (await user.see(words)).text.includes('Invoice'));
  await user.until('picture in the viewer', () =>
    user.page.evaluate(() => document.querySelector('.pdf-page canvas') !== null),
  );
  return shoot(user, '.pdf-page');
}

export async function libraryView(user: BrowserUser, home: string): Promise<View> {
  await user.page.goto(`${home}/library`);
  await user.see({ role: 'article' });
  return shoot(user, '.cover-page');
}

/** Captures a shared page without an account. */
export async function sharedView(user: BrowserUser, url: string): Promise<View> {
  await user.page.goto(url);
  return shoot(user, 'section.page');
}
