import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityEndpoints, userProfile } from '../../../contract/identity.ts';
import { createIdentity, migrateIdentity } from '../../adapters/identity/better-auth.ts';
import type { Identity } from '../../adapters/identity/identity.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { Deps } from '../../deps.ts';
import { mountContract } from '../../http/mount.ts';
import { respondError } from '../../http/respond-error.ts';
import { recordLogin } from '../profile/record-login.ts';
import { profileHandlers } from '../profile/routes.ts';
import { identityHandlers } from './routes.ts';

let database: TestDatabase;
let identity: Identity;
let app: FastifyInstance;
let clock = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  const shared = { db: database.db, pool: database.pool, clock: () => clock };
  const identityDeps = {
    ...shared,
    publicUrl: 'http://localhost:3000',
    instanceSecret: new Uint8Array(32).fill(7),
    isOwnerLinkEnabled: true,
    sendMail: async () => undefined,
    onSignIn: (user: Parameters<typeof recordLogin>[0]) => recordLogin(user, shared),
    log: () => undefined,
  };
  await migrateIdentity(identityDeps);
  identity = createIdentity(identityDeps);
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => respondError(error, request, reply));
  // These calls use no other dependency.
  const deps = { ...shared, identity } as unknown as Deps;
  mountContract(app, identityEndpoints, { ...identityHandlers, ...profileHandlers }, deps);
});

afterAll(async () => {
  await app.close();
  await database.close();
});

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const otherSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

function post(url: string, headers: Record<string, string>, payload?: object) {
  return app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
}

async function newOwnerToken(): Promise<string> {
  return (await identity.createOwnerLink())?.split('=')[1] ?? '';
}

async function signIn(): Promise<string> {
  const answer = await post('/identity/owner/sign-in', ownPage, { token: await newOwnerToken() });
  expect(answer.statusCode).toBe(204);
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
}

async function readToken(cookie: string): Promise<string> {
  const answer = await post('/identity/session/token', { ...ownPage, cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().token;
}

function readProfile(token: string) {
  return app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}` } });
}

test('[E01] the owner link creates a session, a token and a profile of tier basic', async () => {
  const answer = await readProfile(await readToken(await signIn()));
  expect(answer.statusCode).toBe(200);
  const profile = userProfile.parse(answer.json());
  expect(profile).toMatchObject({
    email: 'owner@localhost',
    displayName: 'Owner',
    membership: { tier: 'basic', upgradedAt: null },
  });
  expect(profile.uid).not.toBe('');
});

test('a later sign-in updates only lastLoginAt', async () => {
  const before = (await readProfile(await readToken(await signIn()))).json();
  clock = new Date(clock.getTime() + 60_000);
  const later = (await readProfile(await readToken(await signIn()))).json();
  expect(later).toEqual({ ...before, lastLoginAt: clock.toISOString() });
});

test('a missing profile is created when read; a tier is shown with its date', async () => {
  const token = await readToken(await signIn());
  await database.db.deleteFrom('users').execute();
  expect((await readProfile(token)).json()).toMatchObject({ membership: { tier: 'basic' } });
  const upgradedAt = new Date('2026-01-02T03:04:05Z');
  await database.db.updateTable('users').set({ tier: 'pro', upgraded_at: upgradedAt }).execute();
  expect((await readProfile(token)).json().membership).toEqual({
    tier: 'pro',
    upgradedAt: upgradedAt.toISOString(),
  });
});

test('a used link returns 410 with a message for the user', async () => {
  const token = await newOwnerToken();
  await post('/identity/owner/sign-in', ownPage, { token });
  const again = await post('/identity/owner/sign-in', ownPage, { token });
  expect(again.statusCode).toBe(410);
  expect(again.json()).toMatchObject({ code: 'gone', detail: expect.stringContaining('sign-in link') });
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('signing out ends the session and clears the cookie', async () => {
  const cookie = await signIn();
  const answer = await post('/identity/session/sign-out', { ...ownPage, cookie });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.find((one) => one.name === 'octavo.session_token')).toMatchObject({ maxAge: 0 });
  const after = await post('/identity/session/token', { ...ownPage, cookie });
  expect(after.statusCode).toBe(401);
});

test("other sites can't use the cookie, and a rejected call changes nothing", async () => {
  const cookie = await signIn();
  const token = await newOwnerToken();
  for (const [url, payload] of [
    ['/identity/owner/sign-in', { token }],
    ['/identity/session/token', undefined],
    ['/identity/session/sign-out', undefined],
  ] as const) {
    const answer = await post(url, { ...otherSite, cookie }, payload);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  await readToken(cookie);
  expect((await post('/identity/owner/sign-in', ownPage, { token })).statusCode).toBe(204);
});

test.each([
  ['no token', undefined],
  ['a token of another kind', 'Basic b3duZXI6'],
  ['nonsense', 'Bearer abc.def.ghi'],
])('the profile rejects %s', async (_, authorization) => {
  const answer = await app.inject({
    url: '/api/user/profile',
    headers: authorization ? { authorization } : {},
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ detail: 'User not authenticated' });
});
