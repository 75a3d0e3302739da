import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../adapters/identity/better-auth.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';

/* What an attacker can do with a copied bearer token or session cookies. */

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

const keysUrl = '/api/user/api-keys';
const newKey = { name: 'Nightly', scopes: ['documents:read', 'documents:write'] };

/** Sends a request with a previously copied token only. */
const withToken = (token: string, url: string, payload?: object) =>
  app.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

async function secondDevice(owner: SignedInBrowser): Promise<SignedInBrowser> {
  const browser = await app.signIn(owner.email, owner.password);
  if (!('send' in browser)) throw new Error(browser.body);
  return browser;
}

async function resetToken(email: string): Promise<string> {
  const payload = { purpose: 'reset_password', email };
  await app.app.inject({ method: 'POST', url: '/identity/send-code', payload });
  return app.lastToken(email);
}

type Ending = (owner: SignedInBrowser, stolen: SignedInBrowser) => Promise<{ readonly statusCode: number }>;

const endings: Record<string, Ending> = {
  'the owner signs that device out': async (owner) => {
    const { sessions } = (await owner.send('GET', '/identity/sessions')).json<{
      sessions: { id: string; is_current: boolean }[];
    }>();
    const other = sessions.find(({ is_current }) => !is_current);
    return owner.send('DELETE', `/identity/sessions/${other?.id}`);
  },
  'the owner signs out everywhere': (owner) => owner.send('POST', '/identity/sessions/revoke-all'),
  'the owner changes the password': (owner) =>
    owner.send('POST', '/identity/change-password', {
      current_password: owner.password,
      new_password: 'another long secret',
    }),
  'the owner resets the password': async (owner) => {
    const payload = { token: await resetToken(owner.email), password: 'another long secret' };
    return app.app.inject({ method: 'POST', url: '/identity/reset-password', payload });
  },
  'the device signs out': (_owner, stolen) => stolen.send('POST', '/identity/session/sign-out'),
  'the owner deletes the account': (owner) =>
    owner.send('POST', '/identity/delete-account', { confirmation: owner.email, password: owner.password }),
};

describe('a copied token is rejected immediately after', () => {
  test.each(Object.entries(endings))('%s', async (name, end) => {
    const owner = await app.signUp(`end${Object.keys(endings).indexOf(name)}`);
    const stolen = await secondDevice(owner);
    const token = stolen.heldToken;
    expect((await withToken(token, '/identity/account')).statusCode).toBe(200);
    expect((await end(owner, stolen)).statusCode).toBe(204);

    expect((await withToken(token, '/identity/account')).statusCode).toBe(401);
    expect((await withToken(token, keysUrl, { ...newKey, password: owner.password })).statusCode).toBe(401);
    const keys = await app.database.db
      .selectFrom('api_keys')
      .select('id')
      .where('user_id', '=', owner.uid)
      .execute();
    expect(keys).toEqual([]);
  });

  test('a session that ended in another process, or before this one started', async () => {
    const owner = await app.signUp('elsewhere');
    const [before, after] = [await secondDevice(owner), await secondDevice(owner)];
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from identity_sessions where "userId" = $1 order by "createdAt" desc',
      [owner.uid],
    );
    await app.database.pool.query('delete from identity_sessions where id = $1', [rows[1]?.id]);
    const { db, pool, config, instanceSecret, listenHub } = { ...app.deps, ...app.database };
    const other = createIdentity({
      db,
      pool,
      publicUrl: config.publicUrl,
      instanceSecret,
      isOwnerLinkEnabled: false,
      sendMail: async () => undefined,
      onSignIn: async () => undefined,
      log: () => undefined,
    });
    const stop = await other.followRevocations(listenHub);
    await expect(other.verifyToken(before.heldToken)).rejects.toMatchObject({ code: 'token_expired' });
    expect((await other.verifyToken(after.heldToken)).uid).toBe(owner.uid);
    await pool.query('delete from identity_sessions where id = $1', [rows[0]?.id]);
    await expect
      .poll(() => other.verifyToken(after.heldToken).catch(({ code }) => code))
      .toBe('token_expired');
    await stop();
  });
});

test('an open page keeps working when the second factor replaces its session', async () => {
  const owner = await app.signUp('factor');
  const held = owner.heldToken;
  await owner.send('POST', '/identity/second-factor/begin', { password: owner.password });
  const answer = await owner.send('GET', '/identity/account');
  expect(answer.statusCode).toBe(200);
  expect((await withToken(held, '/identity/account')).statusCode).toBe(200);
});

