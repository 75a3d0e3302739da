import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isoMicroseconds } from './iso-microseconds.ts';

type Db = Kysely<Database>;

/* Lists of documents. A document is listed from its first version until it is deleted. */

export interface Keyset {
  /** ISO time with microseconds. */
  readonly updatedAt: string;
  readonly id: string;
}

export interface PageOf {
  readonly after: Keyset | null;
  readonly limit: number;
}

function documentsOf(db: Db, uid: string) {
  return (
    db
      .selectFrom('documents')
      .select([
        'documents.id',
        'documents.session_id',
        'documents.title',
        'documents.format',
        'documents.current_version',
        'documents.is_favorite',
        'documents.cover_key',
        'documents.thumbnail_key',
        // `offset 0` forces one subquery per listed row; otherwise the planner reads all users' share links.
        sql<boolean>`exists (
          select from share_links
          where share_links.user_id = documents.user_id and share_links.document_id = documents.id
            and share_links.revoked_at is null
            and (share_links.expires_at is null or share_links.expires_at > now())
          offset 0
        )`.as('is_shared'),
        isoMicroseconds('documents.created_at').as('created_at'),
        isoMicroseconds('documents.updated_at').as('updated_at'),
      ])
      .where('documents.user_id', '=', uid)
      // Literal, so it matches the partial indexes.
      .where(sql<boolean>`documents.current_version > 0 and documents.deleted_at is null`)
  );
}

export type ListedDocument = Awaited<ReturnType<ReturnType<typeof documentsOf>['execute']>>[number];

