import type { Kysely } from 'kysely';
import type pg from 'pg';
import { migrateDatabase, withMigrationLock } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Migrates all tables, Octavo's first, then those of its libraries. Concurrent processes run one after the
 * other; later ones find nothing to do.
 * @param others migrations of libraries with tables in the same database
 */
export async function prepareSchema(
  { db, pool }: { readonly db: Kysely<Database>; readonly pool: pg.Pool },
  others: readonly (() => Promise<void>)[],
): Promise<string[]> {
  return withMigrationLock(pool, async () => {
    const ran = await migrateDatabase(db);
    for (const prepare of others) await prepare();
    return ran;
  });
}
