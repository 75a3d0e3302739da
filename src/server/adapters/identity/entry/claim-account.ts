import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { EntryContext } from './entry-context.ts';

/*
 * An unverified account belongs to nobody: whoever signs up last puts a password there, and whoever proves to own the
 * address gets it without. Both are one transaction each, begun with a write to the account's own row: between the
 * look at 'unverified' and what follows from it nobody can come in. The tables are better-auth's.
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

/** Puts the name and password of a sign-up in place of earlier ones. False for an account that is verified. */
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
 * Gives an unverified account to the person who has just proven to own its address. Nothing that somebody else may have
 * put there stays: no password, no session, no mail under way. False when it was verified already, and nothing changed.
 * @param claim.passwordHash of a password that this very person is known to have chosen, else null
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
 * Gives an account another address, which it has proven to own. An unverified account that has it is nobody's and gives
 * way, with whatever was mailed for it. False where a verified account has it.
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
    // A sign-up that is a moment faster is refused its mail's worth by the unique address; see `keepUnverified`.
    await sql`
      update identity_users set email = ${email}, "emailVerified" = true, "updatedAt" = now() where id = ${uid}
    `.execute(tx);
    return true;
  });
}
