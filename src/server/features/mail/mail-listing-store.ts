import type { Kysely } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

/** An email without its subject and body. */
export type ListedMail = Omit<Row<'mails'>, 'subject' | 'text' | 'html'>;

/** Returns emails, newest first; `before` is the `seq` of the last one seen. */
export async function findMails(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<ListedMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'seq', 'user_id', 'to_address', 'kind', 'status', 'attempts', 'last_error'])
    .select(['next_attempt_at', 'created_at', 'sent_at'])
    .$if(before !== undefined, (select) => select.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

export async function countByStatus(
  db: Kysely<Database>,
): Promise<{ readonly status: string; readonly count: number }[]> {
  return db
    .selectFrom('mails')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}
