import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { settleClaim } from './allowance-store.ts';

/**
 * Releases generations that were reserved for runs that never began, because the process died between the
 * two. A claim younger than a minute may still get its run. Returns how many were released.
 */
export async function releaseLostClaims({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await sql<{ run_id: string }>`
    select claims.run_id from allowance_periods as periods
    join allowance_entries as claims
      on claims.user_id = periods.user_id and claims.period_start = periods.period_start
    where periods.fast_held + periods.quality_held > 0
      and claims.entry = 'claim' and claims.created_at < now() - interval '1 minute'
      and not exists (select 1 from runs where runs.id = claims.run_id)
      and not exists (
        select 1 from allowance_entries as settled
        where settled.run_id = claims.run_id and settled.user_id = claims.user_id and settled.entry <> 'claim'
      )`.execute(db);
  for (const { run_id } of rows) await db.transaction().execute((tx) => settleClaim(tx, run_id, 'release'));
  return rows.length;
}
