import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accountFacts, type accountSession } from '../../../contract/profile.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';
import { authenticatorCode } from '../identity/test-authenticator.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

type Sessions = { sessions: z.infer<typeof accountSession>[] };

async function signIn(email: string, password: string): Promise<SignedInBrowser> {
  const browser = await app.signIn(email, password);
  if (!('send' in browser)) throw new Error(browser.body);
  return browser;
}

/** Returns the emails sent about this account's own actions, newest first, with the links in them. */
async function mailsTo(address: string) {
  return app.database.db
    .selectFrom('mails')
    .select(['kind', 'text'])
    .where('to_address', '=', address)
    .orderBy('seq', 'desc')
    .execute();
}

/** Opens the link of an email change, as its page does. */
const complete = (token: string | undefined) =>
  app.app.inject({ method: 'POST', url: '/identity/change-email/complete', payload: { token } });
const linkTo = async (address: string) =>
  /\/auth\?mode=change_email&token=([\w-]+)/.exec((await mailsTo(address))[0]?.text ?? '')?.[1];

test('[E02] returns the account as stored in the identity service', async () => {
  const ada = await app.signUp('ada');
  const answer = await ada.send('GET', '/identity/account');
  expect(accountFacts.parse(answer.json())).toEqual({
    uid: ada.uid,
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'ada',
    photoURL: null,
    has_password: true,
    has_second_factor: false,
    is_google_linked: false,
    is_reachable: true,
    confirmed_until: null,
    is_staff: false,
    manages_models: false,
  });
});

describe('sessions', () => {
  test('are listed by device, with the current one marked; a revoked one gets no new token', async () => {
    const here = await app.signUp('bea');
    const phone = await signIn(here.email, here.password);
    const { sessions } = (await here.send('GET', '/identity/sessions')).json<Sessions>();
    expect(sessions.map(({ device, is_current }) => [device, is_current]).sort()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ]);
    expect(sessions.every(({ address }) => address?.startsWith('10.0.'))).toBe(true);
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);

    const other = sessions.find(({ is_current }) => !is_current);
    expect((await here.send('DELETE', `/identity/sessions/${other?.id}`)).statusCode).toBe(204);
    expect(await phone.tokenStatus()).toBe(401);
    expect(await here.tokenStatus()).toBe(200);
    expect((await here.send('DELETE', `/identity/sessions/${other?.id}`)).statusCode).toBe(404);
  });

  test("of other users can't be seen or revoked", async () => {
    const eve = await app.signUp('eve');
    const dan = await app.signUp('dan');
    const [own] = (await dan.send('GET', '/identity/sessions')).json<Sessions>().sessions;
    expect((await eve.send('DELETE', `/identity/sessions/${own?.id}`)).statusCode).toBe(404);
    expect(await dan.tokenStatus()).toBe(200);
    expect((await eve.send('GET', '/identity/sessions')).json<Sessions>().sessions).toHaveLength(1);
  });

  test('all end at once, including the current one', async () => {
    const here = await app.signUp('fay');
    const phone = await signIn(here.email, here.password);
    const answer = await here.send('POST', '/identity/sessions/revoke-all');
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.find(({ name }) => name === 'octavo.session_token')).toMatchObject({ maxAge: 0 });
    expect(await here.tokenStatus()).toBe(401);
    expect(await phone.tokenStatus()).toBe(401);
  });
});

describe('the password', () => {
  test('changes only with the current one, and ends other sessions', async () => {
    const here = await app.signUp('gil');
    const phone = await signIn(here.email, here.password);
    const change = (current_password: string, new_password: string) =>
      here.send('POST', '/identity/change-password', { current_password, new_password });
    expect((await change('wrong', 'another secret')).json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await change(here.password, 'short')).json()).toMatchObject({
      code: 'password_policy',
      detail: 'Password must be at least 6 characters long.',
    });
    expect(await phone.tokenStatus()).toBe(200);

    expect((await change(here.password, 'another secret')).statusCode).toBe(204);
    expect(await here.tokenStatus()).toBe(200);
    expect(await phone.tokenStatus()).toBe(401);
    expect(await app.signIn(here.email, here.password)).toMatchObject({ statusCode: 401 });
    expect(await signIn(here.email, 'another secret')).toMatchObject({ uid: here.uid });
  });
});

