import { readArticle } from '../../../domain/document/read-article.ts';
import { setPageFits } from '../../../domain/document/set-page-fits.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { printableHtml } from './printable-html.ts';

/**
 * Fits a sanitised article to its pages and checks it, on the renderer that will print it. The fits become part of the
 * page, so that preview and PDF are the same.
 * @throws RenderError
 */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  // Always from the unfitted page, so that removing text gives the space back.
  const unfitted = setPageFits(articleHtml, []);
  const html = await printableHtml(unfitted);
  const { fits, report } = await renderer.fitAndCheck(signal ? { html, signal } : { html });
  const fitted = setPageFits(unfitted, fits);
  const { title, format } = readArticle(fitted);
  return { html: fitted, title: title || 'Untitled', format, report };
}
