import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readStoredContent, unpackContent } from './packed-content.ts';
import { type PackedVersion, type PackLine, type StoredPage, unpackPage } from './packed-page.ts';
import { versionLine } from './version-line.ts';

type Db = Kysely<Database>;

const pageColumns = ['versions.html', 'versions.packed', 'versions.packed_on'] as const;

type PageRow = StoredPage & { readonly version: number; readonly content?: Buffer | null };

function selectPage(db: Db, uid: string, documentId: string, version: number): Promise<PageRow> {
  return db
    .selectFrom('versions')
    .select(['version', 'content', ...pageColumns])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

/** Returns a row's page, and those that it is compressed against; with their content if the row has its own. */
async function unpackLine(row: PageRow, read: (version: number) => Promise<PageRow>): Promise<PackLine> {
  let bases: readonly PackedVersion[] = [];
  const html = await unpackPage(row, async (version) => {
    const earlier = await read(version);
    const line = await unpackLine(row.content ? earlier : { ...earlier, content: null }, read);
    bases = line;
    return line[0].html;
  });
  const content = row.content ? await unpackContent(row.content, html, bases[0]?.content ?? null) : null;
  return [{ version: row.version, html, content }, ...bases];
}

/**
 * Returns the row with its page as text, the pages that its next version can be compressed against, and its
 * content if known.
 */
async function openPage<Row extends PageRow>(db: Db, uid: string, documentId: string, row: Row) {
  const { packed: _, packed_on: __, html: ___, content: ____, ...rest } = row;
  const packOn = await unpackLine(row, (version) => selectPage(db, uid, documentId, version));
  const [{ html, content }] = packOn;
  return { ...rest, html, packOn, content: content && readStoredContent(content) };
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

/** Returns the pages that the next version can be compressed against; null for the first version. */
export async function findPackLine(
  db: Db,
  uid: string,
  documentId: string,
  newest: number,
): Promise<PackLine | null> {
  if (newest === 0) return null;
  const row = await selectPage(db, uid, documentId, newest);
  return (await openPage(db, uid, documentId, row)).packOn;
}
