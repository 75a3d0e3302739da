import type { DocumentView } from '../../../contract/documents.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { findCurrentDocument } from './page-store.ts';
import { readDocument } from './read-document.ts';
import { saveVersion } from './save-version.ts';

export interface DocumentVersion {
  readonly uid: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * Returns a version's page if it is still the newest, because its findings apply to no other.
 * @throws AppError `not_found`, `conflict`
 */
export async function readNewestPage(input: DocumentVersion, deps: Pick<Deps, 'db'>): Promise<string> {
  return (await readNewest(input, deps)).html;
}

/**
 * Returns the newest version, which must be the one the caller saw.
 * @throws AppError `not_found`, `conflict`
 */
export async function readNewest({ uid, documentId, version }: DocumentVersion, deps: Pick<Deps, 'db'>) {
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current) throw notFound('documentMissing');
  if (current.version !== version) {
    throw new AppError('conflict', told('pageChangedSince'));
  }
  return current;
}

/**
 * Saves a manually edited and checked page as a new version.
 * @param content the content the page was laid out from, if known
 * @throws AppError `not_found`
 */
export async function saveCheckedEdit(
  { uid, documentId }: Pick<DocumentVersion, 'uid' | 'documentId'>,
  page: FinishedPage,
  label: string,
  deps: Pick<Deps, 'db'>,
  content: DocumentContent | null = null,
): Promise<DocumentView> {
  const { html, title, format, report } = page;
  await saveVersion(
    { uid, documentId, html, title, format, origin: 'edit', label, runId: null, checks: report, content },
    deps,
  );
  return readDocument({ uid, documentId }, deps);
}
