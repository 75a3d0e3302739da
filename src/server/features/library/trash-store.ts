import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/* Documents are locked before sessions, the same order as when saving a version, to avoid deadlocks. */

/** Locks the user's documents among `ids`, trashed or not, in a fixed order. */
export function lockDocuments(tx: Tx, uid: string, ids: readonly string[]) {
  return tx
    .selectFrom('documents')
    .select(['id', 'session_id'])
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the documents of sessions, in a fixed order. */
export async function lockDocumentsOfSessions(tx: Tx, uid: string, sessionIds: readonly string[]) {
  await tx
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', uid)
    .where('session_id', 'in', sessionIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the user's sessions among `ids`, trashed or not. While they are locked, no run can start in them. */
export async function lockSessions(tx: Tx, uid: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the running runs of these sessions. */
export function listRunning(tx: Tx, uid: string, sessionIds: readonly string[]) {
  return tx
    .selectFrom('runs')
    .select(['session_id', 'document_id'])
    .where('user_id', '=', uid)
    .where('session_id', 'in', sessionIds)
    .where('status', '=', 'running')
    .execute();
}

/** Documents already in the trash keep their date. */
export async function trashDocuments(tx: Tx, uid: string, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ deleted_at: at })
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Documents trashed with their session get the same date, so restoring the session finds them. */
export async function trashSessions(tx: Tx, uid: string, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ deleted_at: at })
    .where('user_id', '=', uid)
    .where('session_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ deleted_at: at })
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function untrashDocuments(tx: Tx, uid: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ deleted_at: null })
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .execute();
}

/** Restores the sessions without their documents. */
export async function untrashSessions(tx: Tx, uid: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ deleted_at: null })
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .execute();
}

/** Restores the documents that were trashed with these sessions. */
export async function untrashDocumentsOfSessions(tx: Tx, uid: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('documents')
    .from('sessions')
    .set({ deleted_at: null })
    .where('documents.user_id', '=', uid)
    .where('documents.session_id', 'in', ids)
    .whereRef('sessions.user_id', '=', 'documents.user_id')
    .whereRef('sessions.id', '=', 'documents.session_id')
    .whereRef('sessions.deleted_at', '=', 'documents.deleted_at')
    .execute();
}

export interface TrashRow {
  readonly id: string;
  readonly kind: 'session' | 'document';
  readonly title: string;
  readonly deleted_at: Date;
  readonly document_count: number;
}

/** Returns the trash, newest first. Documents trashed with their session are part of its entry. */
export async function listTrashOf(db: Db, uid: string, limit: number): Promise<TrashRow[]> {
  const { rows } = await sql<TrashRow>`
    (
      select id, 'session' as kind, title, deleted_at,
        (
          select count(*)::int from documents
          where documents.user_id = sessions.user_id and documents.session_id = sessions.id
            and documents.deleted_at = sessions.deleted_at and documents.current_version > 0
        ) as document_count
      from sessions where user_id = ${uid} and deleted_at is not null
      order by deleted_at desc limit ${limit}
    ) union all (
      select documents.id, 'document', documents.title, documents.deleted_at, 1
      from documents
      join sessions on sessions.user_id = documents.user_id and sessions.id = documents.session_id
      where documents.user_id = ${uid} and documents.deleted_at is not null and documents.current_version > 0
        and sessions.deleted_at is distinct from documents.deleted_at
      order by documents.deleted_at desc limit ${limit}
    )
    order by deleted_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export interface Purge {
  /** The owner of the trash; null for all users. */
  readonly uid: string | null;
  readonly deletedBefore: Date;
  /** Maximum rows of each kind per call. */
  readonly limit: number;
}

export interface PurgedFiles {
  readonly fileKeys: readonly string[];
  readonly count: number;
}

const ofUser = ({ uid }: Purge) => (uid === null ? sql`` : sql`and user_id = ${uid}`);

/** Permanently deletes trashed documents, with their versions, runs and search words. */
export async function purgeDocuments(db: Db, purge: Purge): Promise<PurgedFiles> {
  const { rows } = await sql<{ cover_key: string | null; thumbnail_key: string | null }>`
    with gone as (
      delete from documents where id in (
        select id from documents
        where deleted_at is not null and deleted_at < ${purge.deletedBefore}
          ${ofUser(purge)}
        order by deleted_at limit ${purge.limit} for update skip locked
      )
      returning user_id, id, session_id, cover_key, thumbnail_key
    ), gone_versions as (
      delete from versions using gone where versions.user_id = gone.user_id and versions.document_id = gone.id
    ), gone_words as (
      delete from document_search using gone
      where document_search.user_id = gone.user_id and document_search.document_id = gone.id
    ), gone_runs as (
      delete from runs using gone
      where runs.user_id = gone.user_id and runs.session_id = gone.session_id and runs.document_id = gone.id
    )
    select cover_key, thumbnail_key from gone`.execute(db);
  const fileKeys = rows.flatMap(({ cover_key, thumbnail_key }) =>
    [cover_key, thumbnail_key].filter((key) => key !== null),
  );
  return { fileKeys, count: rows.length };
}

/**
 * Permanently deletes trashed sessions, with their remaining runs. Only sessions whose documents are already
 * deleted.
 */
export async function purgeSessions(db: Db, purge: Purge): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from sessions where id in (
        select id from sessions
        where deleted_at is not null and deleted_at < ${purge.deletedBefore}
          ${ofUser(purge)}
          and not exists (
            select from documents
            where documents.user_id = sessions.user_id and documents.session_id = sessions.id
          )
        order by deleted_at limit ${purge.limit} for update skip locked
      )
      returning user_id, id
    ), gone_runs as (
      delete from runs using gone where runs.user_id = gone.user_id and runs.session_id = gone.id
    )
    select id from gone`.execute(db);
  return rows.length;
}
