import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../testing/test-accounts.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

test('[E01] users/{uid} is read and merge-written; lacking membership reads as basic', async () => {
  const ada = await app.signUp('ada');
  const url = `/database/users/${ada.uid}`;
  const first = (await ada.send('GET', url)).json();
  expect(first).toEqual({
    uid: ada.uid,
    email: ada.email,
    displayName: 'ada',
    createdAt: expect.any(String),
    lastLoginAt: expect.any(String),
    membership: { tier: 'basic', upgradedAt: null },
  });
  expect((await ada.send('PATCH', url, { displayName: '  Ada L. ' })).json()).toEqual({
    ...first,
    displayName: 'Ada L.',
  });
  expect((await ada.send('PATCH', url, {})).json()).toMatchObject({ displayName: 'Ada L.' });
});

test.each([
  ['membership', { membership: { tier: 'enterprise' } }],
  ['uid', { uid: 'somebody' }],
  ['email', { email: 'other@example.com' }],
  ['createdAt', { createdAt: '2020-01-01T00:00:00Z' }],
  ['displayName', { displayName: '   ' }],
  ['displayName', { displayName: 'x'.repeat(81) }],
  ['displayName', { displayName: null }],
])("a client can't write %s, and the error names it", async (field, change) => {
  const bea = await app.signUp(`bea${Math.random().toString(36).slice(2)}`);
  const url = `/database/users/${bea.uid}`;
  const before = (await bea.send('GET', url)).json();
  const answer = await bea.send('PATCH', url, { ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', detail: expect.stringContaining(field) });
  expect((await bea.send('GET', url)).json()).toEqual(before);
});

test("other users' profiles return 404 in all calls", async () => {
  const cat = await app.signUp('cat');
  const eve = await app.signUp('eve');
  const url = `/database/users/${cat.uid}`;
  for (const [method, payload] of [['GET'], ['PATCH', { displayName: 'Eve' }], ['DELETE']] as const) {
    expect((await eve.send(method, url, payload)).statusCode, method).toBe(404);
  }
  expect((await cat.send('GET', url)).json()).toMatchObject({ displayName: 'cat' });
});

test('[T04] a sign-in updates lastLoginAt, and creates a missing profile', async () => {
  const dan = await app.signUp('dan');
  const url = `/database/users/${dan.uid}`;
  const first = (await dan.send('GET', url)).json();
  await app.signIn(dan.email, dan.password);
  const second = (await dan.send('GET', url)).json();
  expect(second).toEqual({ ...first, lastLoginAt: expect.any(String) });
  expect(Date.parse(second.lastLoginAt)).toBeGreaterThan(Date.parse(first.lastLoginAt));
  expect((await dan.send('DELETE', url)).statusCode).toBe(204);
  expect((await dan.send('GET', url)).statusCode).toBe(404);
  expect((await dan.send('DELETE', url)).statusCode).toBe(204);
  await app.signIn(dan.email, dan.password);
  expect((await dan.send('GET', url)).json()).toMatchObject({ membership: { tier: 'basic' } });
});

test("[X02] reports a profile that can't be created", async () => {
  const fay = await app.signUp('fay');
  await fay.send('DELETE', `/database/users/${fay.uid}`);
  await app.database.pool.query(`
    create function refuse_profile() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse_profile before insert on users for each row execute function refuse_profile();`);
  const answer = await fay.send('GET', '/api/user/profile');
  await app.database.pool.query('drop trigger refuse_profile on users');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal', detail: 'Failed to create user profile' });
  expect((await fay.send('GET', '/api/user/profile')).statusCode).toBe(200);
});

test("[X02] a token that outlived its account gets 'not signed in'", async () => {
  const gil = await app.signUp('gil');
  const headers = { authorization: `Bearer ${gil.heldToken}` };
  await gil.send('POST', '/identity/delete-account', { confirmation: gil.email, password: gil.password });
  for (const url of ['/identity/account', '/api/user/profile']) {
    const answer = await app.app.inject({ method: 'GET', url, headers });
    expect(answer.json(), url).toMatchObject({
      code: 'unauthenticated',
      detail: 'No user is currently signed in',
    });
  }
  const none = await app.app.inject({ method: 'GET', url: '/identity/account' });
  expect(none.json()).toMatchObject({ code: 'unauthenticated', detail: 'User not authenticated' });
});
