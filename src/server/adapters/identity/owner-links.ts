import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Valid until used or replaced, for at most a day. */
const linkLifeMs = 24 * 60 * 60_000;

/** 32 bytes as base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Only the hash is stored, so reading the database is not enough to sign in, and a lookup by hash has no
 * timing leak.
 */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates the only valid token and revokes earlier unused ones. */
export async function issueOwnerToken(db: Kysely<Database>, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('owner_links')
      .where((row) => row.or([row('used_at', 'is', null), row('expires_at', '<=', now)]))
      .execute();
    await tx
      .insertInto('owner_links')
      .values({
        token_hash: hashOf(token),
        created_at: now,
        expires_at: new Date(now.getTime() + linkLifeMs),
        used_at: null,
      })
      .execute();
  });
  return token;
}

/**
 * Redeems a token. Returns true for one caller only, even if called concurrently; false for an invalid token.
 */
export async function redeemOwnerToken(db: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  if (!tokenPattern.test(token)) return false;
  const result = await db
    .updateTable('owner_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
