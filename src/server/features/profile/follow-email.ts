import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { saveEmail } from './profile-store.ts';

/** Updates the profile's email to match the account's, without waiting for the next sign-in. */
export async function followEmail(
  input: { readonly uid: string; readonly email: string },
  deps: { readonly db: Kysely<Database> },
): Promise<void> {
  await saveEmail(deps.db, input.uid, input.email);
}
