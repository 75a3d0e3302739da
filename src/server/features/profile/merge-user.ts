import type { Kysely } from 'kysely';
import type { UserProfile } from '../../../contract/identity.ts';
import type { Language } from '../../../words/languages.ts';
import type { Database } from '../../database/schema.ts';
import { type ProfileOwner, saveProfile } from './profile-store.ts';
import { profileView } from './profile-view.ts';
import { requireOwnUid } from './require-own-uid.ts';

/**
 * Updates the given fields of the caller's profile, creating it if needed. The contract allows no other
 * fields: membership and dates are set by the server.
 */
export async function mergeUser(
  input: {
    readonly caller: ProfileOwner;
    readonly uid: string;
    readonly displayName?: string | undefined;
    readonly language?: Language | undefined;
  },
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<UserProfile> {
  requireOwnUid({ callerUid: input.caller.uid, uid: input.uid });
  return profileView(await saveProfile(deps.db, input.caller, input, deps.clock()));
}
