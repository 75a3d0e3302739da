import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Valid until used, until the next one is made, and for a day at most. */
const linkLifeMs = 24 * 60 * 60_000;

/** 32 bytes in base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Only the hash is stored: who reads the database cannot sign in, and a look-up by hash leaks nothing by its time. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes the one valid token; those made before it and not used are revoked. */
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

/** Uses a token up. True for one caller only, however many ask at once; false for a token that is not valid. */
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
