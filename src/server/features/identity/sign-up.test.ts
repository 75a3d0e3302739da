import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp } from './test-identity-app.ts';

let octavo: IdentityApp;
beforeAll(async () => {
  octavo = await createIdentityApp();
});
afterAll(() => octavo.close());

const signUpOf = (email: string, password = 'correct horse', display_name = 'Ada') => ({
  email,
  password,
  display_name,
});

async function profileOf(browser: ReturnType<typeof openBrowser>) {
  const bearer = await browser.bearer();
  return bearer ? (await browser.get('/api/user/profile', bearer)).json() : null;
}

describe('sign-up', () => {
  test('creates an unverified account and emails the link to /auth; verifying signs in with a profile of tier basic', async () => {
    const browser = openBrowser(octavo.app);
    const answer = await browser.post('/identity/sign-up', signUpOf('ada@example.com'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'verification_required' });
    expect(await browser.bearer()).toBeNull();

    const mail = await octavo.lastMail('ada@example.com');
    expect(mail).toMatchObject({ kind: 'verify_email', displayName: 'Ada' });
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/auth\?mode=verify_email&token=[\w-]{43}$/);

    const token = await octavo.lastToken('ada@example.com');
    const verified = await browser.post('/identity/verify-email', { token });
    expect(verified.json()).toEqual({ status: 'signed_in' });
    expect(await profileOf(browser)).toMatchObject({
      email: 'ada@example.com',
      displayName: 'Ada',
      membership: { tier: 'basic', upgradedAt: null },
    });
    const again = await openBrowser(octavo.app).post('/identity/sign-in', signUpOf('ada@example.com'));
    expect(again.json()).toEqual({ status: 'signed_in' });
  });

  test('the email uses the public address, whatever host the request names', async () => {
    const browser = openBrowser(octavo.app);
    const headers = { host: '127.0.0.1:9', 'x-forwarded-host': 'evil.example' };
    await browser.post('/identity/sign-up', signUpOf('host@example.com'), headers);
    expect((await octavo.lastMail('host@example.com'))?.link).toMatch(/^http:\/\/localhost:3000\//);
  });

  test("another user's link doesn't sign in a waiting browser, and stays valid", async () => {
    const [mallory, victim] = [openBrowser(octavo.app), openBrowser(octavo.app)];
    await mallory.post('/identity/sign-up', signUpOf('mallory@example.com'));
    await victim.post('/identity/sign-up', signUpOf('victim@example.com'));
    const token = await octavo.lastToken('mallory@example.com');
    const slipped = await victim.post('/identity/verify-email', { token, email: 'Victim@example.com' });
    expect(slipped.json()).toMatchObject({ code: 'conflict' });
    expect(await victim.bearer()).toBeNull();
    const own = await mallory.post('/identity/verify-email', { token, email: 'mallory@example.com' });
    expect(own.json()).toEqual({ status: 'signed_in' });
  });

  test("opening the link by GET doesn't consume it", async () => {
    const browser = openBrowser(octavo.app);
    await browser.post('/identity/sign-up', signUpOf('scan@example.com'));
    const token = await octavo.lastToken('scan@example.com');
    for (const path of ['/identity/verify-email', '/identity/magic-link/verify', '/identity/reset-password'])
      expect((await openBrowser(octavo.app).get(`${path}?token=${token}`)).statusCode).toBe(404);
    expect((await browser.post('/identity/verify-email', { token })).statusCode).toBe(200);
  });

  test('the owner of a verified account is notified by email, and the caller learns nothing', async () => {
    const mallory = openBrowser(octavo.app);
    const known = await mallory.post('/identity/sign-up', signUpOf('Ada@Example.com', 'mallory1', 'Mallory'));
    const unknown = await mallory.post('/identity/sign-up', signUpOf('nobody@example.com'));
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    expect(await octavo.lastMail('ada@example.com')).toMatchObject({
      kind: 'account_exists',
      link: 'http://localhost:3000/auth',
    });
    const signIn = await mallory.post('/identity/sign-in', signUpOf('ada@example.com', 'mallory1'));
    expect(signIn.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  test('a password that is too short is rejected with the rule', async () => {
    const answer = await openBrowser(octavo.app).post(
      '/identity/sign-up',
      signUpOf('short@example.com', '12345'),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'password_policy',
      detail: 'Password must be at least 6 characters long.',
      fields: [{ path: 'password' }],
    });
    expect(await octavo.lastMail('short@example.com')).toBeUndefined();
  });

  test('concurrent sign-ups for one address create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        openBrowser(octavo.app).post('/identity/sign-up', signUpOf('race@example.com')),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { rows } = await octavo.database.pool.query(
      `select count(*)::int from identity_users where email = 'race@example.com'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('the database stores no secret of an email', async () => {
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf('kept@example.com'));
    const token = await octavo.lastToken('kept@example.com');
    const rows = await octavo.database.db.selectFrom('mailed_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('an address that another user signed up with', () => {
  const attacker = 'attacker-password';
  const victim = 'victim-password';

  async function canSignIn(email: string, password: string): Promise<boolean> {
    const answer = await openBrowser(octavo.app).post('/identity/sign-in', { email, password });
    return answer.statusCode === 200 && answer.json().status === 'signed_in';
  }

  test('loses its password when verified in another browser, and reports it', async () => {
    const email = 'victim1@example.com';
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker));
    const answer = await openBrowser(octavo.app).post('/identity/verify-email', {
      token: await octavo.lastToken(email),
    });
    expect(answer.json()).toEqual({ status: 'signed_in', is_password_removed: true });
    expect(await canSignIn(email, attacker)).toBe(false);
  });

  test('keeps its password when verified in another browser with that password', async () => {
    const email = 'phone@example.com';
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, victim));
    const token = await octavo.lastToken(email);
    const phone = openBrowser(octavo.app);
    const wrong = await phone.post('/identity/verify-email', { token, password: attacker });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const right = await phone.post('/identity/verify-email', { token, password: victim });
    expect(right.json()).toEqual({ status: 'signed_in' });
    expect(await canSignIn(email, victim)).toBe(true);
  });

  test("keeps the owner's sign-up, even if the attacker signs up again before it is verified", async () => {
    const email = 'victim2@example.com';
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker, 'Mallory'));
    const owner = openBrowser(octavo.app);
    await owner.post('/identity/sign-up', signUpOf(email, victim, 'Victim'));
    const token = await octavo.lastToken(email);
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker, 'Mallory'));
    const attackersToken = await octavo.lastToken(email);
    expect((await owner.post('/identity/verify-email', { token })).json()).toEqual({ status: 'signed_in' });
    expect(await canSignIn(email, attacker)).toBe(false);
    expect(await canSignIn(email, victim)).toBe(true);
    expect(await profileOf(owner)).toMatchObject({ displayName: 'Victim' });
    const late = await openBrowser(octavo.app).post('/identity/verify-email', { token: attackersToken });
    expect(late.statusCode).toBe(410);
  });

  test('gives no access to sign-ups made during its verification', async () => {
    const email = 'rushed@example.com';
    const owner = openBrowser(octavo.app);
    await owner.post('/identity/send-code', { purpose: 'sign_in', email, display_name: 'Victim' });
    const token = await octavo.lastToken(email);
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker)),
      ),
      // Hashing a password takes about 80 ms, so these calls arrive during the writes.
      ...[60, 80, 100, 120].map(async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return owner.post('/identity/sign-in-link', { token, email });
      }),
    ]);
    await octavo.lastMail(email);
    expect(await owner.bearer()).not.toBeNull();
    expect(await canSignIn(email, attacker)).toBe(false);
  });

  test("is given to its owner by an emailed sign-in link, without the attacker's password", async () => {
    const email = 'victim3@example.com';
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker));
    const verifyToken = await octavo.lastToken(email);
    const owner = openBrowser(octavo.app);
    await owner.post('/identity/send-code', { purpose: 'sign_in', email, display_name: 'Victim' });
    const token = await octavo.lastToken(email);
    expect((await owner.post('/identity/sign-in-link', { token, email })).json()).toMatchObject({
      status: 'signed_in',
    });
    expect(await canSignIn(email, attacker)).toBe(false);
    expect((await owner.post('/identity/verify-email', { token: verifyToken })).statusCode).toBe(410);
  });

  test('is given to its owner by a reset, with the new password', async () => {
    const email = 'victim4@example.com';
    await openBrowser(octavo.app).post('/identity/sign-up', signUpOf(email, attacker));
    await octavo.lastMail(email);
    const owner = openBrowser(octavo.app);
    await owner.post('/identity/send-code', { purpose: 'reset_password', email });
    const token = await octavo.lastToken(email);
    await owner.post('/identity/reset-password', { token, password: victim });
    expect(await canSignIn(email, attacker)).toBe(false);
    expect(await canSignIn(email, victim)).toBe(true);
  });
});