describe('the address', () => {
  const ask = (browser: SignedInBrowser, new_email: string, password = browser.password) =>
    browser.send('POST', '/identity/change-email', { new_email, password });

  test('changes once when the link in the email is opened, and the old one is notified', async () => {
    const hal = await app.signUp('hal');
    expect((await ask(hal, 'hal@new.example', 'wrong')).json()).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await ask(hal, 'HAL@new.example')).statusCode).toBe(204);
    expect((await hal.send('GET', '/identity/account')).json()).toMatchObject({ email: 'hal@example.com' });
    const token = await linkTo('hal@new.example');
    expect((await complete(token)).json()).toEqual({ email: 'hal@new.example' });
    expect((await hal.send('GET', '/identity/account')).json()).toMatchObject({ email: 'hal@new.example' });
    expect((await hal.send('GET', `/database/users/${hal.uid}`)).json()).toMatchObject({
      email: 'hal@new.example',
    });
    expect((await mailsTo('hal@example.com'))[0]).toMatchObject({ kind: 'email_changed_notice' });
    expect((await complete(token)).statusCode).toBe(410);
    expect(await signIn('hal@new.example', hal.password)).toMatchObject({ uid: hal.uid });
  });

  test("of another user can't be taken, and the response doesn't reveal that the account exists", async () => {
    const ian = await app.signUp('ian');
    const joe = await app.signUp('joe');
    expect((await ask(joe, ian.email)).statusCode).toBe(204);
    expect(await mailsTo(ian.email)).toEqual([]);
    expect((await ask(joe, 'kim@example.com')).statusCode).toBe(204);
    await app.signUp('kim');
    expect((await complete(await linkTo('kim@example.com'))).statusCode).toBe(410);
    expect((await joe.send('GET', '/identity/account')).json()).toMatchObject({ email: joe.email });
  });

  test('entered by another user but never verified can still be claimed by its owner', async () => {
    const nan = await app.signUp('nan');
    const squat = { email: 'nan@squatted.example', password: 'squatters secret', display_name: 'Squatter' };
    await app.app.inject({ method: 'POST', url: '/identity/sign-up', payload: squat });
    await app.identity.entry.whenIdle();
    expect((await ask(nan, squat.email)).statusCode).toBe(204);
    expect((await complete(await linkTo(squat.email))).json()).toEqual({ email: squat.email });
    expect(await signIn(squat.email, nan.password)).toMatchObject({ uid: nan.uid });
    expect(await app.signIn(squat.email, squat.password)).toMatchObject({ statusCode: 401 });
    const { rows } = await app.database.pool.query('select purpose from mailed_codes where email = $1', [
      squat.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('link stops working after a newer link or a password change', async () => {
    const lea = await app.signUp('lea');
    await ask(lea, 'lea@one.example');
    await ask(lea, 'lea@two.example');
    expect((await complete(await linkTo('lea@one.example'))).statusCode).toBe(410);
    await lea.send('POST', '/identity/change-password', {
      current_password: lea.password,
      new_password: 'a safer secret',
    });
    expect((await complete(await linkTo('lea@two.example'))).statusCode).toBe(410);
  });
});

describe('the second factor', () => {
  const begin = (browser: SignedInBrowser, password = browser.password) =>
    browser.send('POST', '/identity/second-factor/begin', { password });
  const confirm = (browser: SignedInBrowser, code: string) =>
    browser.send('POST', '/identity/second-factor/confirm', { code });

  test('is active from its first code, is required at sign-in, and is removed with the password', async () => {
    const mia = await app.signUp('mia');
    expect((await begin(mia, 'wrong')).json()).toMatchObject({ code: 'invalid_credentials' });
    const begun = (await begin(mia)).json<{ totp_uri: string; recovery_codes: string[] }>();
    expect(begun.totp_uri).toMatch(/^otpauth:\/\/totp\/Octavo/);
    expect(new Set(begun.recovery_codes).size).toBe(10);
    // Setup isn't confirmed yet, so sign-in asks for no code.
    expect(await signIn(mia.email, mia.password)).toMatchObject({ uid: mia.uid });

    expect((await confirm(mia, '000000')).json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await confirm(mia, await authenticatorCode(begun.totp_uri))).statusCode).toBe(204);
    expect((await mailsTo(mia.email))[0]).toMatchObject({ kind: 'second_factor_added' });
    expect(await mia.tokenStatus()).toBe(200);
    expect((await mia.send('GET', '/identity/account')).json()).toMatchObject({ has_second_factor: true });
    expect((await begin(mia)).json()).toMatchObject({ code: 'conflict' });
    const refused = await app.signIn(mia.email, mia.password);
    expect('json' in refused && refused.json()).toMatchObject({ code: 'second_factor_required' });

    const remove = (password: string) => mia.send('POST', '/identity/second-factor/remove', { password });
    expect((await remove('wrong')).json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await remove(mia.password)).statusCode).toBe(204);
    expect(await mia.tokenStatus()).toBe(200);
    expect((await mailsTo(mia.email))[0]).toMatchObject({ kind: 'second_factor_removed' });
    expect(await signIn(mia.email, mia.password)).toMatchObject({ uid: mia.uid });
  });

  test("can't be set up with a token whose session is gone", async () => {
    const ned = await app.signUp('ned');
    const answer = await app.app.inject({
      method: 'POST',
      url: '/identity/second-factor/begin',
      headers: { authorization: `Bearer ${ned.heldToken}` },
      payload: { password: ned.password },
    });
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('an account without a password', () => {
  const begin = (browser: SignedInBrowser) => browser.send('POST', '/identity/second-factor/begin', {});
  const confirmedUntil = async (browser: SignedInBrowser) =>
    (await browser.send('GET', '/identity/account')).json().confirmed_until;

  /** Creates an account as if it came from Google or an emailed link, signed in twenty minutes ago. */
  async function withoutPassword(name: string): Promise<SignedInBrowser> {
    const browser = await app.signUp(name);
    await app.database.pool.query('delete from identity_accounts where "userId" = $1', [browser.uid]);
    expect(await confirmedUntil(browser)).toMatch(/^20/);
    await app.database.pool.query(
      `update identity_sessions set "createdAt" = now() - interval '20 minutes' where "userId" = $1`,
      [browser.uid],
    );
    expect(await confirmedUntil(browser)).toBeNull();
    return browser;
  }
  const askForCode = async (browser: SignedInBrowser) => {
    expect((await browser.send('POST', '/identity/confirmation/code')).statusCode).toBe(204);
    const text = (await mailsTo(browser.email)).find(({ kind }) => kind === 'confirmation_code')?.text;
    return /^(\d{3} \d{3})$/m.exec(text ?? '')?.[1] ?? '';
  };
  const confirm = (browser: SignedInBrowser, code: string) =>
    browser.send('POST', '/identity/confirmation', { code });

  test('confirms with an emailed code, and can then change its settings', async () => {
    const oda = await withoutPassword('oda');
    const refused = [
      await begin(oda),
      await oda.send('POST', '/identity/second-factor/remove', {}),
      await oda.send('POST', '/identity/change-email', { new_email: 'oda@new.example' }),
      await oda.send('POST', '/identity/set-password', { new_password: 'a first secret' }),
      await oda.send('POST', '/identity/delete-account', { confirmation: oda.email }),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(5).fill('forbidden'));

    const code = await askForCode(oda);
    expect((await confirm(oda, code === '000 000' ? '000001' : '000000')).json()).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await confirm(oda, code)).statusCode).toBe(204);
    expect((await confirm(oda, code)).json()).toMatchObject({ code: 'gone' });
    expect((await begin(oda)).json()).toMatchObject({ totp_uri: expect.stringMatching(/^otpauth:/) });
    const change = await oda.send('POST', '/identity/change-email', { new_email: 'oda@new.example' });
    expect(change.statusCode).toBe(204);
    const set = (new_password: string) => oda.send('POST', '/identity/set-password', { new_password });
    expect((await set('short')).json()).toMatchObject({ code: 'password_policy' });
    expect((await set('a first secret')).statusCode).toBe(204);
    expect((await set('a second one')).json()).toMatchObject({ code: 'conflict' });
    expect(await signIn(oda.email, 'a first secret')).toMatchObject({ uid: oda.uid });
    expect((await begin(oda)).json()).toMatchObject({ code: 'invalid_credentials' });
  });

  test('has five tries per code, only in the browser that requested it', async () => {
    const pam = await withoutPassword('pam');
    const right = await askForCode(pam);
    const wrong = right === '111 111' ? '222222' : '111111';
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await confirm(pam, wrong)).json().code);
    expect(answers).toEqual(Array(5).fill('invalid_credentials'));
    expect((await confirm(pam, right)).json()).toMatchObject({ code: 'gone' });
    const stranger = await app.signUp('quin');
    const again = await askForCode(pam);
    expect((await confirm(stranger, again)).json()).toMatchObject({ code: 'gone' });
    await app.database.pool.query(
      `update session_confirmations set code_expires_at = now() - interval '1 second'`,
    );
    expect((await confirm(pam, again)).json()).toMatchObject({ code: 'gone' });
  });

  test('of the local owner can still be opened with the printed link after it gets a real address', async () => {
    const owner = async () => {
      const link = new URL((await app.identity.createOwnerLink()) ?? '', 'http://localhost');
      const { setCookie } = await app.identity.signInOwner(link.searchParams.get('owner') ?? '');
      const cookie = setCookie.map((line) => line.split(';')[0]).join('; ');
      const token = (await app.identity.tokenForSession(cookie))?.token ?? '';
      return { cookie, ...(await app.identity.verifyToken(token)), authorization: `Bearer ${token}` };
    };
    const first = await owner();
    const { cookie, authorization } = first;
    const headers = { cookie, authorization };
    const facts = await app.app.inject({ method: 'GET', url: '/identity/account', headers });
    expect(facts.json()).toMatchObject({ is_reachable: false, confirmed_until: expect.any(String) });
    const code = await app.app.inject({ method: 'POST', url: '/identity/confirmation/code', headers });
    expect(code.json()).toMatchObject({ code: 'unprocessable' });
    const payload = { new_email: 'boss@new.example' };
    const asked = await app.app.inject({ method: 'POST', url: '/identity/change-email', headers, payload });
    expect(asked.statusCode).toBe(204);
    expect((await complete(await linkTo('boss@new.example'))).statusCode).toBe(200);
    expect(await owner()).toMatchObject({ uid: first.uid, email: 'boss@new.example' });
  });
});
