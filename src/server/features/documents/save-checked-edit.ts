import type { DocumentView } from '../../../contract/documents.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Deps } from '../../deps.ts';
import { findCurrentDocument } from './page-store.ts';
import { readDocument } from './read-document.ts';
import { saveVersion } from './save-version.ts';

export interface DocumentVersion {
  readonly uid: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * The page of a version that is still the newest one: what is said of its findings holds for no other.
 * @throws AppError `not_found`, `conflict`
 */
export async function readNewestPage(
  { uid, documentId, version }: DocumentVersion,
  deps: Pick<Deps, 'db'>,
): Promise<string> {
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current) throw notFound('The document');
  if (current.version !== version) {
    throw new AppError(
      'conflict',
      'The page was changed meanwhile. Look at its newest version and try again.',
    );
  }
  return current.html;
}

/** Keeps a page that was changed by hand and checked, as a new version. @throws AppError `not_found` */
export async function saveCheckedEdit(
  { uid, documentId }: Pick<DocumentVersion, 'uid' | 'documentId'>,
  page: FinishedPage,
  label: string,
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const { html, title, format, report } = page;
  await saveVersion(
    { uid, documentId, html, title, format, origin: 'edit', label, runId: null, checks: report },
    deps,
  );
  return readDocument({ uid, documentId }, deps);
}
