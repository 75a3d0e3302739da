import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ProfileOwner, saveLogin } from './profile-store.ts';

/** Makes the profile on the first login (tier basic) and moves lastLoginAt on every one. */
export async function recordLogin(
  owner: ProfileOwner,
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<void> {
  await saveLogin(deps.db, owner, deps.clock());
}
