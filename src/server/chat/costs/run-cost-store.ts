import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const runsLookedAt = 50;

/** Returns the averages of a model's latest runs; null if there are none of this kind. */
export async function usualRun(
  db: Kysely<Database>,
  { modelAlias, isChange }: { readonly modelAlias: string; readonly isChange: boolean },
): Promise<{ readonly runs: number; readonly outputTokens: number; readonly durationMs: number } | null> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('runs')
        .select(['output_tokens', 'created_at', 'finished_at'])
        .where('model_alias', '=', modelAlias)
        .where('status', '=', 'completed')
        .where('version', isChange ? '>' : '=', 1)
        .orderBy('created_at', 'desc')
        .limit(runsLookedAt)
        .as('last'),
    )
    .select([
      sql<number>`count(*)::int`.as('runs'),
      sql<number>`coalesce(round(avg(output_tokens)), 0)::int`.as('output_tokens'),
      sql<number>`coalesce(round(avg(extract(epoch from finished_at - created_at) * 1000)), 0)::int`.as(
        'duration_ms',
      ),
    ])
    .executeTakeFirst();
  if (!row || row.runs === 0) return null;
  return { runs: row.runs, outputTokens: row.output_tokens, durationMs: row.duration_ms };
}

const runsOfSession = 1_000;

/** Returns the runs of a session with the blocks each one changed, oldest first. */
export async function listRunHistory(db: Kysely<Database>, uid: string, sessionId: string) {
  const runs = await db
    .selectFrom('runs')
    .select((eb) => [
      'runs.id',
      'runs.prompt',
      'runs.model_alias',
      'runs.status',
      'runs.version',
      'runs.input_tokens',
      'runs.output_tokens',
      'runs.cost_micros',
      'runs.created_at',
      'runs.finished_at',
      sql<string | null>`runs.request->>'mode'`.as('mode'),
      eb
        .selectFrom('run_events')
        .select(sql<unknown>`jsonb_agg(event->'changed_block_ids')`.as('changed'))
        .whereRef('run_events.run_id', '=', 'runs.id')
        .where(sql<boolean>`event->>'type' = 'document_saved'`)
        .as('changed'),
    ])
    .where('runs.user_id', '=', uid)
    .where('runs.session_id', '=', sessionId)
    .orderBy('runs.created_at', 'desc')
    .limit(runsOfSession)
    .execute();
  return runs.reverse();
}

/**
 * Returns tokens and costs of the user's runs by day (UTC), oldest first. A run without tokens needs no
 * price.
 */
export async function countRunDays(db: Kysely<Database>, uid: string, since: Date) {
  return db
    .selectFrom('runs')
    .select([
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      sql<number>`sum(input_tokens)::int`.as('input_tokens'),
      sql<number>`sum(output_tokens)::int`.as('output_tokens'),
      sql<number>`coalesce(sum(cost_micros), 0)::float8`.as('cost_micros'),
      sql<boolean>`bool_and(cost_micros is not null or input_tokens + output_tokens = 0)`.as('is_priced'),
    ])
    .where('user_id', '=', uid)
    .where('created_at', '>=', since)
    .groupBy('day')
    .orderBy('day')
    .execute();
}
