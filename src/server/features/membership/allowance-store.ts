import { type Kysely, sql, type Transaction } from 'kysely';
import type { Use } from '../../../domain/membership/generations.ts';
import { countUse } from '../../../domain/membership/generations.ts';
import type { Allowance } from '../../../domain/membership/plans.ts';
import type { Database, Row } from '../../database/schema.ts';

export type Bucket = 'fast' | 'quality';
type Db = Kysely<Database>;
type Sums = Pick<Row<'allowance_periods'>, 'fast_held' | 'fast_used' | 'quality_held' | 'quality_used'>;

const nothing: Sums = { fast_held: 0, fast_used: 0, quality_held: 0, quality_used: 0 };

/** Returns the plan's allowance with what is used. Generations held by running runs count as used. */
export function usesOf(sums: Sums, allowance: Allowance): Readonly<Record<Bucket, Use>> {
  return {
    fast: countUse(sums.fast_used + sums.fast_held, allowance.fast),
    quality: countUse(sums.quality_used + sums.quality_held, allowance.quality),
  };
}

export async function readSums(db: Db, uid: string, periodStart: Date): Promise<Sums> {
  const row = await db
    .selectFrom('allowance_periods')
    .selectAll()
    .where('user_id', '=', uid)
    .where('period_start', '=', periodStart)
    .executeTakeFirst();
  return row ?? nothing;
}

/** Returns a month's sums, with the row locked so concurrent claims wait. */
export async function lockSums(tx: Transaction<Database>, uid: string, periodStart: Date): Promise<Sums> {
  await tx
    .insertInto('allowance_periods')
    .values({ user_id: uid, period_start: periodStart })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('allowance_periods')
    .selectAll()
    .where('user_id', '=', uid)
    .where('period_start', '=', periodStart)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function hasClaim(db: Db, uid: string, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('allowance_entries')
    .select('seq')
    .where('user_id', '=', uid)
    .where('run_id', '=', runId)
    .where('entry', '=', 'claim')
    .executeTakeFirst();
  return row !== undefined;
}

interface EntryOf {
  readonly uid: string;
  readonly runId: string;
  readonly bucket: Bucket;
  readonly periodStart: Date;
}

/** Adds a claim and counts it as held. The caller must hold the lock (`lockSums`). */
export async function addClaim(tx: Transaction<Database>, entry: EntryOf): Promise<void> {
  await tx
    .insertInto('allowance_entries')
    .values({
      user_id: entry.uid,
      run_id: entry.runId,
      entry: 'claim',
      bucket: entry.bucket,
      period_start: entry.periodStart,
    })
    .execute();
  const held = sql.ref(`${entry.bucket}_held`);
  await sql`update allowance_periods set ${held} = ${held} + 1
    where user_id = ${entry.uid} and period_start = ${entry.periodStart}`.execute(tx);
}

/** Converts a run's claim to a charge or a release, once. Does nothing without a claim. */
export async function settleClaim(
  tx: Kysely<Database>,
  runId: string,
  entry: 'charge' | 'release',
): Promise<void> {
  const claim = await tx
    .selectFrom('allowance_entries')
    .select(['user_id', 'bucket', 'period_start'])
    .where('run_id', '=', runId)
    .where('entry', '=', 'claim')
    .executeTakeFirst();
  if (!claim) return;
  const { rows } = await sql`
    insert into allowance_entries (user_id, run_id, entry, bucket, period_start)
    values (${claim.user_id}, ${runId}, ${entry}, ${claim.bucket}, ${claim.period_start})
    on conflict (run_id, user_id) where entry <> 'claim' do nothing
    returning 1`.execute(tx);
  if (rows.length === 0) return;
  const [held, used] = [sql.ref(`${claim.bucket}_held`), sql.ref(`${claim.bucket}_used`)];
  await sql`update allowance_periods set ${held} = ${held} - 1, ${used} = ${used} + ${entry === 'charge' ? 1 : 0}
    where user_id = ${claim.user_id} and period_start = ${claim.period_start}`.execute(tx);
}

/** Returns all ledger entries of an account, oldest first. */
export async function listEntries(db: Db, uid: string) {
  return db
    .selectFrom('allowance_entries')
    .select(['entry', 'bucket', 'run_id', 'period_start', 'created_at'])
    .where('user_id', '=', uid)
    .orderBy('seq')
    .execute();
}
