import { expect, it } from 'vitest';
import { chatEndpoints } from '../../contract/chat.ts';
import { documentEndpoints } from '../../contract/documents.ts';
import { libraryEndpoints } from '../../contract/library.ts';
import { createCall } from './call.ts';
import { createOfflineQueue } from './offline-queue.ts';
import { json, scriptedDeps } from './test-client.ts';

const id = '0b6f3f5e-54a1-4c53-9a3c-1d7f5d1f2a10';

/** Simulated connection with a manual clock. */
function testConnection() {
  let isOnline = false;
  let isVisible = true;
  let now = 0;
  let back: (how: 'online' | 'visible') => void = () => undefined;
  const sleepers: { at: number; wake: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const queue = createOfflineQueue({
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    onReturn: (listener) => {
      back = listener;
    },
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: now + ms, wake })),
  });
  return {
    queue,
    hide: () => {
      isVisible = false;
    },
    show: () => {
      isVisible = true;
      back('visible');
    },
    connect: () => {
      isOnline = true;
      back('online');
    },
    async pass(ms: number) {
      const until = now + ms;
      for (;;) {
        await settle();
        const due = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        sleepers.splice(sleepers.indexOf(due), 1);
        now = due.at;
        due.wake();
      }
      now = until;
    },
  };
}

function client(connection: ReturnType<typeof testConnection>) {
  const sentAt: string[] = [];
  const { deps, requests } = scriptedDeps(
    Array.from({ length: 20 }, () => () => {
      if (!connection.queue.isOnline()) throw new TypeError('fetch failed');
      sentAt.push(requests.at(-1)?.url ?? '');
      return json(200, { session_id: null });
    }),
  );
  return { call: createCall({ ...deps, queue: connection.queue }), sentAt, requests };
}

it('[K02] requests made offline are queued and sent in order, 100 ms apart, when the connection is back', async () => {
  const connection = testConnection();
  const { call, sentAt } = client(connection);
  const answers = Promise.all([1, 2, 3].map(() => call(chatEndpoints.latestSession, {})));
  await connection.pass(1000);
  expect(connection.queue.count()).toBe(3);
  expect(sentAt).toHaveLength(0);
  connection.connect();
  await connection.pass(0);
  expect(sentAt).toHaveLength(1);
  await connection.pass(99);
  expect(sentAt).toHaveLength(1);
  await connection.pass(1);
  expect(sentAt).toHaveLength(2);
  await connection.pass(100);
  await answers;
  expect(connection.queue.count()).toBe(0);
});

it('[K02] in a hidden tab they wait until 500 ms after it becomes visible', async () => {
  const connection = testConnection();
  const { call, sentAt } = client(connection);
  const answer = call(chatEndpoints.latestSession, {});
  await connection.pass(0);
  connection.hide();
  connection.connect();
  await connection.pass(20_000);
  expect(sentAt).toHaveLength(0);
  connection.show();
  await connection.pass(499);
  expect(sentAt).toHaveLength(0);
  await connection.pass(1);
  expect(sentAt).toHaveLength(1);
  await answer;
});

it('a change keeps its key through all attempts; another change has another key', async () => {
  const connection = testConnection();
  const { call, requests } = client(connection);
  const body = { session_ids: [id] };
  const first = call(libraryEndpoints.restoreSessions, { body }).catch(() => undefined);
  const second = call(libraryEndpoints.restoreSessions, { body }).catch(() => undefined);
  await connection.pass(0);
  connection.connect();
  await connection.pass(1000);
  await Promise.all([first, second]);
  const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => key !== null)).toBe(true);
});

it('a call that starts work fails at once and is never retried', async () => {
  const connection = testConnection();
  const { call, requests } = client(connection);
  await expect(call(documentEndpoints.restoreVersion, { params: { id, version: 1 } })).rejects.toMatchObject({
    code: 'network',
  });
  connection.connect();
  await connection.pass(10_000);
  expect(requests).toHaveLength(1);
  expect(new Headers(requests[0]?.init.headers).get('idempotency-key')).toBeNull();
});

it('stops waiting when its caller aborts', async () => {
  const connection = testConnection();
  const { call } = client(connection);
  const gone = new AbortController();
  const answer = call(chatEndpoints.latestSession, {}, { signal: gone.signal });
  await connection.pass(0);
  gone.abort();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  expect(connection.queue.count()).toBe(0);
});
