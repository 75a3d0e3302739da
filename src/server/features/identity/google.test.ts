import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { setUpAuthenticator } from './test-authenticator.ts';
import { type Browser, openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp, publicUrl } from './test-identity-app.ts';
import { type OidcProvider, oidcClient, startOidcProvider } from './test-oidc-provider.ts';

let provider: OidcProvider;
let octavo: IdentityApp;
beforeAll(async () => {
  provider = await startOidcProvider(`${publicUrl}/identity/callback/google`);
  octavo = await createIdentityApp({
    google: {
      clientId: oidcClient.id,
      clientSecret: new Secret(oidcClient.secret),
      discoveryUrl: provider.discoveryUrl,
    },
  });
});
afterAll(async () => {
  await octavo.close();
  await provider.close();
});

let count = 0;
/** A new account at the provider. */
function newAccount(facts: Partial<{ email: string; email_verified: boolean }> = {}) {
  const id = `person-${++count}`;
  const account = {
    email: `${id}@example.com`,
    email_verified: true,
    name: `Person ${count}`,
    picture: 'https://pictures.example/1.png',
    ...facts,
  };
  provider.accounts.set(id, account);
  return { id, ...account };
}

async function start(browser: Browser, body: object = { mode: 'page' }): Promise<string> {
  const answer = await browser.post('/identity/google/start', body);
  expect(answer.statusCode).toBe(200);
  return answer.json().authorization_url;
}

/** Follows the provider's redirect in our browser, and returns the final page's URL. */
async function comeBack(browser: Browser, callback: URL): Promise<URL> {
  const answer = await browser.get(callback.pathname + callback.search);
  expect(answer.statusCode).toBe(303);
  const page = new URL(answer.headers.location ?? '');
  expect(page.origin + page.pathname).toBe(`${publicUrl}/auth/complete`);
  return page;
}

async function signInWithGoogle(browser: Browser, account: string, body?: object): Promise<URL> {
  return comeBack(browser, await provider.visit(await start(browser, body), { account }));
}

