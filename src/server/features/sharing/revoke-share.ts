import { notFound } from '../../app-error.ts';
import { readPageAt } from '../documents/read-page-at.ts';
import { findShare, revokeShares } from './share-store.ts';
import type { ShareDeps } from './share-view.ts';

/** Revokes a link permanently. Idempotent. @throws AppError `not_found` */
export async function revokeShare(
  input: { readonly uid: string; readonly id: string },
  deps: Pick<ShareDeps, 'db' | 'clock'>,
): Promise<void> {
  const { uid, id } = input;
  const ended = await revokeShares(deps.db, uid, { id }, deps.clock());
  if (ended === 0 && !(await findShare(deps.db, uid, id))) throw notFound('linkMissing');
}

/** Revokes all links of a document. Returns the number revoked. @throws AppError `not_found` */
export async function makePrivate(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<ShareDeps, 'db' | 'clock'>,
): Promise<number> {
  const { uid, documentId } = input;
  if (!(await readPageAt({ uid, documentId, version: null }, deps))) throw notFound('documentMissing');
  return revokeShares(deps.db, uid, { documentId }, deps.clock());
}
