import type { Kysely } from 'kysely';
import type { UserProfile } from '../../../contract/identity.ts';
import { notFound } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import { findProfile } from './profile-store.ts';
import { profileView } from './profile-view.ts';
import { requireOwnUid } from './require-own-uid.ts';

/** Returns the profile under users/{uid}. Throws `not_found` for other users' profiles. */
export async function readUser(
  input: { readonly callerUid: string; readonly uid: string },
  deps: { readonly db: Kysely<Database> },
): Promise<UserProfile> {
  requireOwnUid(input);
  const row = await findProfile(deps.db, input.uid);
  if (!row) throw notFound('profileMissing');
  return profileView(row);
}
