import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../testing/test-accounts.ts';
import { closeTestRenderer } from '../../testing/test-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(async () => {
  await app.close();
  await closeTestRenderer();
});

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
])('a client cannot write %s, and the refusal names it', async (field, change) => {
  const bea = await app.signUp(`bea${Math.random().toString(36).slice(2)}`);
  const url = `/database/users/${bea.uid}`;
  const before = (await bea.send('GET', url)).json();
  const answer = await bea.send('PATCH', url, { ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', detail: expect.stringContaining(field) });
  expect((await bea.send('GET', url)).json()).toEqual(before);
});

test('the profile of others is not there, whatever is done with it', async () => {
  const cat = await app.signUp('cat');
  const eve = await app.signUp('eve');
  const url = `/database/users/${cat.uid}`;
  for (const [method, payload] of [['GET'], ['PATCH', { displayName: 'Eve' }], ['DELETE']] as const) {
    expect((await eve.send(method, url, payload)).statusCode, method).toBe(404);
  }
  expect((await cat.send('GET', url)).json()).toMatchObject({ displayName: 'cat' });
});

test('a deleted profile is gone until the next login, the account is not', async () => {
  const dan = await app.signUp('dan');
  const url = `/database/users/${dan.uid}`;
  expect((await dan.send('DELETE', url)).statusCode).toBe(204);
  expect((await dan.send('GET', url)).statusCode).toBe(404);
  expect((await dan.send('DELETE', url)).statusCode).toBe(204);
  await app.signIn(dan.email, dan.password);
  expect((await dan.send('GET', url)).json()).toMatchObject({ membership: { tier: 'basic' } });
});
