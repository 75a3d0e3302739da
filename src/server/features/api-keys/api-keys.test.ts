import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { grantTier } from '../membership/grant-tier.ts';

let house: TestApp;
let now = new Date();
beforeAll(async () => {
  house = await createTestApp({ OCTAVO_BASE_TIER: 'basic' }, { replace: async () => ({ clock: () => now }) });
});
afterAll(() => house.close());

let uid: string;
beforeEach(async () => {
  now = new Date();
  uid = `u${Math.random().toString(36).slice(2)}`;
  await house.database.db
    .insertInto('users')
    .values({ uid, email: `${uid}@example.com` })
    .execute();
  await grantTier({ uid, tier: 'enterprise' }, house.deps);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const signedIn = (method: Method, url: string, payload?: object) =>
  house.app.inject({ method, url, headers: house.as(uid), ...(payload ? { payload } : {}) });
const withKey = (secret: string, method: Method, url: string, payload?: object, headers: object = {}) =>
  house.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(payload ? { payload } : {}),
  });
const keysUrl = '/api/user/api-keys';
const all = ['documents:read', 'documents:write', 'shares:write'];
const make = async (more: object = {}) =>
  (await signedIn('POST', keysUrl, { name: 'CI', scopes: all, ...more })).json<{
    id: string;
    secret: string;
  }>();

test('[C19] [E10] [P13] a key is created, listed without its secret, used, renamed, rotated, revoked and deleted', async () => {
  const { id, secret } = await make();
  expect(secret).toMatch(/^oct_[\w-]{32}$/);
  const listed = await signedIn('GET', keysUrl);
  expect(listed.json().api_keys).toEqual([
    expect.objectContaining({ id, name: 'CI', prefix: secret.slice(0, 12), scopes: all, last_used_at: null }),
  ]);
  expect(listed.body).not.toContain(secret);
  const stored = JSON.stringify(await house.database.db.selectFrom('api_keys').selectAll().execute());
  expect(stored).not.toContain(secret);

  expect((await withKey(secret, 'GET', '/api/user/documents')).statusCode).toBe(200);
  const [used] = (await signedIn('GET', keysUrl)).json().api_keys;
  expect(used.last_used_at).toBe(now.toISOString());
  const renamed = await signedIn('PATCH', `${keysUrl}/${id}`, { name: 'Nightly' });
  expect(renamed.json()).toMatchObject({ name: 'Nightly', secret: null });

  const rotated = (await signedIn('PATCH', `${keysUrl}/${id}`, { rotate: true })).json();
  expect((await withKey(secret, 'GET', '/api/user/documents')).statusCode).toBe(401);
  expect((await withKey(rotated.secret, 'GET', '/api/user/documents')).statusCode).toBe(200);
  await signedIn('PATCH', `${keysUrl}/${id}`, { revoked: true });
  const refused = await withKey(rotated.secret, 'GET', '/api/user/documents');
  expect(refused.statusCode).toBe(401);
  expect(refused.json().detail).toContain('was revoked');
  expect((await signedIn('PATCH', `${keysUrl}/${id}`, { rotate: true })).statusCode).toBe(409);
  expect((await signedIn('DELETE', `${keysUrl}/${id}`)).statusCode).toBe(204);
  expect((await signedIn('DELETE', `${keysUrl}/${id}`)).statusCode).toBe(404);
  expect((await signedIn('GET', keysUrl)).json().api_keys).toEqual([]);
});

