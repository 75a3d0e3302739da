import { copyTestDatabase, type DatabaseCopy } from '../src/server/database/test-database-copy.ts';

/** Names the template that the run has prepared. */
export const templateVariable = 'OCTAVO_TEST_TEMPLATE';

/** Returns a new, migrated database. */
export function openTestDatabase(): Promise<DatabaseCopy> {
  const template = process.env[templateVariable];
  if (!template) throw new Error('The run has prepared no database.');
  return copyTestDatabase(template);
}
