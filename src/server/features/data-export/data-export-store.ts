import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/** An export that takes longer than this counts as lost with its worker; a new one may start. */
const lostAfterMs = 15 * 60_000;

/** Inserts a new export. Returns false while another export of the account is running. */
export async function insertDataExport(db: Db, uid: string, id: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Lock, so two concurrent calls can't both start an export.
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

/** Starts an export, or restarts one left by a killed worker. Returns false if it has ended or is gone. */
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

/** Deletes all exports of an account, and returns the keys of their files. */
export async function takeDataExports(db: Db, uid: string): Promise<string[]> {
  const rows = await db.deleteFrom('data_exports').where('user_id', '=', uid).returning('file_key').execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}
