import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';

/** The newest page of a document, for other features; null when it is not there. */
export async function readPage(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<{ sessionId: string; title: string; html: string; version: number } | null> {
  const found = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!found) return null;
  const { session_id: sessionId, title, html, version } = found;
  return { sessionId, title, html, version };
}

/** The page of one version as text, for other features; '' when it is not there. */
export async function readPageOfVersion(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<string> {
  return (await findVersion(deps.db, input.uid, input.documentId, input.version))?.html ?? '';
}
