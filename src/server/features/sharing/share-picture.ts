import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { withOwnFiles } from '../assets/own-files.ts';
import type { DocumentPage } from '../documents/read-page-at.ts';
import { printedPage } from '../documents/take-page-step.ts';

/** The size that link previews expect, in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Incremented when the drawing of the picture changes. */
const pictureVersion = 1;
/** Twice the displayed width of a page. */
const pageWidthPx = 1200;

/**
 * Returns HTML with the first page on a desk background, cropped at the bottom; landscape pages fill the
 * picture.
 */
function onDesk(page: string): string {
  const { width, height } = pictureSize;
  const image = `data:image/webp;base64,${page}`;
  return `<!doctype html><html lang="en"><head><title>Preview</title><style>
body{margin:0}
.page{position:relative;overflow:hidden;display:flex;justify-content:center;align-items:flex-start;width:${width}px;height:${height}px;background:#d8d2c4}
img{display:block;width:auto;height:auto;max-width:1040px;max-height:1000px;margin-top:48px;box-shadow:0 2px 0 rgba(60,50,28,.16),0 18px 36px -12px rgba(60,50,28,.34)}
</style></head><body><section class="page"><img src="${image}" alt=""></section></body></html>`;
}

/** Returns the PNG for link previews; cached for a day. @throws RenderError */
export async function sharePicture(
  uid: string,
  page: DocumentPage,
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<Uint8Array> {
  const { files, renderer } = deps;
  const html = await withOwnFiles(await printedPage(page.html, page.title), uid, deps);
  const hash = createHash('sha256')
    .update(JSON.stringify([pictureVersion, html]))
    .digest('hex');
  const key = `rendered/${hash}.png`;
  const kept = await files.get(key);
  if (kept) return kept;
  const drawn = await renderer.screenshot({ html, page: 1, widthPx: pageWidthPx, format: 'webp' });
  const picture = await renderer.screenshot({
    html: onDesk(Buffer.from(drawn).toString('base64')),
    page: 1,
    widthPx: pictureSize.width,
    format: 'png',
  });
  await files.put(key, picture, 'image/png');
  return picture;
}
