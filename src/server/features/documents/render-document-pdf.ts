import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { findPrintableDocument } from './find-printable-document.ts';
import { rendererVersion } from './renderer-version.ts';

export interface DocumentPdf {
  readonly pdf: Uint8Array;
  readonly title: string;
  readonly version: number;
  /** Where the file store keeps it for a day. */
  readonly key: string;
}

/**
 * The PDF of a document, from the cache when the same content was printed before. The cache key is a hash of all that
 * the file depends on, so a stale file is impossible.
 * @throws AppError `not_found`; RenderError
 */
export async function renderDocumentPdf(
  input: {
    readonly uid: string;
    readonly documentId: string;
    readonly version?: number;
    readonly author: string;
    readonly signal?: AbortSignal;
  },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<DocumentPdf> {
  const page = await findPrintableDocument(input, deps);
  const metadata = { title: page.title, author: input.author, language: page.language };
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererVersion, metadata, page.html]))
    .digest('hex');
  const key = `rendered/${hash}.pdf`;
  const cached = await deps.files.get(key);
  if (cached) return { pdf: cached, title: page.title, version: page.version, key };
  const { pdf } = await deps.renderer.renderPdf({
    html: page.html,
    metadata,
    ...(input.signal ? { signal: input.signal } : {}),
  });
  await deps.files.put(key, pdf, 'application/pdf');
  return { pdf, title: page.title, version: page.version, key };
}
