import type { CreateSession } from '../../../contract/creation.ts';
import type { Deps } from '../../deps.ts';
import { viewContent } from './content-view.ts';
import { findLatestSession, listContents } from './creation-store.ts';

/** Returns the latest creation that wasn't sent; null if there is none. */
export async function readLatestCreation(
  uid: string,
  { db }: Pick<Deps, 'db'>,
): Promise<CreateSession | null> {
  const row = await findLatestSession(db, uid);
  if (!row) return null;
  return {
    create_session_id: row.id,
    state: row.state as Record<string, unknown>,
    files: (await listContents(db, uid, row.id)).map(viewContent),
    updated_at: row.updated_at.toISOString(),
  };
}
