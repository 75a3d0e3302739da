import type { Kysely, Transaction } from 'kysely';
import type { ChecksReport } from '../../../contract/chat-events.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { kitRelease } from '../../../domain/document/kit/kit-release.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import type { Database } from '../../database/schema.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { fileDocumentJob } from '../../jobs/definitions/file-document.ts';
import { packContent } from './packed-content.ts';
import { type PackLine, packPage } from './packed-page.ts';
import { findPackLine, findVersion } from './page-store.ts';

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
  /** The content the page was laid out from; absent for pages edited as HTML. */
  readonly content?: DocumentContent | null;
  /** The pages it can be compressed against, if the caller has read them with the current version. */
  readonly packOn?: PackLine;
}

/** Returns those of the documents that belong to the caller, aren't deleted, and have a page. */
export function listWrittenDocuments(db: Db, uid: string, ids: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'session_id'])
    .where('user_id', '=', uid)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where('current_version', '>', 0)
    .execute();
}

/** Returns the most recently changed document of a session. */
export function findSessionDocumentId(db: Db, uid: string, sessionId: string) {
  return db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', uid)
    .where('session_id', '=', sessionId)
    .where('current_version', '>', 0)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the highest number of a version; 0 without one. Numbers of undone versions aren't reused. */
async function findLastNumber(tx: Transaction<Database>, uid: string, documentId: string): Promise<number> {
  const row = await tx
    .selectFrom('versions')
    .select('version')
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Numbers and inserts a version, and makes it current; undone versions can't be redone from then on. The row
 * lock keeps two writers from using the same number. Keeps a title that the user chose. Returns null if the
 * document is gone.
 * @param newest returns null as well if another version is current
 */
export async function insertVersion(
  tx: Transaction<Database>,
  version: NewVersion,
  newest?: number,
): Promise<number | null> {
  const { uid, documentId } = version;
  const now = new Date();
  const pack = async (line: PackLine | null) => {
    const { packed, on } = await packPage(version.html, line);
    const content =
      version.content && (await packContent(version.content, version.html, on?.content ?? null));
    return { packed, packed_on: on?.version ?? null, content: content ?? null };
  };
  // Compressed while the database works.
  const packing = version.packOn && pack(version.packOn);
  const updated = tx
    .updateTable('documents')
    .set((eb) => ({
      title: eb.case().when('is_renamed', '=', true).then(eb.ref('title')).else(version.title).end(),
      format: version.format,
      updated_at: now,
      redo_to: null,
    }))
    .where('user_id', '=', uid)
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .$if(newest !== undefined, (query) => query.where('current_version', '=', newest ?? 0))
    .returning(['current_version', 'session_id'])
    .executeTakeFirst();
  // Sent together; the connection runs them in order, so the number is read with the row locked.
  const [document, lastNumber] = await Promise.all([updated, findLastNumber(tx, uid, documentId)]);
  if (!document) return null;
  const { current_version: madeFrom } = document;
  const number = lastNumber + 1;
  const page = await (packing ?? pack(await findPackLine(tx, uid, documentId, madeFrom)));
  const inserted = tx
    .insertInto('versions')
    .values({
      user_id: version.uid,
      document_id: version.documentId,
      version: number,
      made_from: madeFrom === number - 1 ? null : madeFrom,
      ...page,
      kit: version.content ? kitRelease : null,
      title: version.title,
      origin: version.origin,
      label: version.label,
      run_id: version.runId,
      checks: version.checks === null ? null : JSON.stringify(version.checks),
    })
    .execute();
  const made = tx
    .updateTable('documents')
    .set({ current_version: number })
    .where('user_id', '=', uid)
    .where('id', '=', documentId)
    .execute();
  const isFirst = number === 1;
  const touched = tx
    .updateTable('sessions')
    .set((eb) => ({
      updated_at: now,
      // A session is titled after its first document.
      ...(isFirst
        ? {
            title: eb
              .case()
              .when(eb.or([eb('is_renamed', '=', true), eb('document_count', '>', 1)]))
              .then(eb.ref('title'))
              .else(version.title)
              .end(),
          }
        : {}),
    }))
    .where('user_id', '=', version.uid)
    .where('id', '=', document.session_id)
    .execute();
  const filed = addJobWithin(
    tx,
    fileDocumentJob,
    { uid: version.uid, documentId: version.documentId },
    { key: `file ${version.documentId}` },
  );
  await Promise.all([inserted, made, touched, filed]);
  return number;
}

/** Locks a document for this transaction and returns its newest version; null if it doesn't exist. */
export async function lockDocument(tx: Transaction<Database>, uid: string, documentId: string) {
  const row = await tx
    .selectFrom('documents')
    .select('current_version')
    .where('user_id', '=', uid)
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.current_version ?? null;
}

/** Inserts an earlier version's page unchanged as the newest version. */
export async function copyVersion(
  tx: Transaction<Database>,
  copy: { readonly uid: string; readonly documentId: string; readonly from: number; readonly label: string },
): Promise<void> {
  const { uid, documentId, from, label } = copy;
  const page = await findVersion(tx, uid, documentId, from);
  if (!page) return;
  const { html, title, content } = page;
  const { format } = readArticle(html);
  const checks = page.checks as ChecksReport | null;
  await insertVersion(tx, {
    uid,
    documentId,
    html,
    title,
    format,
    checks,
    origin: 'restore',
    label,
    runId: null,
    content,
  });
}

export interface DocumentClaim {
  readonly uid: string;
  readonly documentId: string;
  readonly sessionId: string | null;
  readonly title: string;
  readonly format: string;
  readonly isRenamed: boolean;
  readonly coverKey: string | null;
}

/**
 * Inserts a document's row, and a session's if none is given. Returns 'kept' if the user already has the
 * document, 'taken' if the id belongs to another user or is in the trash.
 */
export async function claimDocument(
  tx: Transaction<Database>,
  claim: DocumentClaim,
): Promise<'claimed' | 'kept' | 'taken' | 'no session'> {
  const { uid, documentId: id, sessionId, title, format, isRenamed, coverKey } = claim;
  const before = await tx
    .selectFrom('documents')
    .select(['user_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (before) return before.user_id === uid && before.deleted_at === null ? 'kept' : 'taken';
  const session = sessionId
    ? await tx
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', uid)
        .where('id', '=', sessionId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : await tx
        .insertInto('sessions')
        .values({ user_id: uid, id: crypto.randomUUID(), title })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (!session) return 'no session';
  const inserted = await tx
    .insertInto('documents')
    .values({
      user_id: uid,
      id,
      session_id: session.id,
      title,
      format,
      is_renamed: isRenamed,
      cover_key: coverKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? 'claimed' : 'taken';
}
