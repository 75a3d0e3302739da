import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import type { Tended } from './mail.ts';
import { attemptsAtMost } from './retry-policy.ts';

/** A job that is merely a little late is not stranded. */
const graceSeconds = 30;
/** Long enough to look into a complaint; the links in it are too old to be of use by then. */
const keepBodiesHours = 24;
/** Addresses are personal data: the list is a queue, not an archive. */
const keepRowsDays = 30;
/** So that one run stays short; the next one goes on. */
const batch = 500;

/** Housekeeping with SMTP; see `Mail.tend`. Harmless when several processes do it at once. */
export async function tendMails({ db }: { readonly db: Kysely<Database> }): Promise<Tended> {
  const late = sql<Date>`now() - make_interval(secs => ${sql.lit(graceSeconds)})`;
  const abandoned = await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'the process that sent it ended during the last try' })
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<', late)
    .where('attempts', '>=', attemptsAtMost)
    .executeTakeFirst();
  const stranded = await db
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<', late)
    .where('attempts', '<', attemptsAtMost)
    .orderBy('next_attempt_at')
    .limit(batch)
    .execute();
  for (const { id } of stranded) await addJobWithin(db, sendMailJob, { id }, { key: `mail ${id}` });

  const emptied = await db
    .updateTable('mails')
    .set({ text: null, html: null })
    .where('html', 'is not', null)
    .where('status', '<>', 'queued')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${sql.lit(keepBodiesHours)})`)
    .where((where) =>
      where.or([
        where('sent_at', 'is', null),
        where('sent_at', '<', sql<Date>`now() - make_interval(hours => ${sql.lit(keepBodiesHours)})`),
      ]),
    )
    .executeTakeFirst();
  const forgotten = await db
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keepRowsDays)})`)
    .where('status', '<>', 'queued')
    .executeTakeFirst();
  return {
    requeued: stranded.length,
    abandoned: Number(abandoned.numUpdatedRows),
    emptied: Number(emptied.numUpdatedRows),
    forgotten: Number(forgotten.numDeletedRows),
  };
}
