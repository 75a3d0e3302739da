import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface CountedDay {
  /** 'YYYY-MM-DD', in UTC. */
  readonly day: string;
  readonly generations: number;
  readonly api_calls: number;
  readonly storage_bytes: number;
}

/**
 * Counts usage per day from `since` to `now`, oldest first, including days without usage. Storage covers what
 * exists now, by creation date; deleted versions and files count on no day.
 */
export async function countOwnDays(
  db: Kysely<Database>,
  uid: string,
  since: Date,
  now: Date,
): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    with days as (
      select generate_series(
        date_trunc('day', ${since}::timestamptz, 'UTC'), date_trunc('day', ${now}::timestamptz, 'UTC'), interval '1 day'
      ) as start
    ), charges as (
      select date_trunc('day', created_at, 'UTC') as start, count(*) as n
      from allowance_entries
      where user_id = ${uid} and entry = 'charge' and created_at >= ${since}
      group by 1
    ), kept as (
      select created_at, coalesce(octet_length(html), 0) + coalesce(octet_length(packed), 0) as bytes
      from versions where user_id = ${uid}
      union all
      select created_at, size_bytes from assets where user_id = ${uid}
    ), added as (
      select greatest(date_trunc('day', created_at, 'UTC'), (select min(start) from days)) as start, sum(bytes) as bytes
      from kept group by 1
    )
    select to_char(days.start at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(charges.n, 0)::int as generations,
      coalesce(api_use.calls, 0)::int as api_calls,
      sum(coalesce(added.bytes, 0)) over (order by days.start)::float8 as storage_bytes
    from days
    left join charges using (start)
    left join added using (start)
    left join api_use on api_use.user_id = ${uid} and api_use.day = (days.start at time zone 'UTC')::date
    order by days.start`.execute(db);
  return rows;
}
