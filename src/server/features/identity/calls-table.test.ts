import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountEndpoints } from '../../../contract/accounts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorBody } from '../../../contract/error-codes.ts';
import { Secret } from '../../config/secret.ts';
import { type Authenticator, setUpAuthenticator } from './test-authenticator.ts';
import { type Browser, openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp, publicUrl } from './test-identity-app.ts';
import { type OidcProvider, oidcClient, startOidcProvider } from './test-oidc-provider.ts';

/* Tests every identity call that changes data with valid, missing, malformed, replayed and expired input. */

let provider: OidcProvider;
let octavo: IdentityApp;
beforeAll(async () => {
  provider = await startOidcProvider(`${publicUrl}/identity/callback/google`);
  provider.accounts.set('gina', { email: 'gina@example.com', email_verified: true, name: 'Gina' });
  const { discoveryUrl } = provider;
  const clientSecret = new Secret(oidcClient.secret);
  octavo = await createIdentityApp({ google: { clientId: oidcClient.id, clientSecret, discoveryUrl } });
});
afterAll(async () => {
  await octavo.close();
  await provider.close();
});

let count = 0;
function newSignUp() {
  return {
    email: `row-${++count}@example.com`,
    password: `password of ${count}`,
    display_name: `Row ${count}`,
  };
}

async function signedUp() {
  const account = newSignUp();
  const browser = openBrowser(octavo.app);
  await browser.post('/identity/sign-up', account);
  return { account, browser, token: await octavo.lastToken(account.email) };
}

async function verified() {
  const { account, browser, token } = await signedUp();
  await browser.post('/identity/verify-email', { token });
  return { account, browser };
}

async function mailed(purpose: string) {
  const { account, browser } = await verified();
  await browser.post('/identity/send-code', { purpose, email: account.email });
  return { account, browser, token: await octavo.lastToken(account.email) };
}

async function challenged(): Promise<{ browser: Browser; app: Authenticator }> {
  const { account, browser } = await verified();
  const app = await setUpAuthenticator(octavo, browser, account);
  const other = openBrowser(octavo.app);
  await other.post('/identity/sign-in', account);
  return { browser: other, app };
}

/** A prepared call: a browser, with a valid body. */
interface Ready {
  readonly browser: Browser;
  readonly body: Record<string, unknown>;
  readonly headers?: Record<string, string>;
}

interface RowOfTable {
  readonly call: keyof typeof accountEndpoints;
  readonly prepare: () => Promise<Ready>;
  readonly good: number;
  /** Bodies rejected with 400, by their fault. */
  readonly malformed: Record<string, Record<string, unknown>>;
  /** Status of the same call repeated; equals the first if the call consumes nothing. */
  readonly replayed: number;
  /** Expiry of the input; absent for calls whose input doesn't expire. */
  readonly expired?: { readonly afterMs: number; readonly status: number };
}

const hourMs = 60 * 60_000;
const badEmails = {
  'an address that is none': { email: 'not an address' },
  'an address with a line break': { email: 'a@example.com\r\nBcc: b@example.com' },
  'an address with a name': { email: 'Ada <a@example.com>' },
  'two addresses': { email: 'a@example.com,b@example.com' },
  'an address of another kind': { email: { $ne: null } },
};

const rows: RowOfTable[] = [
  {
    call: 'signUp',
    prepare: async () => ({ browser: openBrowser(octavo.app), body: newSignUp() }),
    good: 200,
    malformed: {
      ...badEmails,
      'a short password': { password: '12345' },
      'a huge password': { password: 'x'.repeat(201) },
      'an empty name': { display_name: ' ' },
    },
    replayed: 200,
  },
  {
    call: 'signIn',
    prepare: async () => {
      const { account } = await verified();
      return { browser: openBrowser(octavo.app), body: { email: account.email, password: account.password } };
    },
    good: 200,
    malformed: { ...badEmails, 'a password that is no text': { password: ['x'] } },
    replayed: 200,
  },
  {
    call: 'sendCode',
    prepare: async () => {
      const { account, browser } = await verified();
      return { browser, body: { purpose: 'sign_in', email: account.email } };
    },
    good: 204,
    malformed: { ...badEmails, 'another purpose': { purpose: 'change_email' } },
    replayed: 204,
  },
  {
    call: 'verifyEmail',
    prepare: async () => {
      const { browser, token } = await signedUp();
      return { browser, body: { token } };
    },
    good: 200,
    malformed: { 'a short token': { token: 'abc' }, 'a token that is no text': { token: 42 } },
    replayed: 410,
    expired: { afterMs: 24 * hourMs, status: 410 },
  },
  {
    call: 'signInWithLink',
    prepare: async () => {
      const { account, browser, token } = await mailed('sign_in');
      return { browser, body: { token, email: account.email } };
    },
    good: 200,
    malformed: { ...badEmails, 'a short token': { token: 'abc' } },
    replayed: 410,
    expired: { afterMs: hourMs, status: 410 },
  },
  {
    call: 'resetPassword',
    prepare: async () => {
      const { browser, token } = await mailed('reset_password');
      return { browser, body: { token, password: 'a new password' } };
    },
    good: 204,
    malformed: { 'a short token': { token: 'abc' }, 'a short password': { password: '12345' } },
    replayed: 410,
    expired: { afterMs: hourMs, status: 410 },
  },
  {
    call: 'verifySecondFactor',
    prepare: async () => {
      const { browser, app } = await challenged();
      return { browser, body: { code: await app.code() } };
    },
    good: 200,
    malformed: { 'a short code': { code: '123' }, 'a code that is no text': { code: 123456 } },
    replayed: 410,
  },
  {
    call: 'startGoogleSignIn',
    prepare: async () => ({ browser: openBrowser(octavo.app), body: { mode: 'popup' } }),
    good: 200,
    malformed: { 'another mode': { mode: 'iframe' }, 'a huge return path': { return_to: '/'.repeat(501) } },
    replayed: 200,
  },
  {
    call: 'updateAccount',
    prepare: async () => {
      const { browser } = await verified();
      return { browser, body: { displayName: 'Renamed' }, headers: (await browser.bearer()) ?? {} };
    },
    good: 204,
    malformed: {
      'an empty name': { displayName: '' },
      'a photo elsewhere': { photoUrl: 'https://pictures.example/1.png' },
      'a photo that is a script': { photoUrl: 'data:text/html;base64,PHNjcmlwdD4=' },
      'a photo that only says so': { photoUrl: 'data:image/png;base64,PHNjcmlwdD4=' },
    },
    replayed: 204,
  },
];

