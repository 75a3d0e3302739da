import { type Kysely, sql } from 'kysely';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
type WholeRow = Row<'own_templates'>;

/** A template row for lists, without its page. */
export type ListedRow = Pick<WholeRow, 'id' | 'title' | 'format' | 'sample_count' | 'saved_at'> & {
  readonly has_content: boolean;
};

const listed = [
  'id',
  'title',
  'format',
  'sample_count',
  'saved_at',
  sql<boolean>`content is not null`.as('has_content'),
] as const;

/** Returns templates, newest first. */
export function listTemplates(db: Db, uid: string): Promise<ListedRow[]> {
  return db
    .selectFrom('own_templates')
    .select([...listed])
    .where('user_id', '=', uid)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findListedTemplate(db: Db, uid: string, id: string): Promise<ListedRow | undefined> {
  return db
    .selectFrom('own_templates')
    .select([...listed])
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findTemplate(db: Db, uid: string, id: string): Promise<WholeRow | undefined> {
  return db
    .selectFrom('own_templates')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Inserts a template; an existing one with this id stays unchanged. Returns false if the user already has
 * `most` others.
 */
export async function insertTemplate(
  db: Db,
  template: {
    readonly uid: string;
    readonly id: string;
    readonly title: string;
    readonly format: string;
    readonly html: string;
    readonly content: DocumentContent | null;
    readonly sampleCount: number;
    readonly at: Date;
    readonly most: number;
  },
): Promise<boolean> {
  const { uid, id, title, format, html, content, sampleCount, at, most } = template;
  const json = content === null ? null : JSON.stringify(content);
  const { numAffectedRows } = await sql`
    insert into own_templates (user_id, id, title, format, html, content, sample_count, saved_at)
    select ${uid}, ${id}::uuid, ${title}, ${format}, ${html}, ${json}::jsonb, ${sampleCount}, ${at}
    where (select count(*) from own_templates where user_id = ${uid} and id <> ${id}::uuid) < ${most}
    on conflict (user_id, id) do update set id = excluded.id`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function renameTemplate(db: Db, uid: string, id: string, title: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_templates')
    .set({ title })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeTemplate(db: Db, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_templates')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
