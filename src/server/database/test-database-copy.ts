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
  await maintain(templateUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    // In memory, copied files take a third of the time of logged pages; on a disk, three times as long.
    const strategy = rows[0]?.data_directory.startsWith('/dev/shm/') ? 'file_copy' : 'wal_log';
    await client.query(`create database ${name} template ${template} strategy ${strategy}`);
  });
  return {
    url: withDatabase(templateUrl, name),
    drop: () =>
      maintain(templateUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function maintain(templateUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') });
  // Dropping a database ends its connections; this one stays, but emits an error when the server stops.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
