import type { Kysely } from 'kysely';
import type { UserProfile } from '../../../contract/identity.ts';
import type { Database } from '../../database/schema.ts';
import { findProfile, type ProfileOwner, saveLogin } from './profile-store.ts';
import { profileView } from './profile-view.ts';

/** The profile of the caller. One that the login could not write is made now. */
export async function readProfile(
  caller: ProfileOwner,
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<UserProfile> {
  return profileView(
    (await findProfile(deps.db, caller.uid)) ?? (await saveLogin(deps.db, caller, deps.clock())),
  );
}
