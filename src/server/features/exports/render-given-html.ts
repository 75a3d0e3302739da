import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { rendererVersion } from '../documents/renderer-version.ts';
import { pageOfGivenHtml } from './foreign-page.ts';

/**
 * The PDF of HTML given by a client, from the cache when the same was rendered before. Untrusted: no script runs,
 * nothing is fetched.
 * @throws RenderError
 */
export async function renderGivenHtml(
  given: { readonly html: string; readonly title?: string; readonly author: string },
  deps: Pick<Deps, 'files' | 'renderer'>,
): Promise<{ readonly pdf: Uint8Array; readonly key: string }> {
  const { html, title, author } = given;
  const hash = createHash('sha256')
    .update(JSON.stringify(['given', rendererVersion, title ?? null, author, html]))
    .digest('hex');
  const key = `rendered/${hash}.pdf`;
  const cached = await deps.files.get(key);
  if (cached) return { pdf: cached, key };
  const page = await pageOfGivenHtml(html, title ?? '');
  const metadata = title === undefined ? { author } : { title, author };
  const { pdf } = await deps.renderer.renderPdf({ ...page, metadata });
  await deps.files.put(key, pdf, 'application/pdf');
  return { pdf, key };
}
