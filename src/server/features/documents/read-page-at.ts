import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';

export interface DocumentPage {
  readonly html: string;
  readonly title: string;
  readonly version: number;
}

/** The page of a document at one version, or at the newest for null; null where it is not there, or not the user's. */
export async function readPageAt(
  input: { readonly uid: string; readonly documentId: string; readonly version: number | null },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentPage | null> {
  const { uid, documentId, version } = input;
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current || version === null || version === current.version) return current ?? null;
  return (await findVersion(deps.db, uid, documentId, version)) ?? null;
}
