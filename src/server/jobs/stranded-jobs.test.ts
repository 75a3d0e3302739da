import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { freeStranded } from './stranded-jobs.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('releases jobs that the worker never received, and nothing else', async () => {
  const { pool } = database;
  for (const name of ['known', 'lost', 'fresh', 'of another'])
    await pool.query(`select graphile_worker.add_job('a-job', payload := $1::json)`, [
      JSON.stringify({ name }),
    ]);
  const lock = (name: string, holder: string, age: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval
        where payload->>'name' = $1 returning id`,
      [name, holder, age],
    );
  const { rows } = await lock('known', 'me', '1 minute');
  await lock('lost', 'me', '1 minute');
  await lock('fresh', 'me', '1 second');
  await lock('of another', 'you', '1 minute');
  expect(await freeStranded(pool, 'me', [String(rows[0].id)])).toBe(1);
  const free = await pool.query(
    `select payload->>'name' as name from graphile_worker._private_jobs where locked_by is null`,
  );
  expect(free.rows).toEqual([{ name: 'lost' }]);
});
