import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp } from './test-identity-app.ts';

let octavo: IdentityApp;
let browser: Browser;
let bearer: Record<string, string>;
beforeAll(async () => {
  octavo = await createIdentityApp();
  browser = openBrowser(octavo.app);
  const email = 'ada@example.com';
  await browser.post('/identity/sign-up', { email, password: 'my password', display_name: 'Ada' });
  await browser.post('/identity/verify-email', { token: await octavo.lastToken(email) });
  bearer = (await browser.bearer()) ?? {};
});
afterAll(() => octavo.close());

async function account() {
  const { uid } = await octavo.identity.verifyToken(bearer.authorization?.replace('Bearer ', '') ?? '');
  return octavo.identity.account.read(uid);
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);

test('a name changes in the profile as well, and appears in the next token', async () => {
  const answer = await browser.post('/identity/account', { displayName: ' Ada Lovelace ' }, bearer);
  expect(answer.statusCode).toBe(204);
  expect(await account()).toMatchObject({ displayName: 'Ada Lovelace', photoUrl: null });
  const profile = await browser.get('/api/user/profile', bearer);
  expect(profile.json()).toMatchObject({ displayName: 'Ada Lovelace' });
  const token = (await browser.bearer())?.authorization.replace('Bearer ', '') ?? '';
  expect(await octavo.identity.verifyToken(token)).toMatchObject({ displayName: 'Ada Lovelace' });
});

test('a photo is stored, typed by its content, and removed with null', async () => {
  await browser.post('/identity/account', { photoUrl: dataUrl('image/jpeg', png) }, bearer);
  expect(await account()).toMatchObject({ photoUrl: dataUrl('image/png', png), displayName: 'Ada Lovelace' });
  await browser.post('/identity/account', {}, bearer);
  expect((await account())?.photoUrl).not.toBeNull();
  await browser.post('/identity/account', { photoUrl: null }, bearer);
  expect((await account())?.photoUrl).toBeNull();
});

test.each([
  ['elsewhere', 'https://pictures.example/1.png'],
  ['of another kind', dataUrl('image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'))],
  ['that only says so', dataUrl('image/png', Buffer.from('<script>alert(1)</script>'))],
  ['with something behind it', `${dataUrl('image/png', png)}"><script>`],
  ['above 100 KB', dataUrl('image/png', Buffer.concat([png, Buffer.alloc(100 * 1024)]))],
])('rejects a photo %s by field', async (_, photoUrl) => {
  const answer = await browser.post('/identity/account', { photoUrl }, bearer);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'photoUrl' }] });
  expect((await account())?.photoUrl).toBeNull();
});
