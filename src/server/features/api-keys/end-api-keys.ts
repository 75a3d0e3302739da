import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { listKeys, revokeKeys } from './api-key-store.ts';

/** The facts about a key that an email lists. */
export interface KeyInMail {
  readonly name: string;
  readonly prefix: string;
  readonly lastUsedAt: Date | null;
}

/** Returns the account's active keys, newest first, and revokes them if `isRevoking`. */
export async function endApiKeys(
  input: { readonly uid: string; readonly isRevoking: boolean },
  deps: { readonly db: Kysely<Database>; readonly clock: () => Date },
): Promise<KeyInMail[]> {
  const now = deps.clock();
  const keys = await listKeys(deps.db, input.uid);
  if (input.isRevoking) await revokeKeys(deps.db, input.uid, now);
  return keys
    .filter(({ revoked_at, expires_at }) => !revoked_at && !(expires_at && expires_at <= now))
    .map((key) => ({ name: key.name, prefix: key.prefix, lastUsedAt: key.last_used_at }));
}
