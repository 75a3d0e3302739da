import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';

export interface DocumentPage {
  readonly html: string;
  readonly title: string;
  readonly version: number;
}

/**
 * Returns a document's page at one version, or the newest one if `version` is null; null if it doesn't exist
 * or isn't the user's.
 */
export async function readPageAt(
  input: { readonly uid: string; readonly documentId: string; readonly version: number | null },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentPage | null> {
  const { uid, documentId, version } = input;
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current || version === null || version === current.version) return current ?? null;
  return (await findVersion(deps.db, uid, documentId, version)) ?? null;
}
