import type { Kysely } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

/** Maximum number of emails kept in the outbox. */
const outboxKeeps = 200;

/** An email as shown in the outbox. */
export type OutboxRow = Pick<Row<'mails'>, 'id' | 'kind' | 'to_address' | 'subject'> & {
  readonly sent_at: Date;
  readonly text: string;
  readonly html: string;
};

/** Returns the emails, newest first. */
export async function outboxMails(db: Kysely<Database>): Promise<OutboxRow[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address', 'subject', 'text', 'html', 'sent_at', 'created_at'])
    .where('html', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(outboxKeeps)
    .execute();
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    sent_at: row.sent_at ?? created_at,
    text: row.text ?? '',
    html: row.html ?? '',
  }));
}

/** Deletes all but the newest `outboxKeeps` emails. */
export async function trimOutbox(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('seq', '<=', (from) =>
      from.selectFrom('mails').select('seq').orderBy('seq', 'desc').offset(outboxKeeps).limit(1),
    )
    .execute();
}
