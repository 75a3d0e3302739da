import { type Kysely, sql } from 'kysely';
import type { Usage } from '../../../contract/membership.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';

type Day = Usage['days'][number];

/** The last `days` days in UTC up to the one of `now`, oldest first, empty ones too. The user's own alone. */
async function countOwnDays(db: Kysely<Database>, uid: string, now: Date, days: number): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with days as (
      select generate_series(
        date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', ${now}::timestamptz, 'UTC'),
        interval '1 day'
      ) as start
    ), charges as (
      select date_trunc('day', created_at, 'UTC') as start, count(*) as n
      from allowance_entries
      where user_id = ${uid} and entry = 'charge' and created_at >= (select min(start) from days)
      group by 1
    ), tokens as (
      select date_trunc('day', created_at, 'UTC') as start,
        sum(input_tokens) as input, sum(output_tokens) as output
      from runs
      where user_id = ${uid} and created_at >= (select min(start) from days)
      group by 1
    )
    select to_char(days.start at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(charges.n, 0)::int as generations,
      coalesce(tokens.input, 0)::int as input_tokens,
      coalesce(tokens.output, 0)::int as output_tokens,
      coalesce(api_use.calls, 0)::int as api_calls
    from days
    left join charges using (start)
    left join tokens using (start)
    left join api_use on api_use.user_id = ${uid} and api_use.day = (days.start at time zone 'UTC')::date
    order by days.start`.execute(db);
  return rows;
}

/** What an account used, day by day, and how much of it is kept. */
export async function readUsage(
  input: { readonly uid: string; readonly days: number },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Usage> {
  const days = await countOwnDays(deps.db, input.uid, deps.clock(), input.days);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce((
      select sum(coalesce(octet_length(html), 0) + coalesce(octet_length(packed), 0))
      from versions where user_id = ${input.uid}
    ), 0)::bigint + coalesce((select sum(size_bytes) from assets where user_id = ${input.uid}), 0)::bigint
      as bytes`.execute(deps.db);
  return { days, storage_bytes: rows[0]?.bytes ?? 0 };
}
