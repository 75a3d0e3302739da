import type { Kysely } from 'kysely';
import type pg from 'pg';
import { migrateDatabase, withMigrationLock } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Brings all tables up to date, Octavo's own first, then those of its libraries. Processes that start at the same time
 * do it one after the other, and the later ones find nothing to do.
 * @param others the steps of libraries that keep tables in the same database
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
