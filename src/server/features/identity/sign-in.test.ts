import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpAuthenticator } from './test-authenticator.ts';
import { type Browser, openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp } from './test-identity-app.ts';

let octavo: IdentityApp;
beforeAll(async () => {
  octavo = await createIdentityApp();
});
afterAll(() => octavo.close());

let count = 0;
async function newAccount() {
  const account = {
    email: `person-${++count}@example.com`,
    password: `password of ${count}`,
    display_name: `Person ${count}`,
  };
  const browser = openBrowser(octavo.app);
  await browser.post('/identity/sign-up', account);
  await browser.post('/identity/verify-email', { token: await octavo.lastToken(account.email) });
  return { ...account, browser };
}

async function mailedToken(browser: Browser, purpose: string, email: string, more: object = {}) {
  const answer = await browser.post('/identity/send-code', { purpose, email, ...more });
  expect(answer.statusCode).toBe(204);
  return octavo.lastToken(email);
}

describe('sign-in with a password', () => {
  test('an unverified account gets its email again and no session', async () => {
    const account = { email: 'unverified@example.com', password: 'my password', display_name: 'Una' };
    const browser = openBrowser(octavo.app);
    await browser.post('/identity/sign-up', account);
    const first = await octavo.lastToken(account.email);
    const answer = await openBrowser(octavo.app).post('/identity/sign-in', account);
    expect(answer.json()).toEqual({ status: 'verification_required' });
    const second = await octavo.lastToken(account.email);
    expect(second).not.toBe(first);
    expect(await browser.bearer()).toBeNull();
    // The first email's link works as well as the second's.
    expect((await browser.post('/identity/verify-email', { token: first })).json()).toEqual({
      status: 'signed_in',
    });
  });

  test('signing in with the password verifies in that browser and keeps the password', async () => {
    const account = { email: 'elsewhere@example.com', password: 'my password', display_name: 'Eli' };
    await openBrowser(octavo.app).post('/identity/sign-up', account);
    await octavo.lastMail(account.email);
    const phone = openBrowser(octavo.app);
    await phone.post('/identity/sign-in', account);
    const token = await octavo.lastToken(account.email);
    expect((await phone.post('/identity/verify-email', { token })).json()).toEqual({ status: 'signed_in' });
  });

  test('a wrong password and an unknown address get the same response', async () => {
    const { email } = await newAccount();
    const answers = await Promise.all(
      [email, 'nobody-here@example.com'].map((address) =>
        openBrowser(octavo.app).post('/identity/sign-in', { email: address, password: 'wrong password' }),
      ),
    );
    const [known, unknown] = answers.map(({ statusCode, headers, json }) => ({
      statusCode,
      cookies: headers['set-cookie'],
      body: { ...json(), request_id: '' },
    }));
    expect(known?.statusCode).toBe(401);
    expect(known).toEqual(unknown);
  });

  test('ignores the case of an address', async () => {
    const { email, password } = await newAccount();
    const answer = await openBrowser(octavo.app).post('/identity/sign-in', {
      email: email.toUpperCase(),
      password,
    });
    expect(answer.json()).toEqual({ status: 'signed_in' });
  });

  test('limits wrong passwords by account and network, known account or not', async () => {
    const { email } = await newAccount();
    for (const address of [email, 'not-known@example.com']) {
      const attacker = openBrowser(octavo.app);
      const guess = () => attacker.post('/identity/sign-in', { email: address, password: 'guess' });
      expect((await guess()).statusCode).toBe(401);
      await octavo.database.db.updateTable('account_attempts').set({ count: 19 }).execute();
      expect((await guess()).statusCode).toBe(401);
      const refused = await guess();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      octavo.advance(15 * 60_000);
      expect((await guess()).statusCode).toBe(401);
      octavo.advance(-15 * 60_000);
      await octavo.database.db.deleteFrom('account_attempts').execute();
    }
  });

  test('limits guesses from many networks', async () => {
    const { email, password } = await newAccount();
    const guess = (given: string) =>
      openBrowser(octavo.app).post('/identity/sign-in', { email, password: given });
    await guess('guess');
    await octavo.database.db
      .updateTable('account_attempts')
      .set({ count: 100 })
      .where('count', '=', 1)
      .execute();
    expect((await guess(password)).statusCode).toBe(429);
    await octavo.database.db.deleteFrom('account_attempts').execute();
  });

  test('rejects too many tries from one address, with the time to wait', async () => {
    const browser = openBrowser(octavo.app);
    // The limit applies before the password check, so an empty call counts too.
    let last = await browser.post('/identity/sign-in', {});
    for (let i = 0; i < 20; i++) last = await browser.post('/identity/sign-in', {});
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('emailed links', () => {
  test('a link creates a verified account under the given name', async () => {
    const browser = openBrowser(octavo.app);
    const email = 'magic@example.com';
    const token = await mailedToken(browser, 'sign_in', email, { display_name: 'Maga' });
    expect((await octavo.lastMail(email))?.link).toBe(
      `http://localhost:3000/auth?mode=sign_in&token=${token}`,
    );
    const answer = await openBrowser(octavo.app).post('/identity/sign-in-link', { token, email });
    expect(answer.json()).toEqual({ status: 'signed_in' });
    await browser.post('/identity/sign-in-link', {
      token: await mailedToken(browser, 'sign_in', email, { display_name: 'Another' }),
      email,
    });
    const profile = await browser.get('/api/user/profile', (await browser.bearer()) ?? {});
    expect(profile.json()).toMatchObject({ email, displayName: 'Maga', membership: { tier: 'basic' } });
  });

  test("using another address doesn't consume the link", async () => {
    const email = 'mine@example.com';
    const browser = openBrowser(octavo.app);
    const token = await mailedToken(browser, 'sign_in', email);
    const other = await browser.post('/identity/sign-in-link', { token, email: 'yours@example.com' });
    expect(other.statusCode).toBe(410);
    expect((await browser.post('/identity/sign-in-link', { token, email })).statusCode).toBe(200);
  });

  test('a reset sets the password, ends all sessions, and disables the old password', async () => {
    const { email, password, browser } = await newAccount();
    const stranger = openBrowser(octavo.app);
    const token = await mailedToken(stranger, 'reset_password', email);
    expect((await octavo.lastMail(email))?.link).toBe(
      `http://localhost:3000/auth?mode=reset_password&token=${token}`,
    );
    const short = await stranger.post('/identity/reset-password', { token, password: 'short' });
    expect(short.json()).toMatchObject({ code: 'password_policy' });
    const answer = await stranger.post('/identity/reset-password', { token, password: 'a new password' });
    expect(answer.statusCode).toBe(204);
    expect(await browser.bearer()).toBeNull();
    expect((await stranger.post('/identity/sign-in', { email, password })).statusCode).toBe(401);
    const signIn = await stranger.post('/identity/sign-in', { email, password: 'a new password' });
    expect(signIn.json()).toEqual({ status: 'signed_in' });

    const resent = await openBrowser(octavo.app).post('/identity/send-code', {
      purpose: 'verify_email',
      email,
    });
    expect(resent.statusCode).toBe(204);
    expect((await octavo.lastMail(email))?.kind).toBe('reset_password');
  });

  test('a newer reset link replaces the older one, but not one requested by another visitor', async () => {
    const { email } = await newAccount();
    const browser = openBrowser(octavo.app);
    const older = await mailedToken(browser, 'reset_password', email);
    const newer = await mailedToken(browser, 'reset_password', email);
    await mailedToken(openBrowser(octavo.app), 'reset_password', email);
    const password = 'a new password';
    expect((await browser.post('/identity/reset-password', { token: older, password })).statusCode).toBe(410);
    expect((await browser.post('/identity/reset-password', { token: newer, password })).statusCode).toBe(204);
  });

  test('unknown addresses get the same response and no email', async () => {
    const { email } = await newAccount();
    const before = octavo.mails.length;
    for (const purpose of ['verify_email', 'reset_password']) {
      const known = await openBrowser(octavo.app).post('/identity/send-code', { purpose, email });
      const unknown = await openBrowser(octavo.app).post('/identity/send-code', {
        purpose,
        email: 'unknown-here@example.com',
      });
      expect(unknown.statusCode).toBe(204);
      expect(unknown.statusCode).toBe(known.statusCode);
      expect(unknown.body).toBe(known.body);
    }
    await octavo.identity.entry.whenIdle();
    expect(octavo.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  test('limits the emails that one visitor can request, known account or not', async () => {
    const browser = openBrowser(octavo.app);
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const answer = await browser.post('/identity/send-code', {
        purpose: 'reset_password',
        email: 'flooded@example.com',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
  });

  test('no email flow reaches the local owner', async () => {
    await octavo.identity.createOwnerLink();
    const before = octavo.mails.length;
    const browser = openBrowser(octavo.app);
    for (const purpose of ['verify_email', 'sign_in', 'reset_password'])
      await browser.post('/identity/send-code', { purpose, email: 'owner@localhost' });
    await octavo.identity.entry.whenIdle();
    expect(octavo.mails.length).toBe(before);
  });
});

describe('second factor', () => {
  test("a password alone creates no session; the app's code does", async () => {
    const account = await newAccount();
    const app = await setUpAuthenticator(octavo, account.browser, account);
    const browser = openBrowser(octavo.app);
    const first = await browser.post('/identity/sign-in', account);
    expect(first.statusCode).toBe(401);
    expect(first.json()).toMatchObject({ code: 'second_factor_required' });
    expect(await browser.bearer()).toBeNull();
    const wrong = await browser.post('/identity/sign-in/second-factor', { code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const right = await browser.post('/identity/sign-in/second-factor', { code: await app.code() });
    expect(right.json()).toEqual({ status: 'signed_in' });
    expect(await browser.bearer()).not.toBeNull();
    const replay = await browser.post('/identity/sign-in/second-factor', { code: await app.code() });
    expect(replay.statusCode).toBe(410);
  });

  test('an app code works once, even for another sign-in within its time', async () => {
    const account = await newAccount();
    const app = await setUpAuthenticator(octavo, account.browser, account);
    const code = await app.code();
    const statuses: number[] = [];
    for (let i = 0; i < 2; i++) {
      const browser = openBrowser(octavo.app);
      await browser.post('/identity/sign-in', account);
      statuses.push((await browser.post('/identity/sign-in/second-factor', { code })).statusCode);
    }
    expect(statuses).toEqual([200, 401]);
  });

  test('a recovery code works once, also after an emailed link', async () => {
    const account = await newAccount();
    const { recoveryCodes } = await setUpAuthenticator(octavo, account.browser, account);
    const [code = ''] = recoveryCodes;
    const browser = openBrowser(octavo.app);
    const token = await mailedToken(browser, 'sign_in', account.email);
    const link = await browser.post('/identity/sign-in-link', { token, email: account.email });
    expect(link.json()).toMatchObject({ code: 'second_factor_required' });
    expect(await browser.bearer()).toBeNull();
    expect((await browser.post('/identity/sign-in/second-factor', { code })).statusCode).toBe(200);

    const again = openBrowser(octavo.app);
    await again.post('/identity/sign-in', account);
    const reused = await again.post('/identity/sign-in/second-factor', { code });
    expect(reused.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  test('guessing ends the sign-in', async () => {
    const account = await newAccount();
    const app = await setUpAuthenticator(octavo, account.browser, account);
    const browser = openBrowser(octavo.app);
    await browser.post('/identity/sign-in', account);
    for (let i = 0; i < 6; i++) await browser.post('/identity/sign-in/second-factor', { code: `00000${i}` });
    const late = await browser.post('/identity/sign-in/second-factor', { code: await app.code() });
    expect(late.statusCode).toBe(410);
  });

  test("another account's session in this browser doesn't replace the code", async () => {
    const account = await newAccount();
    const app = await setUpAuthenticator(octavo, account.browser, account);
    const { browser } = await newAccount();
    await browser.post('/identity/sign-in', account);
    await browser.post('/identity/sign-in/second-factor', { code: await app.code() });
    const profile = await browser.get('/api/user/profile', (await browser.bearer()) ?? {});
    expect(profile.json()).toMatchObject({ email: account.email });
  });
});
