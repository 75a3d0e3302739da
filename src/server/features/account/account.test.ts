import { createOTP } from '@better-auth/utils/otp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accountFacts, type accountSession } from '../../../contract/profile.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';
import { closeTestRenderer } from '../../testing/test-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(async () => {
  await app.close();
  await closeTestRenderer();
});

type Sessions = { sessions: z.infer<typeof accountSession>[] };

async function signIn(email: string, password: string): Promise<SignedInBrowser> {
  const browser = await app.signIn(email, password);
  if (!('send' in browser)) throw new Error(browser.body);
  return browser;
}

/** The mails of this account's own doings, newest first, with the links in them. */
async function mailsTo(address: string) {
  return app.database.db
    .selectFrom('mails')
    .select(['kind', 'text'])
    .where('to_address', '=', address)
    .orderBy('seq', 'desc')
    .execute();
}

test('the account is told as the identity service has it', async () => {
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
    is_staff: false,
  });
});

describe('sessions', () => {
  test('are listed by device, the own one marked, and one that is revoked gets no further token', async () => {
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

  test('of others can be neither seen nor revoked', async () => {
    const eve = await app.signUp('eve');
    const dan = await app.signUp('dan');
    const [own] = (await dan.send('GET', '/identity/sessions')).json<Sessions>().sessions;
    expect((await eve.send('DELETE', `/identity/sessions/${own?.id}`)).statusCode).toBe(404);
    expect(await dan.tokenStatus()).toBe(200);
    expect((await eve.send('GET', '/identity/sessions')).json<Sessions>().sessions).toHaveLength(1);
  });

  test('end everywhere at once, this one as well', async () => {
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
  test('is changed with the current one alone, and other sessions end', async () => {
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
  const complete = (token: string | undefined) =>
    app.app.inject({ method: 'POST', url: '/identity/change-email/complete', payload: { token } });
  const linkTo = async (address: string) =>
    /\/auth\?mode=change_email&token=([\w-]+)/.exec((await mailsTo(address))[0]?.text ?? '')?.[1];

  test('changes when the link in its mail is completed, once, and the old one is told', async () => {
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

  test('of somebody else cannot be had, and the answer does not tell that there is such an account', async () => {
    const ian = await app.signUp('ian');
    const joe = await app.signUp('joe');
    expect((await ask(joe, ian.email)).statusCode).toBe(204);
    expect(await mailsTo(ian.email)).toEqual([]);
    expect((await ask(joe, 'kim@example.com')).statusCode).toBe(204);
    await app.signUp('kim');
    expect((await complete(await linkTo('kim@example.com'))).statusCode).toBe(410);
    expect((await joe.send('GET', '/identity/account')).json()).toMatchObject({ email: joe.email });
  });

  test('a link dies with a newer one and with the password it was asked for', async () => {
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
  const codeOf = (uri: string) => createOTP(secretOf(uri)).totp();
  const begin = (browser: SignedInBrowser, password = browser.password) =>
    browser.send('POST', '/identity/second-factor/begin', { password });
  const confirm = (browser: SignedInBrowser, code: string) =>
    browser.send('POST', '/identity/second-factor/confirm', { code });

  test('counts from its first code on, is asked for at sign-in, and is removed with the password', async () => {
    const mia = await app.signUp('mia');
    expect((await begin(mia, 'wrong')).json()).toMatchObject({ code: 'invalid_credentials' });
    const begun = (await begin(mia)).json<{ totp_uri: string; recovery_codes: string[] }>();
    expect(begun.totp_uri).toMatch(/^otpauth:\/\/totp\/Octavo/);
    expect(new Set(begun.recovery_codes).size).toBe(10);
    // Not confirmed yet: signing in asks for no code.
    expect(await signIn(mia.email, mia.password)).toMatchObject({ uid: mia.uid });

    expect((await confirm(mia, '000000')).json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await confirm(mia, await codeOf(begun.totp_uri))).statusCode).toBe(204);
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

  test('is out of reach for a token without the session of its account', async () => {
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

/** The secret of a key address, as an authenticator app reads it: base32. */
function secretOf(uri: string): string {
  const letters = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...letters].map((c) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'),
  );
  return (bits.join('').match(/.{8}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
    .join('');
}
