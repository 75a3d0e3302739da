import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { after, type PageOf } from './document-listing-store.ts';
import { isoMicroseconds } from './iso-microseconds.ts';

type Db = Kysely<Database>;

function sessionsOf(db: Db, uid: string) {
  return db
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'sessions.title',
      'sessions.document_count',
      isoMicroseconds('sessions.updated_at').as('updated_at'),
    ])
    .where('sessions.user_id', '=', uid)
    .where('sessions.deleted_at', 'is', null);
}

export type ListedSession = Awaited<ReturnType<ReturnType<typeof sessionsOf>['execute']>>[number];

/** Returns sessions, most recently used first, up to `limit + 1`. */
export function listSessionsOf(db: Db, uid: string, page: PageOf) {
  return sessionsOf(db, uid)
    .$if(page.after !== null, (query) => (page.after ? query.where(after(page.after, 'sessions')) : query))
    .orderBy('sessions.updated_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

export function findSession(db: Db, uid: string, sessionId: string) {
  return sessionsOf(db, uid).where('sessions.id', '=', sessionId).executeTakeFirst();
}

/** Returns false if the session doesn't exist. */
export async function saveSessionTitle(
  db: Db,
  uid: string,
  sessionId: string,
  title: string,
): Promise<boolean> {
  const saved = await db
    .updateTable('sessions')
    .set({ title, is_renamed: true })
    .where('user_id', '=', uid)
    .where('id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export interface LibraryCounts {
  readonly sessions: number;
  readonly documents: number;
  readonly favorites: number;
}

const none: LibraryCounts = { sessions: 0, documents: 0, favorites: 0 };

/** Returns the counts, which the database maintains on each change. */
export async function readCounts(db: Db, uid: string): Promise<LibraryCounts> {
  const row = await db
    .selectFrom('library_counts')
    .select(['sessions', 'documents', 'favorites'])
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row ?? none;
}

/** Changes the title or favorite mark; returns false if the document doesn't exist. */
export async function saveDocumentFacts(
  db: Db,
  uid: string,
  documentId: string,
  facts: { readonly title: string | null; readonly isFavorite: boolean | null },
): Promise<boolean> {
  const saved = await db
    .updateTable('documents')
    .set({
      ...(facts.title === null ? {} : { title: facts.title, is_renamed: true }),
      ...(facts.isFavorite === null ? {} : { is_favorite: facts.isFavorite }),
    })
    .where('user_id', '=', uid)
    .where('id', '=', documentId)
    .where('current_version', '>', 0)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}
