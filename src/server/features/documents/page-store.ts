import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { unpackContent } from './packed-content.ts';
import { type StoredPage, unpackPage } from './packed-page.ts';
import { versionLine } from './version-line.ts';

type Db = Kysely<Database>;

const pageColumns = ['versions.html', 'versions.packed', 'versions.packed_on'] as const;

function selectPage(db: Db, uid: string, documentId: string, version: number) {
  return db
    .selectFrom('versions')
    .select(pageColumns)
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

/** A whole page that later versions are compressed against. */
export interface PageToPackOn {
  readonly version: number;
  readonly html: string;
}

/**
 * Returns the row with its page as text, the page that its next version is compressed against, and its
 * content if known.
 */
async function openPage<
  Row extends StoredPage & { readonly version: number; readonly content?: Buffer | null },
>(db: Db, uid: string, documentId: string, row: Row) {
  const { packed: _, packed_on: __, html: ___, content, ...rest } = row;
  let packOn: PageToPackOn | undefined;
  const readEarlier = async (version: number): Promise<string> => {
    const earlier = await selectPage(db, uid, documentId, version);
    packOn = { version, html: await unpackPage(earlier, readEarlier) };
    return packOn.html;
  };
  const html = await unpackPage(row, readEarlier);
  return {
    ...rest,
    html,
    packOn: packOn ?? { version: row.version, html },
    content: content ? await unpackContent(content, html) : null,
  };
}

function selectCurrent(db: Db, uid: string, documentId: string) {
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
      'documents.redo_to',
      'versions.made_from',
      'documents.created_at',
      'documents.updated_at',
      ...pageColumns,
      'versions.checks',
    ])
    .where('documents.user_id', '=', uid)
    .where('documents.id', '=', documentId)
    .where('documents.deleted_at', 'is', null);
}

/** Returns a document with its current page; undefined if it isn't the caller's or has no version yet. */
export async function findCurrentDocument(db: Db, uid: string, documentId: string) {
  const row = await selectCurrent(db, uid, documentId).select('versions.content').executeTakeFirst();
  return row && openPage(db, uid, documentId, row);
}

/** Does the same without the content, which takes longer to unpack than the page. */
export async function findCurrentPage(db: Db, uid: string, documentId: string) {
  const row = await selectCurrent(db, uid, documentId).executeTakeFirst();
  return row && openPage(db, uid, documentId, row);
}

export async function findVersion(db: Db, uid: string, documentId: string, version: number) {
  const row = await db
    .selectFrom('versions')
    .select(['version', 'made_from', 'title', 'label', 'checks', 'content', ...pageColumns])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && openPage(db, uid, documentId, row);
}

/**
 * Returns the newest of the versions that `current` was made from, or itself, that isn't a partial page of an
 * interrupted run.
 */
export async function findLastWholeVersion(db: Db, uid: string, documentId: string, current: number) {
  const row = await db
    .selectFrom('versions')
    .select(['version', 'content', ...pageColumns])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('origin', '!=', 'partial')
    .where(
      'version',
      'in',
      sql<number>`(select version from ${versionLine(uid, documentId, current)} as line)`,
    )
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openPage(db, uid, documentId, row);
}

/**
 * Returns the dictionary for the next version: the newest page, or the page that one was compressed against.
 */
export async function findPageToPackOn(
  db: Db,
  uid: string,
  documentId: string,
  newest: number,
): Promise<PageToPackOn | null> {
  if (newest === 0) return null;
  const row = await selectPage(db, uid, documentId, newest);
  const version = row.packed_on ?? newest;
  const whole = row.packed_on === null ? row : await selectPage(db, uid, documentId, row.packed_on);
  return { version, html: (await openPage(db, uid, documentId, { ...whole, version })).html };
}
