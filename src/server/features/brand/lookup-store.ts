import type { Kysely } from 'kysely';
import { type BrandFindings, brandFindings } from '../../../contract/brand-lookup.ts';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

const keptMs = 24 * 60 * 60 * 1000;

/** Returns the cached result; null if missing or older than a day. */
export async function findLookup(
  db: Db,
  uid: string,
  address: string,
  now: Date,
): Promise<BrandFindings | null> {
  const row = await db
    .selectFrom('brand_lookups')
    .select('answer')
    .where('user_id', '=', uid)
    .where('address', '=', address)
    .where('created_at', '>', new Date(now.getTime() - keptMs))
    .executeTakeFirst();
  const read = brandFindings.safeParse(row?.answer);
  return read.success ? read.data : null;
}

/** Caches a result, and deletes the user's results older than a day. */
export async function keepLookup(
  db: Db,
  uid: string,
  address: string,
  findings: BrandFindings,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('brand_lookups')
    .where('user_id', '=', uid)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  const answer = JSON.stringify(findings);
  await db
    .insertInto('brand_lookups')
    .values({ user_id: uid, address, answer, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address']).doUpdateSet({ answer, created_at: now }),
    )
    .execute();
}
