import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';

/** Returns a document's newest page, for other features; null if it doesn't exist. */
export async function readPage(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<{ sessionId: string; title: string; html: string; version: number } | null> {
  const found = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!found) return null;
  const { session_id: sessionId, title, html, version } = found;
  return { sessionId, title, html, version };
}

/** Returns one version's page as text, for other features; '' if it doesn't exist. */
export async function readPageOfVersion(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<string> {
  return (await findVersion(deps.db, input.uid, input.documentId, input.version))?.html ?? '';
}

/**
 * Returns one version's content, for other features; null if only its HTML is known.
 * @throws AppError `not_found`
 */
export async function readContentOfVersion(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentContent | null> {
  const found = await findVersion(deps.db, input.uid, input.documentId, input.version);
  if (!found) throw notFound('versionMissing');
  return found.content;
}
