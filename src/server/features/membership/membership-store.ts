import { type Kysely, sql } from 'kysely';
import type { Tier } from '../../../domain/membership/tiers.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;

export async function findSubscription(db: Db, uid: string): Promise<Row<'subscriptions'> | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', uid).executeTakeFirst();
}

export async function findMembership(db: Db, uid: string): Promise<Row<'memberships'> | undefined> {
  return db.selectFrom('memberships').selectAll().where('user_id', '=', uid).executeTakeFirst();
}

/** Returns when the account was created; null if there is no profile. */
export async function findAccountStart(db: Db, uid: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('created_at').where('uid', '=', uid).executeTakeFirst();
  return row?.created_at ?? null;
}

export async function saveGrant(db: Db, uid: string, tier: Tier): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ user_id: uid, granted_tier: tier })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ granted_tier: tier }))
    .execute();
}

/**
 * Writes the tier and the date of the change. Writing the same tier keeps the date. Returns false if the user
 * doesn't exist.
 */
export async function saveTier(db: Db, uid: string, tier: Tier, at: Date): Promise<boolean> {
  const found = await db
    .updateTable('users')
    .set({
      tier,
      upgraded_at: sql<Date | null>`case when tier = ${tier} then upgraded_at else ${at}::timestamptz end`,
    })
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the number of documents outside the trash, from the maintained counter. */
export async function countDocuments(db: Db, uid: string): Promise<number> {
  const row = await db
    .selectFrom('library_counts')
    .select('documents')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.documents ?? 0;
}
