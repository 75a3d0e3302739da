import { type RawBuilder, sql } from 'kysely';

/** A moment as ISO text with all digits that the database has: a list that is cut by it has no gaps. */
export function isoMicroseconds(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
