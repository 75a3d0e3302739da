import type { Kysely, Transaction } from 'kysely';
import type { ChecksReport } from '../../../contract/chat-events.ts';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

export type VersionOrigin = 'prompt' | 'edit' | 'restore' | 'partial';

export interface NewVersion {
  readonly uid: string;
  readonly documentId: string;
  readonly html: string;
  readonly title: string;
  readonly format: string;
  readonly origin: VersionOrigin;
  readonly label: string;
  readonly runId: string | null;
  readonly checks: ChecksReport | null;
}

/** A document with the page of its current version; undefined when it is not the caller's or has no version yet. */
export function findCurrentDocument(db: Db, uid: string, documentId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.user_id', '=', 'documents.user_id')
        .onRef('versions.document_id', '=', 'documents.id')
        .onRef('versions.version', '=', 'documents.current_version'),
    )
    .select([
      'documents.id',
      'documents.session_id',
      'documents.title',
      'documents.format',
      'documents.current_version as version',
      'documents.created_at',
      'documents.updated_at',
      'versions.html',
      'versions.checks',
    ])
    .where('documents.user_id', '=', uid)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
}

export function findVersion(db: Db, uid: string, documentId: string, version: number) {
  return db
    .selectFrom('versions')
    .select(['version', 'title', 'html', 'checks'])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The newest version that a run finished or a person chose; what an interrupted run left does not count. */
export function findLastWholeVersion(db: Db, uid: string, documentId: string) {
  return db
    .selectFrom('versions')
    .select(['version', 'html'])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('origin', '!=', 'partial')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first, without the pages. */
export function listVersions(db: Db, uid: string, documentId: string, limit: number) {
  return db
    .selectFrom('versions')
    .select(['version', 'created_at', 'label', 'origin'])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The document that was changed last in a session. */
export function findSessionDocumentId(db: Db, uid: string, sessionId: string) {
  return db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', uid)
    .where('session_id', '=', sessionId)
    .where('current_version', '>', 0)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Numbers and inserts a version and makes it current. The row lock keeps two writers from taking one number. */
export async function insertVersion(tx: Transaction<Database>, version: NewVersion): Promise<number | null> {
  const now = new Date();
  const document = await tx
    .updateTable('documents')
    .set((eb) => ({
      current_version: eb('current_version', '+', 1),
      title: version.title,
      format: version.format,
      updated_at: now,
    }))
    .where('user_id', '=', version.uid)
    .where('id', '=', version.documentId)
    .returning(['current_version', 'session_id'])
    .executeTakeFirst();
  if (!document) return null;
  await tx
    .insertInto('versions')
    .values({
      user_id: version.uid,
      document_id: version.documentId,
      version: document.current_version,
      html: version.html,
      title: version.title,
      origin: version.origin,
      label: version.label,
      run_id: version.runId,
      checks: version.checks === null ? null : JSON.stringify(version.checks),
    })
    .execute();
  const isFirst = document.current_version === 1;
  await tx
    .updateTable('sessions')
    .set((eb) => ({
      updated_at: now,
      ...(isFirst ? { document_count: eb('document_count', '+', 1), title: version.title } : {}),
    }))
    .where('user_id', '=', version.uid)
    .where('id', '=', document.session_id)
    .execute();
  return document.current_version;
}