describe('a key is rejected', () => {
  test('if it has expired, or its account is gone', async () => {
    const { secret } = await make({ expires_in_days: 1 });
    now = new Date(now.getTime() + 25 * 3_600_000);
    const late = await withKey(secret, 'GET', '/api/user/documents');
    expect([late.statusCode, late.json().detail]).toEqual([401, expect.stringContaining('has expired')]);
    now = new Date();
    await house.database.db.deleteFrom('users').where('uid', '=', uid).execute();
    expect((await withKey(secret, 'GET', '/api/user/documents')).statusCode).toBe(401);
  });

  test('for calls outside its scopes, and for calls that need a signed-in user', async () => {
    const { secret } = await make({ scopes: ['documents:read'] });
    const wrong = await withKey(secret, 'POST', '/api/documents', { document: { html: '<p>x</p>' } });
    expect([wrong.statusCode, wrong.json().detail]).toEqual([
      403,
      expect.stringContaining('documents:write'),
    ]);
    for (const [method, url, payload] of [
      ['GET', keysUrl, undefined],
      ['POST', keysUrl, { name: 'more', scopes: all }],
      ['GET', '/identity/account', undefined],
      ['POST', '/payments/cancel-subscription', undefined],
    ] as const) {
      const answer = await withKey(secret, method, url, payload);
      expect([answer.statusCode, answer.json().code], url).toEqual([403, 'forbidden']);
    }
  });

  test('in the URL, with an explanation', async () => {
    const { secret } = await make();
    const answer = await house.app.inject(`/api/user/documents?api_key=${secret}`);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      401,
      expect.stringContaining('never in the address'),
    ]);
    expect(
      (await withKey('oct_notaknownkeynotaknownkeynotaknown', 'GET', '/api/user/documents')).statusCode,
    ).toBe(401);
  });

  test("below the plan with the API; keys can't be created there, but can be revoked", async () => {
    const { id, secret } = await make();
    await grantTier({ uid, tier: 'pro' }, house.deps);
    const used = await withKey(secret, 'GET', '/api/user/documents');
    expect(used.json()).toMatchObject({ code: 'plan_required', detail: expect.stringContaining('Premium') });
    expect((await signedIn('POST', keysUrl, { name: 'x', scopes: all })).statusCode).toBe(403);
    expect((await signedIn('DELETE', `${keysUrl}/${id}`)).statusCode).toBe(204);
  });

  test("over the plan's rate limit, with the time to wait", async () => {
    const { secret } = await make();
    const first = await withKey(secret, 'GET', '/api/user/documents');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '60',
    });
    await house.database.db
      .updateTable('account_attempts')
      .set({ count: 120 })
      .where('key', 'like', 'api-key %')
      .execute();
    const over = await withKey(secret, 'GET', '/api/user/documents');
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '60']);
    now = new Date(now.getTime() + 61_000);
    expect((await withKey(secret, 'GET', '/api/user/documents')).statusCode).toBe(200);
  });
});

test('a key creates a document from a prompt and from content, exports it alone and in a batch, lists and shares it', async () => {
  const { secret } = await make();
  const call = async (method: Method, url: string, payload?: object) => {
    const answer = await withKey(secret, method, url, payload);
    expect(answer.statusCode, `${url}: ${answer.body.slice(0, 300)}`).toBe(200);
    return answer;
  };
  const said = await call('POST', '/chat/stream', {
    messages: [{ role: 'user', content: 'Invoice for Quill' }],
  });
  expect(said.body).toContain('[LLM_STREAM_END]');
  const made = (
    await call('POST', '/api/documents', {
      document: { title: 'Brought along', html: '<p>Brought along</p>' },
    })
  ).json();
  const { documents } = (await call('GET', '/api/user/documents')).json();
  expect(documents.length).toBe(2);
  expect((await call('GET', `/api/documents/${made.id}/pdf`)).headers['content-type']).toBe(
    'application/pdf',
  );
  const ids = documents.map(({ id }: { id: string }) => id);
  const job = (await call('POST', '/api/pdf-jobs', { kind: 'batch', document_ids: ids })).json();
  expect((await call('GET', `/api/pdf-jobs/${job.job_id}/status`)).json().status).toBe('queued');
  const shared = (await call('POST', `/api/user/documents/${made.id}/shares`, {})).json();
  expect((await house.app.inject(new URL(shared.url).pathname)).body).toContain('Brought along');
  expect((await call('GET', '/api/user/shares')).json().shares.length).toBe(1);
});

test('the same Idempotency-Key acts once, and is rejected with a different request', async () => {
  const { secret } = await make();
  const { id } = await keepTestDocument({ uid, title: 'One', sessionId: null, text: 'One' }, house.deps);
  const start = (document_id: string) =>
    withKey(
      secret,
      'POST',
      '/api/pdf-jobs',
      { kind: 'pdf', document_id },
      { 'idempotency-key': 'job-of-today' },
    );
  const [one, two] = [await start(id), await start(id)];
  expect([one.statusCode, one.json().job_id]).toEqual([200, two.json().job_id]);
  expect((await start(crypto.randomUUID())).statusCode).toBe(422);
  expect((await withKey(secret, 'GET', '/api/pdf-jobs')).json().total).toBe(1);
});
