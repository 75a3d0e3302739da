import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Returns a query of the versions that a version was made from, back to the first, as `version` and
 * `made_from`. Includes the version itself; `made_from` of the first is 0.
 */
export function versionLine(
  uid: string,
  documentId: string,
  version: number | RawBuilder<number>,
): RawBuilder<{ version: number; made_from: number }> {
  return sql`(
    with recursive line as (
      select version, coalesce(made_from, version - 1) as made_from from versions
      where user_id = ${uid} and document_id = ${documentId} and version = ${version}
      union all
      select earlier.version, coalesce(earlier.made_from, earlier.version - 1) from versions as earlier
      join line on earlier.version = line.made_from
      where earlier.user_id = ${uid} and earlier.document_id = ${documentId}
    ) select version, made_from from line)`;
}

interface CurrentVersion {
  readonly uid: string;
  readonly documentId: string;
  readonly current: number;
  /** The last version that redo leads to. */
  readonly redoTo: number | null;
}

/** Returns the version that redo leads to from `current`; null if there is none. */
export async function findRedo(db: Kysely<Database>, at: CurrentVersion): Promise<number | null> {
  const { uid, documentId, current, redoTo } = at;
  if (redoTo === null) return null;
  const { rows } = await sql<{ version: number }>`
    select version from ${versionLine(uid, documentId, redoTo)} as line where made_from = ${current}`.execute(
    db,
  );
  return rows[0]?.version ?? null;
}

/** Returns the number of versions between the first and the given one. */
async function stepsBefore(db: Kysely<Database>, uid: string, documentId: string, version: number) {
  const { rows } = await sql<{ steps: number }>`
    select (count(*) - 1)::int as steps from ${versionLine(uid, documentId, version)} as line`.execute(db);
  return Math.max(0, rows[0]?.steps ?? 0);
}

/** Returns where undo and redo lead from the current version. */
export async function findSteps(db: Kysely<Database>, at: CurrentVersion) {
  const { uid, documentId, current, redoTo } = at;
  const [before, redo, beforeLast] = await Promise.all([
    stepsBefore(db, uid, documentId, current),
    findRedo(db, at),
    redoTo === null ? null : stepsBefore(db, uid, documentId, redoTo),
  ]);
  return {
    undo_steps: before,
    redo_version: redo,
    redo_steps: redo === null || beforeLast === null ? 0 : beforeLast - before,
  };
}

/**
 * Returns the versions to list, newest first, without the pages: those the current one was made from, and
 * undone ones that a prompt made.
 */
export function listVersions(db: Kysely<Database>, uid: string, documentId: string, limit: number) {
  const current = sql<number>`(select current_version from documents where user_id = ${uid} and id = ${documentId})`;
  return db
    .selectFrom('versions')
    .leftJoin(versionLine(uid, documentId, current).as('line'), 'line.version', 'versions.version')
    .select(['versions.version', 'created_at', 'label', 'origin'])
    .select(sql<boolean>`line.version is null`.as('is_undone'))
    .where('user_id', '=', uid)
    .where('document_id', '=', documentId)
    .where((eb) => eb.or([eb('origin', 'in', ['prompt', 'partial']), eb('line.version', 'is not', null)]))
    .orderBy('versions.version', 'desc')
    .limit(limit)
    .execute();
}
