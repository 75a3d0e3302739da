import type { BodyOf } from '../../../contract/endpoint.ts';
import { maxSharesPerDocument, type ShareView, type sharingEndpoints } from '../../../contract/sharing.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';
import { readShareChoices, requireNoEmbeddedPassword } from './share-choices.ts';
import { countSharesOf, findShare, insertShare } from './share-store.ts';
import { shareToken, tokenHash } from './share-token.ts';
import { type ShareDeps, viewShare } from './share-view.ts';

/**
 * Creates a link to a document, active immediately.
 * @throws AppError `not_found`, `invalid_input`, `conflict` at the maximum number of links per document
 */
export async function createShare(
  input: {
    readonly uid: string;
    readonly documentId: string;
    readonly choices: BodyOf<typeof sharingEndpoints.createShare>;
  },
  deps: ShareDeps,
): Promise<ShareView> {
  const { uid, documentId } = input;
  const change = await readShareChoices(input, deps);
  requireNoEmbeddedPassword(change);
  if ((await countSharesOf(deps.db, uid, documentId)) >= maxSharesPerDocument)
    throw new AppError('conflict', told('documentLinksFull', { limit: maxSharesPerDocument }));
  const id = crypto.randomUUID();
  await insertShare(deps.db, {
    id,
    user_id: uid,
    document_id: documentId,
    token_hash: tokenHash(shareToken(id, deps.instanceSecret)),
    created_at: deps.clock(),
    ...change,
  });
  const row = await findShare(deps.db, uid, id);
  if (!row) throw notFound('documentMissing');
  return viewShare(row, deps);
}
