import { type RawBuilder, sql } from 'kysely';

/** Formats a timestamp as ISO text with microseconds, so keyset cursors skip no rows. */
export function isoMicroseconds(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
