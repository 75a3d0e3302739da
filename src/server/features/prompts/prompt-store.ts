import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
export type KeptPromptRow = Row<'kept_prompts'>;

/** Returns prompts, newest first. */
export function listPrompts(db: Db, uid: string): Promise<KeptPromptRow[]> {
  return db
    .selectFrom('kept_prompts')
    .selectAll()
    .where('user_id', '=', uid)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Inserts a prompt; one with the same text gets the new time instead. Returns undefined if the user already
 * has `most` others.
 */
export async function insertPrompt(
  db: Db,
  { uid, prompt, at, most }: { uid: string; prompt: string; at: Date; most: number },
): Promise<KeptPromptRow | undefined> {
  const { rows } = await sql<KeptPromptRow>`
    insert into kept_prompts (user_id, id, prompt, kept_at)
    select ${uid}, ${crypto.randomUUID()}::uuid, ${prompt}, ${at}
    where (select count(*) from kept_prompts where user_id = ${uid} and prompt <> ${prompt}) < ${most}
    on conflict (user_id, md5(prompt)) do update set kept_at = excluded.kept_at
    returning *`.execute(db);
  return rows[0];
}

export async function removePrompt(db: Db, uid: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('kept_prompts')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
