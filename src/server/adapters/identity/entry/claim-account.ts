import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { EntryContext } from './entry-context.ts';

/*
 * An unverified account has no owner. The latest sign-up replaces its password; verifying the address takes
 * the account over without that password. Each is one transaction that first writes the account's row, so no
 * other request can change the account between check and update. The tables are better-auth's.
 */

type Tx = Transaction<Database>;

async function removeDoors(tx: Tx, uid: string): Promise<void> {
  await sql`delete from identity_sessions where "userId" = ${uid}`.execute(tx);
  await sql`delete from identity_accounts where "userId" = ${uid}`.execute(tx);
}

async function putPassword(tx: Tx, uid: string, passwordHash: string): Promise<void> {
  await sql`
    insert into identity_accounts (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${randomUUID()}, ${uid}, 'credential', ${uid}, ${passwordHash}, now(), now())
  `.execute(tx);
}

/** Replaces the name and password of an unverified account. Returns false if the account is verified. */
export async function refillUnverified(
  db: Kysely<Database>,
  account: { readonly uid: string; readonly passwordHash: string; readonly displayName: string },
): Promise<boolean> {
  const { uid, passwordHash, displayName } = account;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update identity_users set name = ${displayName}, "updatedAt" = now()
      where id = ${uid} and not "emailVerified" returning id
    `.execute(tx);
    if (rows.length === 0) return false;
    await removeDoors(tx, uid);
    await putPassword(tx, uid, passwordHash);
    return true;
  });
}

/**
 * Gives an unverified account to the person who just verified its address, and deletes everything others may
 * have left: passwords, sessions, pending emails. Returns false, changing nothing, if it was already
 * verified.
 * @param claim.passwordHash set only if this person is known to have chosen the password, else null
 */
export async function claimAccount(
  { deps }: Pick<EntryContext, 'deps'>,
  claim: {
    readonly uid: string;
    readonly email: string;
    readonly passwordHash: string | null;
    readonly displayName: string | null;
  },
): Promise<boolean> {
  const { uid, email, passwordHash, displayName } = claim;
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update identity_users
      set "emailVerified" = true, name = coalesce(${displayName}::text, name), "updatedAt" = now()
      where id = ${uid} and not "emailVerified" returning id
    `.execute(tx);
    if (rows.length === 0) return false;
    await removeDoors(tx, uid);
    if (passwordHash !== null) await putPassword(tx, uid, passwordHash);
    await tx
      .deleteFrom('mailed_codes')
      .where('email', '=', email)
      .where('purpose', 'in', ['verify_email', 'reset_password'])
      .execute();
    return true;
  });
}

/**
 * Changes an account's email to a verified address. Deletes an unverified account that has it and its emailed
 * codes. Returns false if a verified account has it.
 */
export async function replaceUnverified(
  db: Kysely<Database>,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; emailVerified: boolean }>`
      select id, "emailVerified" from identity_users where email = ${email} for update
    `.execute(tx);
    const [other] = rows;
    if (other?.emailVerified) return false;
    if (other) {
      await removeDoors(tx, other.id);
      await sql`delete from identity_users where id = ${other.id}`.execute(tx);
    }
    await tx.deleteFrom('mailed_codes').where('email', '=', email).execute();
    // The unique address resolves a race with a sign-up: the second writer fails. See `keepUnverified`.
    await sql`
      update identity_users set email = ${email}, "emailVerified" = true, "updatedAt" = now() where id = ${uid}
    `.execute(tx);
    return true;
  });
}
