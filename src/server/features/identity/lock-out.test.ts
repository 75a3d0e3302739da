import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../testing/full-run.ts';
import { openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp } from './test-identity-app.ts';

/* An attacker who knows an address must not be able to lock out its owner. */

let octavo: IdentityApp;
beforeAll(async () => {
  octavo = await createIdentityApp();
});
afterAll(() => octavo.close());

let count = 0;

/** Creates an account, and the browser in which its owner signed in before and is now signed out. */
async function ownerAtHome() {
  count += 1;
  const account = { email: `owner${count}@example.com`, password: 'a long secret of mine' };
  const browser = openBrowser(octavo.app);
  await browser.post('/identity/sign-up', { ...account, display_name: 'Owner' });
  const token = await octavo.lastToken(account.email);
  expect((await browser.post('/identity/verify-email', { token })).statusCode).toBe(200);
  await browser.post('/identity/session/sign-out');
  return { ...account, browser };
}

/** Repeats an observed attack: wrong passwords, sign-ups and links from one address. */
async function attack(email: string) {
  const stranger = openBrowser(octavo.app);
  const answers: number[] = [];
  for (let n = 0; n < 10; n++) {
    for (const path of ['sign-up', 'sign-in']) {
      const payload = { email, password: `wrong number ${n}`, display_name: 'Nobody' };
      answers.push((await stranger.post(`/identity/${path}`, payload)).statusCode);
    }
    answers.push((await stranger.post('/identity/send-code', { purpose: 'sign_in', email })).statusCode);
  }
  return answers;
}

/** Exhausts the limit for unknown devices, like a botnet. */
async function attackFromManyNetworks(email: string) {
  for (let n = 0; n < 12; n++) {
    const bot = openBrowser(octavo.app);
    await bot.post('/identity/sign-in', { email, password: 'wrong' });
    await bot.post('/identity/send-code', { purpose: 'reset_password', email });
  }
  await octavo.database.db
    .updateTable('account_attempts')
    .set({ count: 1000 })
    .where('count', '>=', 12)
    .execute();
}

describe('after an attack by a stranger', () => {
  test('the owner signs in from anywhere else, and gets a link and a reset', async () => {
    const { email, password } = await ownerAtHome();
    expect(await attack(email)).toContain(429);
    const owner = openBrowser(octavo.app);
    expect((await owner.post('/identity/sign-in', { email, password })).json()).toEqual({
      status: 'signed_in',
    });
    for (const purpose of ['sign_in', 'reset_password'] as const) {
      const before = octavo.mails.length;
      expect((await owner.post('/identity/send-code', { purpose, email })).statusCode).toBe(204);
      await octavo.identity.entry.whenIdle();
      const link = octavo.mails.slice(before).find(({ to }) => to === email)?.link ?? '';
      expect(link, purpose).toContain(`mode=${purpose}`);
    }
  });

  test('a known device signs in with the correct password during an attack from many networks', async () => {
    const { email, password, browser } = await ownerAtHome();
    await attackFromManyNetworks(email);
    const stranger = openBrowser(octavo.app);
    expect((await stranger.post('/identity/sign-in', { email, password })).statusCode).toBe(429);
    expect((await browser.post('/identity/sign-in', { email, password })).json()).toEqual({
      status: 'signed_in',
    });
    const before = octavo.mails.length;
    await browser.post('/identity/send-code', { purpose: 'reset_password', email });
    await octavo.identity.entry.whenIdle();
    expect(octavo.mails.slice(before).map(({ to, kind }) => [to, kind])).toEqual([[email, 'reset_password']]);
  });

  test.runIf(isFullRun)(
    'emails are merged, and the merged link works for everyone who requested it',
    async () => {
      const { email, password } = await ownerAtHome();
      await attackFromManyNetworks(email);
      const before = octavo.mails.length;
      const browsers = Array.from({ length: 4 }, () => openBrowser(octavo.app));
      for (const browser of browsers)
        expect((await browser.post('/identity/send-code', { purpose: 'sign_in', email })).statusCode).toBe(
          204,
        );
      await octavo.identity.entry.whenIdle();
      expect(octavo.mails.slice(before).map(({ kind }) => kind)).toEqual(['magic_link']);
      const token = await octavo.lastToken(email);
      const last = browsers.at(-1);
      expect((await last?.post('/identity/sign-in-link', { token, email }))?.statusCode).toBe(200);
      octavo.advance(61_000);
      await browsers[0]?.post('/identity/send-code', { purpose: 'sign_in', email });
      await octavo.identity.entry.whenIdle();
      expect(octavo.mails.length).toBe(before + 2);
      octavo.advance(-61_000);
      expect(password).toBeTruthy();
    },
  );

  test.runIf(isFullRun)('a merged sign-up keeps the password that its own browser chose', async () => {
    const email = 'newcomer@example.com';
    const signUp = (browser: ReturnType<typeof openBrowser>, password: string) =>
      browser.post('/identity/sign-up', { email, password, display_name: 'New' });
    for (let n = 0; n < 8; n++) await signUp(openBrowser(octavo.app), `password of bot ${n}`);
    const owner = openBrowser(octavo.app);
    const before = octavo.mails.length;
    await signUp(owner, 'the password I chose');
    await octavo.identity.entry.whenIdle();
    expect(octavo.mails.length).toBe(before);
    const verified = await owner.post('/identity/verify-email', { token: await octavo.lastToken(email) });
    expect(verified.json()).toEqual({ status: 'signed_in' });
    const again = await openBrowser(octavo.app).post('/identity/sign-in', {
      email,
      password: 'the password I chose',
    });
    expect(again.json()).toEqual({ status: 'signed_in' });
  });

  test.runIf(isFullRun)('the owner of an account is notified of sign-ups once', async () => {
    const { email } = await ownerAtHome();
    const before = octavo.mails.length;
    await attack(email);
    await octavo.identity.entry.whenIdle();
    const kinds = octavo.mails.slice(before).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'account_exists')).toHaveLength(1);
  });
});

test('a known device that guesses is eventually treated as a stranger', async () => {
  const { email, password, browser } = await ownerAtHome();
  const guess = () => browser.post('/identity/sign-in', { email, password: 'a guess' });
  const setCounts = (count: number) =>
    octavo.database.db.updateTable('account_attempts').set({ count }).execute();
  expect((await guess()).statusCode).toBe(401);
  await setCounts(18);
  // After 19 wrong passwords, the correct one still works.
  expect((await guess()).statusCode).toBe(401);
  expect((await browser.post('/identity/sign-in', { email, password })).statusCode).toBe(200);
  expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(401);
  await setCounts(1000);
  expect((await guess()).statusCode).toBe(429);
});
