import { isDocumentFormat, pageBox } from '../../../domain/document/formats.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { withOwnFiles } from '../assets/own-files.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';
import { printedPage } from './take-page-step.ts';

export interface PrintableDocument {
  readonly title: string;
  readonly version: number;
  readonly language: string;
  readonly pages: number;
  /** Width of a page in CSS px. */
  readonly pageWidthPx: number;
  /** The whole printable page, with styles, fonts, emoji and the owner's files inlined. */
  readonly html: string;
}

/**
 * Returns a document, or one version of it, ready for the renderer. Every exporter starts here.
 * @throws AppError `not_found`
 */
export async function findPrintableDocument(
  wanted: {
    readonly uid: string;
    readonly documentId: string;
    readonly version?: number | undefined;
    /** 'file' styles the page for viewing as a file instead of printing. */
    readonly purpose?: 'print' | 'file';
  },
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<PrintableDocument> {
  const { uid, documentId, version, purpose } = wanted;
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current) throw notFound('documentMissing');
  const page =
    version === undefined || version === current.version
      ? current
      : await findVersion(deps.db, uid, documentId, version);
  if (!page) throw notFound('versionMissing');
  const article = readArticle(page.html);
  return {
    title: page.title,
    version: page.version,
    language: article.language,
    pages: Math.max(1, article.pages.length),
    pageWidthPx: pageBox(isDocumentFormat(article.format) ? article.format : 'a4', article.orientation)
      .widthPx,
    html: await withOwnFiles(await printedPage(page.html, page.title, purpose), uid, deps),
  };
}