/** Returns the keyset condition of a list ordered by last use, newest first. */
export function after({ updatedAt, id }: Keyset, table: 'documents' | 'sessions'): Expression<SqlBool> {
  const [at, rowId] = [sql.ref(`${table}.updated_at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${at}, ${rowId}) < (${updatedAt}::timestamptz, ${id}::uuid)`;
}

/** Returns the session's documents, newest first, up to `limit + 1`. */
export function listOfSession(db: Db, uid: string, sessionId: string, page: PageOf) {
  return documentsOf(db, uid)
    .where('documents.session_id', '=', sessionId)
    .$if(page.after !== null, (query) => (page.after ? query.where(after(page.after, 'documents')) : query))
    .orderBy('documents.updated_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** Returns the favorites, newest first, up to `limit + 1`. */
export function listFavoritesOf(db: Db, uid: string, page: PageOf) {
  return documentsOf(db, uid)
    .where('documents.is_favorite', '=', sql.lit(true))
    .$if(page.after !== null, (query) => (page.after ? query.where(after(page.after, 'documents')) : query))
    .orderBy('documents.updated_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** Returns the newest `limit` documents of each session. */
export function listOfSessions(db: Db, uid: string, sessionIds: readonly string[], limit: number) {
  return db
    .selectFrom('sessions')
    .innerJoinLateral(
      (eb) =>
        documentsOf(eb as unknown as Db, uid)
          .where('documents.session_id', '=', eb.ref('sessions.id'))
          .orderBy('documents.updated_at', 'desc')
          .orderBy('documents.id', 'desc')
          .limit(limit)
          .as('listed'),
      (join) => join.onTrue(),
    )
    .selectAll('listed')
    .where('sessions.user_id', '=', uid)
    .where('sessions.id', 'in', sessionIds)
    .execute();
}

export function findListed(db: Db, uid: string, documentId: string) {
  return documentsOf(db, uid).where('documents.id', '=', documentId).executeTakeFirst();
}

export type DocumentSort = 'updated_at' | 'created_at' | 'title';

/** A search result: the ids of a few documents, or the query itself if there are many. */
export type FoundDocuments =
  | { readonly kind: 'few'; readonly ids: readonly string[] }
  | { readonly kind: 'many'; readonly tsquery: string };

/** Above this number, filtering the list row by row fills a page sooner than collecting all matches first. */
const fewAtMost = 1000;

/** Number of newest documents sampled. If half of them match, the list is filtered row by row. */
const lookedAt = 40;

/**
 * Finds the documents of a search, or reports that there are many. `offset 0` forces the word index, whose
 * words are prefixed per user; otherwise the planner also reads all of the user's documents.
 * @param tsquery from `tsqueryOf`
 */
export async function findByWords(db: Db, uid: string, tsquery: string): Promise<FoundDocuments> {
  if (await isInMost(db, uid, tsquery)) return { kind: 'many', tsquery };
  const { rows } = await sql<{ document_id: string }>`
    select document_id from (
      select user_id, document_id from document_search where words @@ ${tsquery}::tsquery offset 0
    ) as found
    where user_id = ${uid}
    limit ${fewAtMost + 1}
  `.execute(db);
  if (rows.length > fewAtMost) return { kind: 'many', tsquery };
  return { kind: 'few', ids: rows.map(({ document_id }) => document_id) };
}

/**
 * Returns whether most recent documents match. Avoids reading a very common word's whole index entry just to
 * learn that there are many matches.
 */
async function isInMost(db: Db, uid: string, tsquery: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select id from documents
      where user_id = ${uid} and current_version > 0 and deleted_at is null
      order by updated_at desc, id desc
      limit ${lookedAt}
    ) as newest
    where exists (
      select from document_search
      where user_id = ${uid} and document_id = newest.id and words @@ ${tsquery}::tsquery offset 0
    )
  `.execute(db);
  return (rows[0]?.count ?? 0) * 2 >= lookedAt;
}

export interface DocumentFilter {
  /** The search result; null without a search. */
  readonly found: FoundDocuments | null;
  readonly kind: 'page' | 'slides' | null;
  readonly isFavorite: boolean | null;
  readonly createdAfter: string | null;
  readonly createdBefore: string | null;
  readonly ids: readonly string[] | null;
}

export interface SortedPage {
  readonly sort: DocumentSort;
  readonly order: 'asc' | 'desc';
  /** The sort value and id of the previous page's last row. */
  readonly after: { readonly value: string; readonly id: string } | null;
  readonly limit: number;
}

const sortExpressions = {
  updated_at: sql`documents.updated_at`,
  created_at: sql`documents.created_at`,
  title: sql`lower(left(documents.title, 200))`,
} as const;

const sortTypes = { updated_at: sql`timestamptz`, created_at: sql`timestamptz`, title: sql`text` } as const;

/** Returns the documents that match the filter, with their sessions' titles, up to `limit + 1`. */
export function listSorted(db: Db, uid: string, filter: DocumentFilter, page: SortedPage) {
  const { sort, order } = page;
  const value = sortExpressions[sort];
  let query = documentsOf(db, uid)
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'documents.user_id')
        .onRef('sessions.id', '=', 'documents.session_id'),
    )
    .select('sessions.title as session_title')
    .select(
      (sort === 'title' ? sql<string>`${value}` : isoMicroseconds(`documents.${sort}`)).as('sort_value'),
    );
  const { found } = filter;
  if (found?.kind === 'few') query = query.where('documents.id', 'in', found.ids);
  // `offset 0` forces one subquery per row: the list is scanned in its order until the page is full.
  if (found?.kind === 'many')
    query = query.where(
      sql<boolean>`exists (
        select from document_search
        where user_id = ${uid} and document_id = documents.id and words @@ ${found.tsquery}::tsquery offset 0
      )`,
    );
  if (filter.kind !== null)
    query = query.where('documents.format', filter.kind === 'slides' ? 'like' : 'not like', 'slides-%');
  if (filter.isFavorite !== null)
    query = query.where('documents.is_favorite', '=', sql.lit(filter.isFavorite));
  if (filter.createdAfter !== null)
    query = query.where(sql<boolean>`documents.created_at >= ${filter.createdAfter}::timestamptz`);
  if (filter.createdBefore !== null)
    query = query.where(sql<boolean>`documents.created_at < ${filter.createdBefore}::timestamptz`);
  if (filter.ids !== null) query = query.where('documents.id', 'in', filter.ids);
  if (page.after !== null) {
    const than = order === 'asc' ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(${value}, documents.id) ${than} (${page.after.value}::${sortTypes[sort]}, ${page.after.id}::uuid)`,
    );
  }
  return query
    .orderBy(value, order)
    .orderBy('documents.id', order)
    .limit(page.limit + 1)
    .execute();
}
