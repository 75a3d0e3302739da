import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface DatabaseCopy {
  readonly url: string;
  /** Ends the connections and drops the database. */
  drop(): Promise<void>;
}

/** Copies the template of a test server, with all tables and no rows, in about 30 ms. */
export async function copyTestDatabase(templateUrl: string): Promise<DatabaseCopy> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await maintain(templateUrl, `create database ${name} template ${template}`);
  return {
    url: withDatabase(templateUrl, name),
    drop: () => maintain(templateUrl, `drop database if exists ${name} with (force)`),
  };
}

async function maintain(templateUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') });
  // Dropping a database ends its connections; this one stays, but emits an error when the server stops.
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
