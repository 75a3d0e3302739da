import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findCurrentDocument } from './page-store.ts';

/** Returns the newest version of a document, with its content if known. @throws AppError `not_found` */
export async function readNewestDocument(
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
) {
  const current = await findCurrentDocument(deps.db, uid, documentId);
  if (!current) throw notFound('documentMissing');
  return current;
}
