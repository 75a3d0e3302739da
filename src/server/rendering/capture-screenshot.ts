import { told } from '../told.ts';
import type { PageTab } from './browser/page-tab.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { pageRect } from './in-page/page-rect.ts';
import { RenderError } from './render-error.ts';

/** The browser can't draw larger pictures in one piece. */
const maxSidePx = 8_000;

export interface ScreenshotOptions {
  /** Starts at 1. */
  readonly page: number;
  readonly widthPx: number;
  readonly format: 'webp' | 'png';
}

/**
 * Takes a picture of one page, `widthPx` wide, with the height that follows from the page's aspect ratio.
 * @throws RenderError if the page doesn't exist or the picture would be too large.
 */
export async function captureScreenshot(tab: PageTab, options: ScreenshotOptions): Promise<Uint8Array> {
  const rect = await callInPage(tab, pageRect, {}, options.page);
  if (!rect || rect.width === 0 || rect.height === 0) {
    throw new RenderError('unprocessable', told('documentPageMissing', { page: options.page }));
  }
  const scale = options.widthPx / rect.width;
  if (Math.max(options.widthPx, rect.height * scale) > maxSidePx) {
    throw new RenderError('unprocessable', told('pictureTooWide', { limit: maxSidePx }));
  }
  const { data } = await tab.send('Page.captureScreenshot', {
    format: options.format,
    ...(options.format === 'webp' ? { quality: 80 } : {}),
    captureBeyondViewport: true,
    // Rounded to whole pixels, because the browser truncates partial ones.
    clip: { ...rect, height: Math.round(rect.height * scale) / scale, scale },
  });
  return data;
}

/** Total size, because all pictures are held in memory. */
const maxTotalBytes = 200 * 1024 * 1024;

/**
 * Takes pictures of pages 1 to `pages`.
 * @throws RenderError as above, and if their total size is too large
 */
export async function captureScreenshots(
  tab: PageTab,
  options: Omit<ScreenshotOptions, 'page'> & { readonly pages: number },
  onPicture: (page: number) => Promise<void> = async () => {},
): Promise<readonly Uint8Array[]> {
  const { pages, ...rest } = options;
  const pictures: Uint8Array[] = [];
  let bytes = 0;
  for (let page = 1; page <= pages; page++) {
    const picture = await captureScreenshot(tab, { ...rest, page });
    bytes += picture.length;
    if (bytes > maxTotalBytes) throw new RenderError('unprocessable', told('picturesTooLarge'));
    pictures.push(picture);
    await onPicture(page);
  }
  return pictures;
}
