import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database, MailsTable, Row } from '../../database/schema.ts';
import type { MailStatus } from './mail.ts';
import { attemptsAtMost, pauseAfter } from './retry-policy.ts';
import type { WrittenMail } from './templates/mail-content.ts';

type Db = Kysely<Database>;

export interface NewMail {
  readonly id: string;
  readonly userId: string | null;
  readonly to: string;
  readonly kind: string;
  readonly status: MailStatus;
  readonly lastError: string | null;
  readonly content: { readonly subject: string } & Partial<WrittenMail>;
}

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: mail.id,
      user_id: mail.userId,
      to_address: mail.to,
      kind: mail.kind,
      subject: mail.content.subject,
      text: mail.content.text ?? null,
      html: mail.content.html ?? null,
      status: mail.status,
      last_error: mail.lastError,
      ...(mail.status === 'sent' ? { sent_at: sql<Date>`now()` } : {}),
    })
    .execute();
}

/** An email claimed by one worker until `next_attempt_at`. */
export type ClaimedMail = Row<'mails'> & { readonly text: string; readonly html: string };

/**
 * Claims a due email for one try and schedules the next, in case this worker dies. Uses the database's clock,
 * because workers run on several machines.
 * @returns null if there is nothing to send
 */
export async function claimMail(db: Db, id: string): Promise<ClaimedMail | null> {
  const pauses = sql.join(
    Array.from({ length: attemptsAtMost }, (_, index) => sql.lit(pauseAfter(index + 1))),
    sql`, `,
  );
  const row = await db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => (array[${pauses}])[attempts + 1] / 1000.0)`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where('attempts', '<', attemptsAtMost)
    .returningAll()
    .executeTakeFirst();
  return row && row.text !== null && row.html !== null ? { ...row, text: row.text, html: row.html } : null;
}

export async function recordSent(db: Db, id: string): Promise<boolean> {
  return changeQueued(db, id, { status: 'sent', last_error: null, sent_at: new Date() });
}

export async function recordGivenUp(
  db: Db,
  id: string,
  status: 'failed' | 'bounced',
  reason: string,
): Promise<boolean> {
  return changeQueued(db, id, { status, last_error: reason });
}

export async function recordDelay(db: Db, id: string, reason: string): Promise<boolean> {
  return changeQueued(db, id, { last_error: reason });
}

/** Changes the status of an email. Only queued emails can change. */
async function changeQueued(db: Db, id: string, change: Updateable<MailsTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the language of the account that an email is for, if it has chosen one. */
export async function findRecipientLanguage(
  db: Kysely<Database>,
  { to, userId }: { readonly to: string; readonly userId?: string | undefined },
): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where((where) => (userId === undefined ? where('email', '=', to) : where('uid', '=', userId)))
    .executeTakeFirst();
  return row?.language ?? null;
}
