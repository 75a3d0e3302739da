import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListenHub, type ListenHub } from './listen.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let hub: ListenHub;
let losses: number;

beforeEach(async () => {
  database = await createTestDatabase();
  losses = 0;
  hub = createListenHub(database.url, {
    onLost: () => {
      losses += 1;
    },
  });
});
afterEach(async () => {
  await hub.close();
  await database.close();
});

const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);

test('each handler of a channel receives messages as soon as it listens', async () => {
  const [first, second, other]: string[][] = [[], [], []];
  await Promise.all([
    hub.listen('runs', (payload) => first?.push(payload)),
    hub.listen('runs', (payload) => second?.push(payload)),
    hub.listen('Other "channel"', (payload) => other?.push(payload)),
  ]);
  await notify('runs', 'a');
  await notify('Other "channel"', 'b');
  await vi.waitFor(() => expect([first, second, other]).toEqual([['a'], ['a'], ['b']]), { timeout: 60_000 });
});

test('a stopped handler receives nothing more, the others do', async () => {
  const [first, second]: string[][] = [[], []];
  const stop = await hub.listen('runs', (payload) => first?.push(payload));
  await hub.listen('runs', (payload) => second?.push(payload));
  await stop();
  await notify('runs', 'a');
  await vi.waitFor(() => expect(second).toEqual(['a']), { timeout: 60_000 });
  expect(first).toEqual([]);
});

test('stopping and listening again at the same time keeps the channel open', async () => {
  const got: string[] = [];
  const stop = await hub.listen('runs', () => undefined);
  await Promise.all([stop(), hub.listen('runs', (payload) => got.push(payload))]);
  await notify('runs', 'a');
  await vi.waitFor(() => expect(got).toEqual(['a']), { timeout: 60_000 });
});

test('reconnects after a lost connection and tells each handler to check', async () => {
  const got: string[] = [];
  await hub.listen('runs', (payload) => got.push(payload));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'octavo-listen' and datname = current_database()",
  );
  await vi.waitFor(() => expect(got).toEqual(['']), { timeout: 60_000 });
  expect(losses).toBe(1);
  await notify('runs', 'a');
  await vi.waitFor(() => expect(got).toEqual(['', 'a']), { timeout: 60_000 });
});

test('a closed hub throws', async () => {
  await hub.close();
  await expect(hub.listen('runs', () => undefined)).rejects.toThrow('the listen hub is closed');
});
