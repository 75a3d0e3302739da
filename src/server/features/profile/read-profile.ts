import type { Kysely } from 'kysely';
import type { UserProfile } from '../../../contract/identity.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import { told } from '../../told.ts';
import { workContext } from '../../work/work-context.ts';
import { findProfile, isAccountGoing, type ProfileOwner, saveLogin } from './profile-store.ts';
import { profileView } from './profile-view.ts';

/**
 * Returns the caller's profile. Creates it if the sign-in couldn't, unless the account is gone.
 * @throws AppError `unauthenticated`, `internal` if it can't be created
 */
export async function readProfile(
  caller: ProfileOwner,
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<UserProfile> {
  const row = await findProfile(deps.db, caller.uid);
  if (row) return profileView(row);
  if (await isAccountGoing(deps.db, caller.uid))
    throw new AppError('unauthenticated', told('accountNotSignedIn'));
  const made = await saveLogin(deps.db, caller, workContext().language, deps.clock()).catch(
    (cause: unknown) => {
      throw new AppError('internal', told('profileNotCreated'), { cause });
    },
  );
  return profileView(made);
}
