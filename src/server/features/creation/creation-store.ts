import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
export type CreateSessionRow = Row<'create_sessions'>;
export type CreateContentRow = Row<'create_contents'>;

/**
 * Creates the session, or updates its state if it exists.
 * @returns undefined if the id belongs to another user
 */
export async function openSession(
  db: Db,
  uid: string,
  id: string,
  state?: unknown,
): Promise<CreateSessionRow | undefined> {
  // Concurrent inserts can violate either of two unique keys; only 'do nothing' without a target covers both.
  const begun = await db
    .insertInto('create_sessions')
    .values({ user_id: uid, id, state: JSON.stringify(state ?? {}) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun) return begun;
  return db
    .updateTable('create_sessions')
    .set({
      updated_at: sql`now()`,
      // Editing a sent session makes it a draft again.
      ...(state === undefined ? {} : { state: JSON.stringify(state), sent_at: null }),
    })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function findSession(db: Db, uid: string, id: string): Promise<CreateSessionRow | undefined> {
  return db
    .selectFrom('create_sessions')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findLatestSession(db: Db, uid: string): Promise<CreateSessionRow | undefined> {
  return db
    .selectFrom('create_sessions')
    .selectAll()
    .where('user_id', '=', uid)
    .where('sent_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function removeSession(db: Db, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('create_sessions')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetSessions(db: Db, untouchedSince: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('create_sessions')
    .where('updated_at', '<', untouchedSince)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function markSent(db: Db, uid: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('create_sessions')
    .set({ sent_at: at })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .execute();
}

export function listContents(db: Db, uid: string, sessionId: string): Promise<CreateContentRow[]> {
  return db
    .selectFrom('create_contents')
    .selectAll()
    .where('user_id', '=', uid)
    .where('create_session_id', '=', sessionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Inserts a content unless the session is full. If the id already exists, returns the existing row.
 * @returns null if the session is full
 */
export async function insertContent(
  db: Db,
  content: {
    readonly uid: string;
    readonly sessionId: string;
    readonly id: string;
    readonly kind: CreateContentRow['kind'];
    readonly name: string;
    readonly sizeBytes: number;
    readonly markdown: string;
    readonly facts: unknown;
  },
  most: number,
): Promise<CreateContentRow | null> {
  return db.transaction().execute(async (tx) => {
    // Locks the session, so two requests can't both take the last place.
    await tx
      .selectFrom('create_sessions')
      .select('id')
      .where('user_id', '=', content.uid)
      .where('id', '=', content.sessionId)
      .forUpdate()
      .execute();
    const there = await listContents(tx, content.uid, content.sessionId);
    const same = there.find(({ id }) => id === content.id);
    if (same) return same;
    if (there.length >= most) return null;
    return tx
      .insertInto('create_contents')
      .values({
        user_id: content.uid,
        create_session_id: content.sessionId,
        id: content.id,
        kind: content.kind,
        name: content.name,
        size_bytes: content.sizeBytes,
        markdown: content.markdown,
        facts: JSON.stringify(content.facts),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function removeContent(db: Db, uid: string, sessionId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('create_contents')
    .where('user_id', '=', uid)
    .where('create_session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
