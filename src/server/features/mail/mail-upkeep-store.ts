import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { attemptsAtMost } from './retry-policy.ts';

type Db = Kysely<Database>;

/** Uses the database's clock, because workers run on several machines. */
const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${sql.lit(seconds)})`;

/** Returns overdue queued emails with a try left. */
export async function findStranded(
  db: Db,
  { lateSeconds, limit }: { readonly lateSeconds: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<', ago(lateSeconds))
    .where('attempts', '<', attemptsAtMost)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Fails emails whose last try never finished. */
export async function abandonSpent(db: Db, lateSeconds: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'the process that sent it ended during the last try' })
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<', ago(lateSeconds))
    .where('attempts', '>=', attemptsAtMost)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes the text and HTML of finished emails. */
export async function emptyOlderThan(db: Db, seconds: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ text: null, html: null })
    .where('html', 'is not', null)
    .where('status', '<>', 'queued')
    .where('created_at', '<', ago(seconds))
    .where((where) => where.or([where('sent_at', 'is', null), where('sent_at', '<', ago(seconds))]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function forgetOlderThan(db: Db, seconds: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('created_at', '<', ago(seconds))
    .where('status', '<>', 'queued')
    .executeTakeFirst();
  return Number(numDeletedRows);
}
