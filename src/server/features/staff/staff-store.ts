import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ListPlace } from './list-cursor.ts';

type Db = Kysely<Database>;

interface PageOf {
  readonly after: ListPlace | null;
  readonly limit: number;
}

/** Escapes wildcards, so a search matches its characters literally. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns users, newest first, up to `limit + 1`. */
export function listUsers(db: Db, { search, after, limit }: PageOf & { readonly search: string | null }) {
  return db
    .selectFrom('users')
    .select(['uid as id', 'email', 'display_name', 'tier', 'created_at', 'last_login_at'])
    .select(sql<string>`created_at::text`.as('at'))
    .$if(search !== null, (query) =>
      query.where((row) =>
        row.or([
          row('email', 'ilike', containing(search ?? '')),
          row('display_name', 'ilike', containing(search ?? '')),
        ]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, uid) < (${after?.at}::timestamptz, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Returns runs, newest first, up to `limit + 1`. Without prompts, which are private to users. */
export function listRuns(db: Db, { status, after, limit }: PageOf & { readonly status: string | null }) {
  return db
    .selectFrom('runs')
    .leftJoin('users', 'users.uid', 'runs.user_id')
    .select([
      'runs.id',
      'runs.status',
      'runs.model_alias',
      'runs.created_at',
      'runs.finished_at',
      'users.email as user_email',
    ])
    .select([
      sql<string | null>`runs.error->>'message'`.as('reason'),
      sql<string>`runs.created_at::text`.as('at'),
    ])
    .$if(status !== null, (query) => query.where('runs.status', '=', status ?? ''))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(runs.created_at, runs.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('runs.created_at', 'desc')
    .orderBy('runs.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countUsers(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export interface DayOfUse {
  readonly day: string;
  readonly runs: number;
  readonly failed_runs: number;
  readonly new_users: number;
}

/** Returns the last `days` UTC days up to `now`, oldest first, including days without activity. */
export async function countByDay(db: Db, now: Date, days: number): Promise<DayOfUse[]> {
  const { rows } = await sql<DayOfUse>`
    with days as (
      select generate_series(
        date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', ${now}::timestamptz, 'UTC'),
        interval '1 day'
      ) as start
    ), run_days as (
      select date_trunc('day', created_at, 'UTC') as start,
        count(*) as runs,
        count(*) filter (where status = 'failed') as failed
      from runs
      where created_at >= (select min(start) from days)
      group by 1
    ), user_days as (
      select date_trunc('day', created_at, 'UTC') as start, count(*) as users
      from users
      where created_at >= (select min(start) from days)
      group by 1
    )
    select to_char(days.start at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(run_days.runs, 0)::int as runs,
      coalesce(run_days.failed, 0)::int as failed_runs,
      coalesce(user_days.users, 0)::int as new_users
    from days
    left join run_days using (start)
    left join user_days using (start)
    order by days.start`.execute(db);
  return rows;
}
