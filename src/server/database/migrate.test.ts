import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { migrateDatabase, withMigrationLock } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a copy of the template has every table and no pending migrations', async () => {
  expect(await migrateDatabase(database.db)).toEqual([]);
  const user = { user_id: 'u', id: crypto.randomUUID(), title: 'Invoice' };
  const row = await database.db.insertInto('sessions').values(user).returningAll().executeTakeFirstOrThrow();
  expect(row.document_count).toBe(0);
  expect(row.created_at).toBeInstanceOf(Date);
});

test('copies are isolated from each other', async () => {
  const other = await createTestDatabase();
  await database.db.insertInto('users').values({ uid: 'a', email: 'a@example.com' }).execute();
  expect(await other.db.selectFrom('users').selectAll().execute()).toEqual([]);
  await other.close();
});

test('reads int8 as a number', async () => {
  const { rows } = await database.pool.query('select count(*) as n, 9007199254740991::int8 as big');
  expect(rows[0]).toEqual({ n: 0 + 1, big: Number.MAX_SAFE_INTEGER });
});

test('two concurrent migrators migrate once', async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  const processes = [connectDatabase(database.url), connectDatabase(database.url)];
  const ran = await Promise.all(
    processes.map(({ db, pool }) => withMigrationLock(pool, () => migrateDatabase(db))),
  );
  expect(ran.flat()).toContain('0001-documents-and-runs');
  expect(new Set(ran.flat()).size).toBe(ran.flat().length);
  expect(await database.db.selectFrom('runs').selectAll().execute()).toEqual([]);
  await Promise.all(processes.map((connection) => connection.close()));
});

test('releases the migration lock if the work fails', async () => {
  const failing = withMigrationLock(database.pool, () => Promise.reject(new Error('no such table')));
  await expect(failing).rejects.toThrow('no such table');
  expect(await withMigrationLock(database.pool, async () => 'done')).toBe('done');
});

test('deletes the events of a run with the run', async () => {
  const run = {
    user_id: 'u',
    id: crypto.randomUUID(),
    session_id: crypto.randomUUID(),
    document_id: crypto.randomUUID(),
    status: 'running',
    prompt: 'p',
    request: '{}',
    model_alias: 'composer',
    instance_key: 2 ** 53 - 1,
  };
  const stored = await database.db.insertInto('runs').values(run).returningAll().executeTakeFirstOrThrow();
  expect(stored.instance_key).toBe(2 ** 53 - 1);
  await database.db.insertInto('run_events').values({ run_id: run.id, seq: 1, event: '{"a":1}' }).execute();
  await database.db.deleteFrom('runs').where('id', '=', run.id).execute();
  expect(await database.db.selectFrom('run_events').selectAll().execute()).toEqual([]);
});
