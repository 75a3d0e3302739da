import type { z } from 'zod';
import type { contract } from '../../../contract/index.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { inThread } from '../../work/in-thread.ts';
import { findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

export type DocumentLooks = z.infer<typeof contract.readLooks.answer.schema>;

/**
 * Returns a page of a version in every art direction and in other arrangements, for thumbnails.
 * @throws AppError `not_found`, also if only the version's HTML is known
 */
export async function readLooks(
  { uid, documentId, version, pageId }: DocumentVersion & { readonly pageId: string | undefined },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentLooks> {
  const found = await findVersion(deps.db, uid, documentId, version);
  const { content } = found ?? {};
  if (!content) throw notFound('contentMissing');
  const { looks, arrangements } = await inThread('drawLooks', { content, ...(pageId && { pageId }) });
  return {
    looks: [...looks],
    arrangements: arrangements.map(({ operations, ...look }) => ({
      ...look,
      operations: operations.map((operation) => ({ ...operation })),
    })),
  };
}
