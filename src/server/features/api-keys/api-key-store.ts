import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
export type ApiKeyRow = Row<'api_keys'>;

/** Newest first. */
export async function listKeys(db: Db, uid: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertKey(
  db: Db,
  key: Pick<
    ApiKeyRow,
    'user_id' | 'name' | 'prefix' | 'secret_hash' | 'scopes' | 'expires_at' | 'created_at'
  >,
): Promise<ApiKeyRow> {
  return db
    .insertInto('api_keys')
    .values({ id: crypto.randomUUID(), ...key })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOwnKey(db: Db, uid: string, id: string): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function changeKey(
  db: Db,
  uid: string,
  id: string,
  part: Partial<Pick<ApiKeyRow, 'name' | 'revoked_at' | 'secret_hash' | 'prefix'>>,
): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_keys')
    .set(part)
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Revokes all keys of an account that are not revoked yet. */
export async function revokeKeys(db: Db, uid: string, at: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', '=', uid)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function removeKey(db: Db, uid: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Returns the key with this secret hash and its owner; undefined if the account is gone. */
export async function findKeyByHash(db: Db, hash: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.uid', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(['users.email', 'users.display_name'])
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
}

/** Counts a call for the day, and updates the key's last use (at most once a minute). */
export async function noteCall(db: Db, key: Pick<ApiKeyRow, 'user_id' | 'id'>, now: Date): Promise<void> {
  await sql`insert into api_use (user_id, day, calls) values (${key.user_id}, ${now.toISOString().slice(0, 10)}, 1)
    on conflict (user_id, day) do update set calls = api_use.calls + 1`.execute(db);
  await sql`update api_keys set last_used_at = ${now} where user_id = ${key.user_id} and id = ${key.id}
    and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(db);
}

/** Counts a call in the current minute, across all processes. */
export async function countCall(
  db: Db,
  keyId: string,
  now: Date,
): Promise<{ readonly count: number; readonly resetsAt: Date }> {
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into account_attempts (key, count, resets_at)
    values (${`api-key ${keyId}`}, 1, ${now}::timestamptz + interval '1 minute')
    on conflict (key) do update set
      count = case when account_attempts.resets_at <= ${now} then 1 else account_attempts.count + 1 end,
      resets_at = case when account_attempts.resets_at <= ${now} then excluded.resets_at else account_attempts.resets_at end
    returning count, resets_at`.execute(db);
  const [row] = rows;
  return { count: row?.count ?? 1, resetsAt: row?.resets_at ?? now };
}