describe("an active session without fresh proof can't", () => {
  const calls: Record<string, (browser: SignedInBrowser) => ReturnType<SignedInBrowser['send']>> = {
    'create an API key': (browser) => browser.send('POST', keysUrl, newKey),
    'create an API key with a wrong password': (browser) =>
      browser.send('POST', keysUrl, { ...newKey, password: 'a guess' }),
    'rotate an API key': async (browser) => {
      const made = await browser.send('POST', keysUrl, { ...newKey, password: browser.password });
      return browser.send('PATCH', `${keysUrl}/${made.json().id}`, { rotate: true });
    },
    'change the email address': (browser) =>
      browser.send('POST', '/identity/change-email', { new_email: 'x@new.example' }),
    'change the password': (browser) =>
      browser.send('POST', '/identity/change-password', {
        current_password: '',
        new_password: 'another long secret',
      }),
    'set up a second factor': (browser) => browser.send('POST', '/identity/second-factor/begin', {}),
    'remove the second factor': (browser) => browser.send('POST', '/identity/second-factor/remove', {}),
    'export all data': (browser) => browser.send('POST', '/api/user/data-export'),
    'delete the account': (browser) =>
      browser.send('POST', '/identity/delete-account', { confirmation: browser.email }),
  };
  test.each(Object.entries(calls))('%s', async (name, call) => {
    const owner = await app.signUp(`proof${Object.keys(calls).indexOf(name)}`);
    const answer = await call(owner);
    expect(answer.statusCode, answer.body).toBe(401);
    expect(answer.json().code).toBe('invalid_credentials');
  });

  test("create an API key if the account has no password and the sign-in isn't recent", async () => {
    const owner = await app.signUp('nopassword');
    await app.database.pool.query(
      `update identity_accounts set password = null where "userId" = '${owner.uid}'`,
    );
    const age = (minutes: number) =>
      app.database.pool.query(
        `update identity_sessions set "createdAt" = now() - interval '${minutes} minutes' where "userId" = $1`,
        [owner.uid],
      );
    await age(11);
    const refused = await owner.send('POST', keysUrl, newKey);
    expect(refused.statusCode).toBe(403);
    await age(5);
    expect((await owner.send('POST', keysUrl, newKey)).statusCode).toBe(200);
    expect((await owner.send('POST', '/api/user/data-export')).statusCode).toBe(200);
  });
});

describe('a changed password', () => {
  async function ownerWithKeys(name: string) {
    const owner = await app.signUp(name);
    const make = (key: object) =>
      owner.send('POST', keysUrl, { ...newKey, ...key, password: owner.password });
    const made = (await make({ name: 'Nightly reports' })).json<{ secret: string }>();
    const old = (await make({ name: 'Long gone' })).json<{ id: string }>();
    await owner.send('PATCH', `${keysUrl}/${old.id}`, { revoked: true });
    const keyStatus = async () => (await withToken(made.secret, '/api/user/documents')).statusCode;
    const mail = () =>
      app.database.db
        .selectFrom('mails')
        .select(['text'])
        .where('to_address', '=', owner.email)
        .where('kind', '=', 'password_changed')
        .executeTakeFirst();
    return { owner, keyStatus, mail };
  }
  const change = (owner: SignedInBrowser, more: object = {}) =>
    owner.send('POST', '/identity/change-password', {
      current_password: owner.password,
      new_password: 'another long secret',
      ...more,
    });

  test('is announced by email, with the API keys that still work', async () => {
    const { owner, keyStatus, mail } = await ownerWithKeys('keeps');
    expect((await change(owner)).statusCode).toBe(204);
    expect(await keyStatus()).toBe(200);
    const text = (await mail())?.text ?? '';
    expect(text).toMatch(/These API keys still work:\s+Nightly reports \(oct_[\w-]/);
    expect(text).toContain('/membership');
    expect(text).not.toContain('Long gone');
  });

  test('revokes the API keys if the owner asks for it', async () => {
    const { owner, keyStatus, mail } = await ownerWithKeys('revokes');
    expect((await change(owner, { revoke_api_keys: true })).statusCode).toBe(204);
    expect(await keyStatus()).toBe(401);
    expect((await mail())?.text).toMatch(/These API keys were revoked:\s+Nightly reports/);
  });

  test('revokes the API keys on a reset too', async () => {
    const { owner, keyStatus, mail } = await ownerWithKeys('resets');
    const token = await resetToken(owner.email);
    const payload = { token, password: 'another long secret', revoke_api_keys: true };
    const answer = await app.app.inject({ method: 'POST', url: '/identity/reset-password', payload });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await keyStatus()).toBe(401);
    expect((await mail())?.text).toMatch(/These API keys were revoked:\s+Nightly reports/);
  });
});
