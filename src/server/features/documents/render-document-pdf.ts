import { createHash } from 'node:crypto';
import { readArticle } from '../../../domain/document/read-article.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { withOwnFiles } from '../assets/own-files.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';
import { printableHtml } from './printable-html.ts';

/** Raised when the renderer or the kit changes what the same content prints as. */
const rendererVersion = 1;

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
  const current = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!current) throw notFound('The document');
  const page =
    input.version === undefined || input.version === current.version
      ? current
      : await findVersion(deps.db, input.uid, input.documentId, input.version);
  if (!page) throw notFound('The version');
  const html = await withOwnFiles(await printableHtml(page.html, page.title), input.uid, deps);
  const language = readArticle(page.html).language;
  const metadata = { title: page.title, author: input.author, language };
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererVersion, metadata, html]))
    .digest('hex');
  const key = `rendered/${hash}.pdf`;
  const cached = await deps.files.get(key);
  if (cached) return { pdf: cached, title: page.title, version: page.version, key };
  const { pdf } = await deps.renderer.renderPdf({
    html,
    metadata,
    ...(input.signal ? { signal: input.signal } : {}),
  });
  await deps.files.put(key, pdf, 'application/pdf');
  return { pdf, title: page.title, version: page.version, key };
}
