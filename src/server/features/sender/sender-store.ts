import type { Kysely } from 'kysely';
import type { SenderDetails } from '../../../contract/sender.ts';
import type { Database } from '../../database/schema.ts';

/** The account, as its token names it. */
export interface SenderOwner {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Returns the stored value; undefined if there is none. */
export async function findSenderRow(db: Kysely<Database>, uid: string): Promise<unknown> {
  const row = await db.selectFrom('users').select('sender').where('uid', '=', uid).executeTakeFirst();
  return row?.sender ?? undefined;
}

/** Stores the details; creates the profile if there is none. */
export async function saveSenderRow(
  db: Kysely<Database>,
  owner: SenderOwner,
  sender: SenderDetails | null,
  at: Date,
): Promise<void> {
  const stored = sender && JSON.stringify(sender);
  await db
    .insertInto('users')
    .values({
      uid: owner.uid,
      email: owner.email,
      display_name: owner.displayName || null,
      created_at: at,
      last_login_at: at,
      sender: stored,
    })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ sender: stored }))
    .execute();
}
