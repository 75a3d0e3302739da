import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { ensureTestServer } from './test-server.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** A database of one's own with all tables and no rows: a copy of the run's template, made in some 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { templateUrl } = await ensureTestServer(inject('testServerFolder'));
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await maintain(templateUrl, `create database ${name} template ${template}`);
  const url = withDatabase(templateUrl, name);
  const connection = connectDatabase(url, { max: 8 });
  let closing: Promise<void> | null = null;
  const close = async () => {
    await connection.close();
    await maintain(templateUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...connection, url, close: () => (closing ??= close()) };
}

async function maintain(templateUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') });
  // A dropped database ends its own connections; this one stays, but says so when the whole server goes.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
