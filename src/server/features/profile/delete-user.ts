import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { removeProfile } from './profile-store.ts';
import { requireOwnUid } from './require-own-uid.ts';

/** Deletes the caller's profile alone; account and documents stay. One that is gone is no error. */
export async function deleteUser(
  input: { readonly callerUid: string; readonly uid: string },
  deps: { readonly db: Kysely<Database> },
): Promise<void> {
  requireOwnUid(input);
  await removeProfile(deps.db, input.uid);
}
