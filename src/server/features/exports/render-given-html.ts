import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { inThread } from '../../work/in-thread.ts';
import { rendererVersion } from '../documents/renderer-version.ts';
import { pageOfGivenHtml } from './foreign-page.ts';

export interface RenderedHtml {
  readonly pdf: Uint8Array;
  readonly key: string;
  /** Sentences on what was left out of the print. */
  readonly notes: readonly string[];
}

/**
 * Returns the PDF of HTML given by a client, from the cache when the same was rendered before. Untrusted: no script
 * runs, nothing is fetched.
 * @throws RenderError; AppError `unprocessable`
 */
export async function renderGivenHtml(
  given: { readonly html: string; readonly title?: string; readonly author: string },
  deps: Pick<Deps, 'files' | 'renderer'>,
): Promise<RenderedHtml> {
  const { html, title, author } = given;
  const hash = createHash('sha256')
    .update(JSON.stringify(['given', rendererVersion, title ?? null, author]))
    .update(html)
    .digest('hex');
  const key = `rendered/${hash}.pdf`;
  const notes = await inThread('droppedStyleSheets', html);
  const cached = await deps.files.get(key);
  if (cached) return { pdf: cached, key, notes };
  const page = await pageOfGivenHtml(html, title ?? '');
  const metadata = title === undefined ? { author } : { title, author };
  const { pdf } = await deps.renderer.renderPdf({ ...page, metadata });
  await deps.files.put(key, pdf, 'application/pdf');
  return { pdf, key, notes };
}
