import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { holdInstanceLock, type InstanceLock } from './instance-lock.ts';

let database: TestDatabase;
let held: InstanceLock[];

beforeEach(async () => {
  database = await createTestDatabase();
  held = [];
});
afterEach(async () => {
  for (const lock of held) await lock.release();
  await database.close();
});

async function hold(): Promise<InstanceLock> {
  const lock = await holdInstanceLock(database.url, database.db);
  held.push(lock);
  return lock;
}

test('processes see each other as alive until one releases its lock', async () => {
  const [first, second] = [await hold(), await hold()];
  expect(first.key).not.toBe(second.key);
  expect(await first.isAlive(second.key)).toBe(true);
  expect(await second.isAlive(second.key)).toBe(true);
  await second.release();
  await vi.waitFor(async () => expect(await first.isAlive(second.key)).toBe(false), { timeout: 60_000 });
  expect(await first.isAlive(12_345)).toBe(false);
});

test('keys are random and exact as numbers', async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, async () => (await hold()).key));
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
});

test('locks in different databases are independent', async () => {
  const other = await createTestDatabase();
  const lock = await holdInstanceLock(other.url, other.db);
  const here = await hold();
  expect(await here.isAlive(lock.key)).toBe(false);
  await lock.release();
  await other.close();
});

test('a process whose connection broke becomes alive again with the same key', async () => {
  const lock = await hold();
  const watcher = await hold();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = $1::bigint::oid and objid = $2::bigint::oid`,
    [Math.floor(lock.key / 2 ** 32), lock.key % 2 ** 32],
  );
  await vi.waitFor(async () => expect(await watcher.isAlive(lock.key)).toBe(true), { timeout: 60_000 });
});
