import { AuthPage, newPerson } from './auth-page.ts';
import { test as base, expect } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { signUpAs } from './outbox.ts';
import { TokenSyncServer } from './token-sync-server.ts';

const test = base.extend<object, { readonly sync: TokenSyncServer; readonly octavo: OctavoProcess }>({
  sync: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for dependencies.
    async ({}, use) => {
      const sync = await TokenSyncServer.start();
      await use(sync);
      await sync.stop();
    },
    { scope: 'worker' },
  ],
  octavo: [
    async ({ sync }, use) => {
      const octavo = await OctavoProcess.start({ OCTAVO_TOKEN_SYNC_URL: sync.url });
      await use(octavo);
      await octavo.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('[I04] the token is synced on sign-in and when the last sync is older than 300 s, and deleted on sign-out', async ({
  page,
  baseURL,
  sync,
}) => {
  const person = newPerson('Ada');
  await signUpAs(page, baseURL ?? '', person);
  await page.context().clearCookies();
  await page.clock.install();
  const auth = new AuthPage(page);
  await auth.open();
  expect(sync.requests).toEqual([]);
  await auth.signIn(person.email, person.password);
  await auth.expectApp();
  await expect.poll(() => sync.requests).toEqual([expect.stringMatching(/^POST \/session Bearer ey/)]);
  // A new page has a new token, but the last sync is recent.
  await page.reload();
  await auth.expectApp();
  await page.clock.fastForward(301_000);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect.poll(() => sync.requests.length).toBe(2);
  expect(sync.requests[1]).toMatch(/^POST/);
  await auth.signOut();
  await auth.expectToast('Signed out');
  await expect.poll(() => sync.requests.length).toBe(3);
  expect(sync.requests[2]).toMatch(/^DELETE \/session Bearer ey/);

  // A failed sync blocks nothing; no other URL of that server may be called.
  sync.status = 500;
  await auth.open();
  await auth.signIn(person.email, person.password);
  await auth.expectApp();
  await expect.poll(() => sync.requests.length).toBeGreaterThan(3);
  const other = sync.url.replace('/session', '/elsewhere');
  expect(
    await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'sent',
          () => 'blocked',
        ),
      other,
    ),
  ).toBe('blocked');
});
