import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/** An export that has taken this long was lost with its worker; another may begin. */
const lostAfterMs = 15 * 60_000;

/** Notes a new export. False while another one of this account is under way. */
export async function insertDataExport(db: Db, uid: string, id: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Two calls at once must not both find nothing under way.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`data-export:${uid}`}, 0))`.execute(tx);
    const underWay = await tx
      .selectFrom('data_exports')
      .select('id')
      .where('user_id', '=', uid)
      .where('status', 'in', ['queued', 'processing'])
      .where('created_at', '>', new Date(at.getTime() - lostAfterMs))
      .executeTakeFirst();
    if (underWay) return false;
    await tx.insertInto('data_exports').values({ user_id: uid, id, created_at: at }).execute();
    return true;
  });
}

export function findDataExport(db: Db, uid: string, id: string) {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes an export up, also one that a killed worker left. False when it has ended or is gone. */
export async function beginDataExport(db: Db, uid: string, id: string): Promise<boolean> {
  const begun = await db
    .updateTable('data_exports')
    .set({ status: 'processing' })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function endDataExport(
  db: Db,
  end: {
    readonly uid: string;
    readonly id: string;
    readonly status: 'completed' | 'failed';
    readonly fileKey: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const ended = await db
    .updateTable('data_exports')
    .set({ status: end.status, file_key: end.fileKey, finished_at: end.at })
    .where('user_id', '=', end.uid)
    .where('id', '=', end.id)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Takes all exports of an account away and answers the keys of their files. */
export async function takeDataExports(db: Db, uid: string): Promise<string[]> {
  const rows = await db.deleteFrom('data_exports').where('user_id', '=', uid).returning('file_key').execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}
