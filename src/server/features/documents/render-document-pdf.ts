import { createHash } from 'node:crypto';
import type { PdfFacts } from '../../../domain/export/pdf-checks.ts';
import type { Deps } from '../../deps.ts';
import { findPrintableDocument } from './find-printable-document.ts';
import { rendererVersion } from './renderer-version.ts';

export interface DocumentPdf {
  readonly pdf: Uint8Array;
  readonly title: string;
  readonly version: number;
  /** Key in the file store, where it is cached for a day. */
  readonly key: string;
  /** The HTML it was printed from. */
  readonly html: string;
  /** Facts found while rendering; null if they are no longer cached. */
  readonly facts: PdfFacts | null;
}

async function readFacts(key: string, { files }: Pick<Deps, 'files'>): Promise<PdfFacts | null> {
  const bytes = await files.get(key);
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as PdfFacts);
}

/**
 * Returns a document's PDF, from the cache if the same content was printed before. The key is a hash of
 * everything the file depends on, so the cache is never stale.
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
  const factsKey = `rendered/${hash}.json`;
  const of = { title: page.title, version: page.version, key, html: page.html };
  if (cached) return { ...of, pdf: cached, facts: await readFacts(factsKey, deps) };
  const { pdf, facts } = await deps.renderer.renderPdf({
    html: page.html,
    metadata,
    ...(input.signal ? { signal: input.signal } : {}),
  });
  // The PDF is stored last, so its facts always exist.
  await deps.files.put(factsKey, Buffer.from(JSON.stringify(facts)), 'application/json');
  await deps.files.put(key, pdf, 'application/pdf');
  return { ...of, pdf, facts };
}