const pathOf = (call: keyof typeof accountEndpoints) => accountEndpoints[call].path;

test('covers every call of the contract', () => {
  const calls: [string, Endpoint][] = Object.entries(accountEndpoints);
  const changing = calls.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(rows.map(({ call }) => call).sort()).toEqual(changing.sort());
});

describe.each(rows)('[I01] $call', ({ call, prepare, good, malformed, replayed }) => {
  const path = pathOf(call);

  test('valid, then repeated', async () => {
    const { browser, body, headers } = await prepare();
    const answer = await browser.post(path, body, headers);
    expect(answer.statusCode).toBe(good);
    expect((await browser.post(path, body, headers)).statusCode).toBe(replayed);
  });

  test('missing', async () => {
    const { browser, body, headers } = await prepare();
    if (call !== 'updateAccount') {
      for (const field of Object.keys(body)) {
        const answer = await browser.post(path, { ...body, [field]: undefined }, headers);
        expect(answer.statusCode, field).toBe(400);
        expect(errorBody.parse(answer.json()).fields?.[0]?.path).toContain(field);
      }
      expect((await browser.post(path, undefined, headers)).statusCode).toBe(400);
    }
    // The rejected calls above consumed nothing.
    expect((await browser.post(path, body, headers)).statusCode).toBe(good);
  });

  test('malformed', async () => {
    const { browser, body, headers } = await prepare();
    for (const [name, fault] of Object.entries(malformed)) {
      const answer = await browser.post(path, { ...body, ...fault }, headers);
      expect(answer.statusCode, name).toBe(400);
      expect(['invalid_input', 'password_policy']).toContain(errorBody.parse(answer.json()).code);
    }
    expect((await browser.post(path, body, headers)).statusCode).toBe(good);
  });

  test('from another site', async () => {
    const { browser, body, headers } = await prepare();
    if (accountEndpoints[call].auth === 'none') {
      const answer = await browser.post(path, body, { ...headers, origin: 'https://evil.example' });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    } else {
      expect((await browser.post(path, body)).statusCode).toBe(401);
    }
  });
});

describe.each(rows.filter(({ expired }) => expired))('$call', ({ call, prepare, expired }) => {
  test('expired', async () => {
    const { browser, body, headers } = await prepare();
    octavo.advance(expired?.afterMs ?? 0);
    const answer = await browser.post(pathOf(call), body, headers);
    octavo.advance(-(expired?.afterMs ?? 0));
    expect(answer.statusCode).toBe(expired?.status);
  });
});

describe("limits on the library's clock", () => {
  async function age(table: string): Promise<void> {
    await octavo.database.pool.query(`update ${table} set "expiresAt" = now() - interval '1 second'`);
  }

  test('an expired second factor', async () => {
    const { browser, app } = await challenged();
    await age('identity_verifications');
    const answer = await browser.post(pathOf('verifySecondFactor'), { code: await app.code() });
    expect(answer.statusCode).toBe(410);
    expect(await browser.bearer()).toBeNull();
  });

  test('a late response of the provider', async () => {
    const browser = openBrowser(octavo.app);
    const begun = await browser.post(pathOf('startGoogleSignIn'), { mode: 'page' });
    const callback = await provider.visit(begun.json().authorization_url, { account: 'gina' });
    await octavo.database.pool.query(
      `update identity_verifications
       set value = regexp_replace(value, '"expiresAt":\\d+', '"expiresAt":1') where value like '%errorURL%'`,
    );
    const answer = await browser.get(callback.pathname + callback.search);
    expect(answer.headers.location).toBe(`${publicUrl}/auth/complete?mode=page&error=invalid-auth-event`);
    expect(await browser.bearer()).toBeNull();
  });

  test('an expired session', async () => {
    const { browser } = await verified();
    await age('identity_sessions');
    expect(await browser.bearer()).toBeNull();
  });
});

test('project configuration: authorized domains, password policy, sign-in methods, email delivery', async () => {
  const answer = await openBrowser(octavo.app).get('/identity/config');
  expect(answer.json()).toEqual({
    authorized_domains: ['localhost'],
    password_policy: { min_length: 6, max_length: 128 },
    captcha: null,
    is_google_configured: false,
    email_delivery: 'outbox',
    token_sync_url: null,
  });
});
