import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type DocumentPage, readPageAt } from '../documents/read-page-at.ts';
import { findOpenShare, type OpenedShare } from './public-share-store.ts';
import { hasPass } from './share-pass.ts';
import { tokenHash, tokenPattern } from './share-token.ts';

/**
 * Returns the active link of a token.
 * @throws AppError `not_found` if it is invalid, expired or revoked, or its document is deleted; the error is
 * the same for all
 */
export async function openShare(token: string, deps: Pick<Deps, 'db' | 'clock'>): Promise<OpenedShare> {
  const share = tokenPattern.test(token)
    ? await findOpenShare(deps.db, tokenHash(token), deps.clock())
    : undefined;
  if (!share) throw notFound('pageMissing');
  return share;
}

/** Returns whether a visitor with these cookies still has to enter the password. */
export function isLocked(
  share: OpenedShare,
  cookieHeader: string | undefined,
  deps: Pick<Deps, 'instanceSecret' | 'clock'>,
): boolean {
  return share.password_hash !== null && !hasPass(cookieHeader, share, deps);
}

/** Returns the page that a link shows. @throws AppError `not_found` */
export async function readSharedPage(share: OpenedShare, deps: Pick<Deps, 'db'>): Promise<DocumentPage> {
  const { user_id: uid, document_id: documentId, version } = share;
  const page = await readPageAt({ uid, documentId, version }, deps);
  if (!page) throw notFound('pageMissing');
  return page;
}