describe('sign-in with Google', () => {
  test('asks with state, nonce and PKCE, and ends signed in with a profile', async () => {
    const browser = openBrowser(octavo.app);
    const account = newAccount();
    const url = new URL(await start(browser));
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('redirect_uri')).toBe(`${publicUrl}/identity/callback/google`);

    const page = await comeBack(browser, await provider.visit(url.href, { account: account.id }));
    expect(page.search).toBe('?mode=page');
    const profile = await browser.get('/api/user/profile', (await browser.bearer()) ?? {});
    expect(profile.json()).toMatchObject({
      email: account.email,
      displayName: account.name,
      membership: { tier: 'basic' },
    });
    const again = openBrowser(octavo.app);
    await signInWithGoogle(again, account.id);
    expect((await again.get('/api/user/profile', (await again.bearer()) ?? {})).json().uid).toBe(
      profile.json().uid,
    );
    const { rows } = await octavo.database.pool.query('select image from identity_users where email = $1', [
      account.email,
    ]);
    expect(rows).toEqual([{ image: null }]);
  });

  test.each([
    ['popup', undefined, '?mode=popup'],
    ['page', '/app?session=1', '?mode=page&return_to=%2Fapp%3Fsession%3D1'],
    ['page', 'https://evil.example/', '?mode=page'],
    ['page', '//evil.example', '?mode=page'],
    ['page', '/\\evil.example', '?mode=page'],
    ['page', '/\t/evil.example', '?mode=page'],
  ])('mode %s, back to %j: ends on %s', async (mode, return_to, search) => {
    const page = await signInWithGoogle(openBrowser(octavo.app), newAccount().id, { mode, return_to });
    expect(page.search).toBe(search);
  });

  test("rejects a state that this browser didn't start", async () => {
    const account = newAccount();
    const attacker = openBrowser(octavo.app);
    const callback = await provider.visit(await start(attacker), { account: account.id });
    const victim = openBrowser(octavo.app);
    await start(victim);
    const page = await comeBack(victim, callback);
    expect(page.searchParams.get('error')).toBe('invalid-auth-event');
    expect(await victim.bearer()).toBeNull();
    callback.searchParams.set('state', 'x'.repeat(32));
    expect((await comeBack(victim, callback)).searchParams.get('error')).toBe('invalid-auth-event');
  });

  test('accepts a response once', async () => {
    const browser = openBrowser(octavo.app);
    const callback = await provider.visit(await start(browser), { account: newAccount().id });
    const cookies = new Map(browser.cookies);
    expect((await comeBack(browser, callback)).searchParams.has('error')).toBe(false);
    const replay = openBrowser(octavo.app);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    expect((await comeBack(replay, callback)).searchParams.get('error')).toBe('invalid-auth-event');
    expect(await replay.bearer()).toBeNull();
  });

  test('tells a browser without cookies', async () => {
    const callback = await provider.visit(await start(openBrowser(octavo.app)), { account: newAccount().id });
    const page = await comeBack(openBrowser(octavo.app), callback);
    expect(page.searchParams.get('error')).toBe('web-storage-unsupported');
  });

  test('rejects a forged code', async () => {
    const browser = openBrowser(octavo.app);
    const callback = await provider.visit(await start(browser, { mode: 'popup' }), {
      account: newAccount().id,
    });
    callback.searchParams.set('code', 'forged');
    const page = await comeBack(browser, callback);
    expect(page.search).toBe('?mode=popup&error=invalid-auth-event');
  });

  test('declining at the provider returns to the page that started it', async () => {
    const browser = openBrowser(octavo.app);
    const callback = await provider.visit(await start(browser, { mode: 'popup' }), 'decline');
    expect((await comeBack(browser, callback)).search).toBe('?mode=popup&error=access-denied');
  });

  test('an address unverified by the provider creates and opens no account', async () => {
    const account = newAccount({ email_verified: false });
    const browser = openBrowser(octavo.app);
    const page = await signInWithGoogle(browser, account.id, { mode: 'popup' });
    expect(page.search).toBe('?mode=popup&error=email-not-verified');
    expect(await browser.bearer()).toBeNull();
    const { rows } = await octavo.database.pool.query('select id from identity_users where email = $1', [
      account.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('removes the password of an unverified account', async () => {
    const account = newAccount();
    const credentials = { email: account.email, password: 'attacker-password' };
    const attacker = openBrowser(octavo.app);
    await attacker.post('/identity/sign-up', { ...credentials, display_name: 'Mallory' });
    const token = await octavo.lastToken(account.email);
    const owner = openBrowser(octavo.app);
    expect((await signInWithGoogle(owner, account.id)).searchParams.has('error')).toBe(false);
    expect((await attacker.post('/identity/sign-in', credentials)).statusCode).toBe(401);
    expect((await attacker.post('/identity/verify-email', { token })).statusCode).toBe(410);
  });

  test('links to a verified account with the same address', async () => {
    const account = newAccount();
    const credentials = { email: account.email, password: 'my-own-password' };
    const browser = openBrowser(octavo.app);
    await browser.post('/identity/sign-up', { ...credentials, display_name: 'Me' });
    await browser.post('/identity/verify-email', { token: await octavo.lastToken(account.email) });
    const other = openBrowser(octavo.app);
    await signInWithGoogle(other, account.id);
    const profile = (await other.get('/api/user/profile', (await other.bearer()) ?? {})).json();
    expect(profile).toMatchObject({ displayName: 'Me' });
    expect((await openBrowser(octavo.app).post('/identity/sign-in', credentials)).statusCode).toBe(200);
  });

  test('requires the second factor of an account that has one', async () => {
    const account = newAccount();
    const browser = openBrowser(octavo.app);
    await browser.post('/identity/sign-up', {
      email: account.email,
      password: 'my-own-password',
      display_name: 'Me',
    });
    await browser.post('/identity/verify-email', { token: await octavo.lastToken(account.email) });
    const app = await setUpAuthenticator(octavo, browser, { ...account, password: 'my-own-password' });

    const other = openBrowser(octavo.app);
    const page = await signInWithGoogle(other, account.id, { mode: 'popup' });
    expect(page.search).toBe('?mode=popup&error=second_factor_required');
    expect(await other.bearer()).toBeNull();
    const answer = await other.post('/identity/sign-in/second-factor', { code: await app.code() });
    expect(answer.json()).toEqual({ status: 'signed_in' });
    expect(await other.bearer()).not.toBeNull();
  });
});

describe('a confirmation by Google', () => {
  const confirm = { mode: 'popup', purpose: 'confirm' };

  async function confirmations() {
    const { rows } = await octavo.database.pool.query(
      `select email from session_confirmations join identity_users on id = user_id where confirmed_until > now()`,
    );
    return rows.map(({ email }) => email);
  }

  test('confirms the signed-in account, and signs no one in', async () => {
    const browser = openBrowser(octavo.app);
    const account = newAccount();
    await signInWithGoogle(browser, account.id);
    const session = browser.cookies.get('octavo.session_token');
    const page = await signInWithGoogle(browser, account.id, confirm);
    expect(page.search).toBe('?mode=popup&purpose=confirm');
    expect(browser.cookies.get('octavo.session_token')).toBe(session);
    expect(await confirmations()).toEqual([account.email]);
  });

  test('with another account is a user-mismatch, whether or not it is known here', async () => {
    const known = newAccount();
    await signInWithGoogle(openBrowser(octavo.app), known.id);
    const browser = openBrowser(octavo.app);
    const own = newAccount();
    await signInWithGoogle(browser, own.id);
    const unknown = newAccount();
    for (const other of [known, unknown]) {
      const page = await signInWithGoogle(browser, other.id, confirm);
      expect(page.search).toBe('?mode=popup&purpose=confirm&error=user-mismatch');
    }
    const profile = await browser.get('/api/user/profile', (await browser.bearer()) ?? {});
    expect(profile.json()).toMatchObject({ email: own.email });
    expect(await confirmations()).not.toContain(own.email);
    const { rows } = await octavo.database.pool.query('select id from identity_users where email = $1', [
      unknown.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('is ignored if the browser has since signed in to another account', async () => {
    const browser = openBrowser(octavo.app);
    const [first, second] = [newAccount(), newAccount()];
    await signInWithGoogle(browser, first.id);
    const callback = await provider.visit(await start(browser, confirm), { account: first.id });
    const other = openBrowser(octavo.app);
    await signInWithGoogle(other, second.id);
    browser.cookies.set('octavo.session_token', other.cookies.get('octavo.session_token') ?? '');
    expect((await comeBack(browser, callback)).searchParams.get('error')).toBe('user-mismatch');
    expect(await confirmations()).not.toContain(second.email);
  });

  test('needs a session', async () => {
    const answer = await openBrowser(octavo.app).post('/identity/google/start', confirm);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });
});

test('every failure on the way back ends on a page of the web app: rate limit, unavailable database', async () => {
  const browser = openBrowser(octavo.app);
  const lost = '/identity/callback/google?state=x&code=y';
  let answer = await browser.get(lost);
  for (let n = 0; n < 31; n++) answer = await browser.get(lost);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${publicUrl}/auth/complete?mode=page&error=failed`);
  await octavo.database.pool.query('alter table identity_verifications rename to away');
  const fault = await openBrowser(octavo.app).get(lost);
  await octavo.database.pool.query('alter table away rename to identity_verifications');
  expect(fault.statusCode).toBe(303);
  expect(fault.headers.location).toBe(`${publicUrl}/auth/complete?mode=page&error=failed`);
});

test('reports missing settings', async () => {
  const plain = await createIdentityApp();
  try {
    const browser = openBrowser(plain.app);
    const answer = await browser.post('/identity/google/start', { mode: 'page' });
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toMatchObject({ code: 'not_configured' });
    const back = await browser.get('/identity/callback/google?code=a&state=b');
    expect(back.headers.location).toBe(`${publicUrl}/auth/complete?mode=page&error=not-configured`);
  } finally {
    await plain.close();
  }
});

test('an unreachable provider is a temporary error', async () => {
  const stranded = await createIdentityApp({
    google: {
      clientId: 'octavo',
      clientSecret: new Secret('secret'),
      discoveryUrl: 'http://127.0.0.1:1/.well-known/openid-configuration',
    },
  });
  try {
    const answer = await openBrowser(stranded.app).post('/identity/google/start', { mode: 'page' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  } finally {
    await stranded.close();
  }
});
