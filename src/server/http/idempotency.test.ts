import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { keepTestDocument } from '../testing/test-documents.ts';
import { once } from './idempotency.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const key = () => crypto.randomUUID();
const rename = (user: string, id: string, title: string, idempotencyKey: string) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/user/documents/${id}`,
    headers: { ...test.as(user), 'idempotency-key': idempotencyKey },
    payload: { title },
  });

it('a change repeated with its key runs once and gets the same response', async () => {
  const { id } = await keepTestDocument({ uid: 'ada', title: 'A', sessionId: null, text: 'x' }, test.deps);
  const first = key();
  const answer = await rename('ada', id, 'One', first);
  await rename('ada', id, 'Two', key());
  const replayed = await rename('ada', id, 'One', first);
  expect(replayed.statusCode).toBe(200);
  expect(replayed.json()).toEqual(answer.json());
  const now = await test.app.inject({ url: `/api/user/documents/${id}`, headers: test.as('ada') });
  expect(now.json().title).toBe('Two');
});

it('a key belongs to one request of one user', async () => {
  const { id } = await keepTestDocument({ uid: 'bob', title: 'B', sessionId: null, text: 'x' }, test.deps);
  const shared = key();
  expect((await rename('bob', id, 'One', shared)).statusCode).toBe(200);
  expect((await rename('bob', id, 'Other', shared)).statusCode).toBe(422);
  expect((await rename('eve', id, 'One', shared)).statusCode).toBe(404);
  expect((await rename('bob', id, 'One', 'no key!')).statusCode).toBe(400);
});

it('a failed change can be retried with its key', async () => {
  const { id } = await keepTestDocument({ uid: 'cat', title: 'C', sessionId: null, text: 'x' }, test.deps);
  const again = key();
  expect((await rename('cat', id, ' ', again)).statusCode).toBe(400);
  expect((await rename('cat', id, 'Fine', again)).statusCode).toBe(200);
});

it('two concurrent requests run the work once', async () => {
  const call = { uid: 'dan', key: key(), request: ['x'] };
  let works = 0;
  let end: (value: string) => void = () => undefined;
  const working = once(
    test.deps.db,
    call,
    () =>
      new Promise((resolve) => {
        works += 1;
        end = resolve;
      }),
  );
  await expect.poll(() => works).toBe(1);
  await expect(once(test.deps.db, call, async () => 'second')).rejects.toMatchObject({ code: 'unavailable' });
  end('first');
  expect(await working).toBe('first');
  expect(await once(test.deps.db, call, async () => 'third')).toBe('first');
});

it('a change whose response is too long to store is refused when repeated', async () => {
  const call = { uid: 'fay', key: key(), request: ['x'] };
  let works = 0;
  const work = async () => {
    works += 1;
    return 'long '.repeat(100_000);
  };
  await once(test.deps.db, call, work);
  await expect(once(test.deps.db, call, work)).rejects.toMatchObject({ code: 'conflict' });
  expect(works).toBe(1);
});
