import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/* All data of a user, for the archive. Each query filters by user. */

export function listOwnSessions(db: Db, uid: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'title', 'created_at', 'updated_at', 'document_count', 'deleted_at'])
    .where('user_id', '=', uid)
    .orderBy('created_at')
    .execute();
}

/** Returns prompts with their answers, oldest first. */
export function listOwnRuns(db: Db, uid: string) {
  return db
    .selectFrom('runs')
    .select((eb) => [
      'id',
      'session_id',
      'document_id',
      'status',
      'prompt',
      'model_alias',
      'version',
      'error',
      'input_tokens',
      'output_tokens',
      'created_at',
      'finished_at',
      eb
        .selectFrom('run_events')
        .select(sql<string | null>`string_agg(event->>'text', '' order by seq)`.as('text'))
        .whereRef('run_events.run_id', '=', 'runs.id')
        .where(sql<boolean>`event->>'type' = 'content_delta'`)
        .as('answer'),
    ])
    .where('user_id', '=', uid)
    .orderBy('created_at')
    .execute();
}

export function listOwnDocuments(db: Db, uid: string) {
  return db
    .selectFrom('documents')
    .select([
      'id',
      'session_id',
      'title',
      'format',
      'current_version',
      'is_favorite',
      'created_at',
      'updated_at',
      'deleted_at',
    ])
    .where('user_id', '=', uid)
    .orderBy('created_at')
    .execute();
}

/** Returns the versions of one document, without the pages. */
export function listOwnVersions(db: Db, uid: string, documentId: string) {
  return db
    .selectFrom('versions')
    .select(['version', 'title', 'origin', 'label', 'run_id', 'checks', 'created_at'])
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .orderBy('version')
    .execute();
}

/** Returns share links, without the secrets that open them. */
export function listOwnShares(db: Db, uid: string) {
  return db
    .selectFrom('share_links')
    .select([
      'id',
      'document_id',
      'version',
      'may_download',
      'embed_origins',
      'expires_at',
      'revoked_at',
      'views',
      'downloads',
      'last_viewed_at',
      'created_at',
    ])
    .where('user_id', '=', uid)
    .orderBy('created_at')
    .execute();
}
