import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { copyTestDatabase } from './test-database-copy.ts';
import { ensureTestServer } from './test-server.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** Creates a database with all tables and no rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { templateUrl } = await ensureTestServer(inject('testServerFolder'));
  const { url, drop } = await copyTestDatabase(templateUrl);
  const connection = connectDatabase(url, { max: 8 });
  let closing: Promise<void> | null = null;
  const close = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, url, close: () => (closing ??= close()) };
}
