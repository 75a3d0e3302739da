import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { removeProfile } from './profile-store.ts';
import { requireOwnUid } from './require-own-uid.ts';

/** Deletes the caller's profile only; account and documents stay. Succeeds if it is already gone. */
export async function deleteUser(
  input: { readonly callerUid: string; readonly uid: string },
  deps: { readonly db: Kysely<Database> },
): Promise<void> {
  requireOwnUid(input);
  await removeProfile(deps.db, input.uid);
}
