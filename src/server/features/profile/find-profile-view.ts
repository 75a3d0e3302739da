import type { Kysely } from 'kysely';
import type { UserProfile } from '../../../contract/identity.ts';
import type { Database } from '../../database/schema.ts';
import { findProfile } from './profile-store.ts';
import { profileView } from './profile-view.ts';

/** Returns a profile for internal use; null if there is none. For user requests see read-user.ts. */
export async function findProfileView(
  uid: string,
  deps: { readonly db: Kysely<Database> },
): Promise<UserProfile | null> {
  const row = await findProfile(deps.db, uid);
  return row ? profileView(row) : null;
}
