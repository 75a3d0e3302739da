import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/** Only the hash is stored, so a database reader can't complete an email change. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Stores the account's pending email change, replacing any earlier one, whose link then stops working. */
export async function saveEmailChange(
  db: Db,
  change: {
    readonly uid: string;
    readonly token: string;
    readonly newEmail: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const row = {
    token_hash: hashOf(change.token),
    new_email: change.newEmail,
    created_at: change.createdAt,
    expires_at: change.expiresAt,
  };
  await db
    .insertInto('email_changes')
    .values({ user_id: change.uid, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Deletes and returns a pending email change; undefined if the token is used, expired or unknown. */
export function takeEmailChange(db: Db, token: string, now: Date) {
  return db
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email'])
    .executeTakeFirst();
}

export async function removeEmailChange(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', uid).execute();
}
