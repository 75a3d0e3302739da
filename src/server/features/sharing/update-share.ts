import type { BodyOf } from '../../../contract/endpoint.ts';
import type { ShareView, sharingEndpoints } from '../../../contract/sharing.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';
import { readShareChoices, requireNoEmbeddedPassword } from './share-choices.ts';
import { changeShare, findShare } from './share-store.ts';
import { type ShareDeps, viewShare } from './share-view.ts';

/**
 * Changes a link; its URL stays. If the password changes, visitors must enter the new one.
 * @throws AppError `not_found`, `invalid_input`, `gone` if the link is revoked
 */
export async function updateShare(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly choices: BodyOf<typeof sharingEndpoints.updateShare>;
  },
  deps: ShareDeps,
): Promise<ShareView> {
  const { uid, id, choices } = input;
  const share = await findShare(deps.db, uid, id);
  if (!share) throw notFound('linkMissing');
  const change = await readShareChoices({ uid, documentId: share.document_id, choices }, deps);
  requireNoEmbeddedPassword({ ...share, ...change });
  const isChanged = Object.keys(change).length === 0 || (await changeShare(deps.db, uid, id, change));
  if (!isChanged || share.revoked_at !== null) throw new AppError('gone', told('linkRevoked'));
  const row = await findShare(deps.db, uid, id);
  if (!row) throw notFound('linkMissing');
  return viewShare(row, deps);
}
