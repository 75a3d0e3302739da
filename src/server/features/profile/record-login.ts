import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { workContext } from '../../work/work-context.ts';
import { type ProfileOwner, saveLogin } from './profile-store.ts';

/** Creates the profile on the first sign-in (tier basic), and updates lastLoginAt on each one. */
export async function recordLogin(
  owner: ProfileOwner,
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<void> {
  await saveLogin(deps.db, owner, workContext().language, deps.clock());
}
