import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { runOctavoProcess, whenReady } from '../../src/server/testing/octavo-process.ts';
import { type Bed, signal } from './bed.ts';

const name = 'octavo_migrated';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Describes all tables, columns, indexes, constraints, functions and triggers, and the migrations that ran. */
async function describeSchema(url: string): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
      union all select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'information_schema')
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
      union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
      union all select name from kysely_migration
      order by 1`);
    return rows.map(({ line }) => line);
  });
}

/**
 * Kills Octavo while it creates its tables in a new database, four times, and then lets it finish. The
 * schema must be the one of the database whose migration was never interrupted.
 */
export async function killMigrations(bed: Bed): Promise<void> {
  const url = new URL(bed.database.url);
  url.pathname = `/${name}`;
  await bed.query(`drop database if exists ${name} with (force)`);
  await bed.query(`create database ${name}`);
  // Each statement takes a moment longer, so that a kill falls between two of them.
  await withClient(url.href, (client) =>
    client.query(`
      create schema fault;
      create function fault.wait() returns event_trigger language plpgsql as $$ begin perform pg_sleep(0.01); end $$;
      create event trigger slow on ddl_command_end execute function fault.wait();`),
  );
  const settings = {
    ...bed.settings,
    OCTAVO_DATA_DIR: `${bed.folder}/migrated`,
    DATABASE_URL: url.href,
    PORT: String(await freePort('127.0.0.1')),
  };
  const isMigrating = async (): Promise<boolean> => {
    const [found] = await bed.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity where datname = '${name}' and state = 'active' and query ~* '^\\s*(create|alter)'`,
    );
    return Number(found?.n) > 0;
  };
  for (const pauseMs of [0, 150, 400, 900]) {
    const octavo = runOctavoProcess(settings);
    const until = performance.now() + 60_000;
    while (!(await isMigrating())) {
      if (performance.now() > until) throw new Error('the migration was never seen');
      await delay(10);
    }
    await delay(pauseMs);
    signal(octavo.child.pid ?? 0, 'SIGKILL');
    await octavo.exit;
  }
  await withClient(url.href, (client) => client.query('drop event trigger slow; drop schema fault cascade'));
  const octavo = runOctavoProcess(settings);
  await whenReady(octavo);
  octavo.child.kill('SIGTERM');
  await octavo.exit;
  const [wanted, found] = [await describeSchema(bed.database.url), await describeSchema(url.href)];
  const differences = [
    ...wanted.filter((line) => !found.includes(line)),
    ...found.filter((line) => !wanted.includes(line)),
  ];
  if (differences.length > 0) throw new Error(`the schema differs: ${differences.slice(0, 5).join('; ')}`);
}
