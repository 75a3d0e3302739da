import type { Page } from '@playwright/test';
import { alterAnswer } from './alter-answer.ts';
import { AuthPage, newPerson } from './auth-page.ts';
import { test as base, expect } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { OidcServer } from './oidc-server.ts';

const test = base.extend<
  { readonly auth: AuthPage },
  { readonly provider: OidcServer; readonly octavo: OctavoProcess }
>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for dependencies.
    async ({}, use) => {
      const provider = await OidcServer.start();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  octavo: [
    async ({ provider }, use) => {
      const octavo = await OctavoProcess.start(provider.settings);
      provider.serve(octavo.baseUrl);
      await use(octavo);
      await octavo.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  auth: async ({ page }, use) => {
    await use(new AuthPage(page));
  },
});

const googleButton = (page: Page) => page.getByRole('button', { name: /Continue with Google/ });

async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opening;
  await popup.waitForURL(/\/interaction\//);
  return popup;
}

/** Signs in at the provider. */
async function signInThere(popup: Page, email: string): Promise<void> {
  await popup.locator('[name=login]').fill(email);
  await popup.locator('[name=password]').fill('any');
  await popup.getByRole('button').click();
  await popup.getByRole('button', { name: /continue/i }).click();
}

/** The provider remembers the user; without its cookies it asks again. */
const signOutThere = (page: Page) => page.context().clearCookies({ domain: '127.0.0.1' });

const failed = 'Google sign in failed';

test('[P03] [A11] Google sign-in in a 500x600 popup, and back to the original page', async ({
  auth,
  page,
}) => {
  const wanted = '/app?session=0199f7a2-7c1e-7aaa-8bbb-0123456789ab';
  await page.goto(wanted);
  const popup = await openPopup(page);
  await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  const closed = popup.waitForEvent('close');
  await signInThere(popup, newPerson('Greta').email);
  await auth.expectToast('Welcome!');
  await closed;
  await expect(page).toHaveURL(wanted);
});

test('[A11] a closed popup is reported after 8 s', async ({ auth, page }) => {
  await page.clock.install();
  await auth.open();
  const popup = await openPopup(page);
  // From here on the test controls the page's clock.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await popup.close();
  // The page polls whether the popup is open.
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  await page.clock.runFor(6500);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.clock.runFor(1600);
  await page.clock.resume();
  await auth.expectToast(failed, 'The sign-in window was closed before sign-in was complete.');
});

test('[A11] a second popup cancels the first and continues', async ({ auth, page }) => {
  await auth.open();
  const first = await openPopup(page);
  const firstClosed = first.waitForEvent('close');
  const second = await openPopup(page);
  await firstClosed;
  await auth.expectToast(failed, 'A second sign-in window was opened.');
  await signInThere(second, newPerson('Hugo').email);
  await auth.expectApp();
});

test('[A11] if popups are blocked, sign-in continues in the page', async ({ auth, page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await auth.open('/auth?from=%2Fapp');
  await googleButton(page).click();
  await auth.expectToast(failed, 'The browser blocked the sign-in window.');
  await auth.button('Continue in this page').click();
  await page.waitForURL(/\/interaction\//);
  await signInThere(page, newPerson('Ilse').email);
  await auth.expectToast('Welcome!');
  await auth.expectApp();
});

test('declined consent, and an email that the provider has not verified', { tag: '@full' }, async ({
  auth,
  page,
}) => {
  await auth.open();
  const first = await openPopup(page);
  await first.getByRole('link', { name: /cancel/i }).click();
  await auth.expectToast(failed, 'You canceled the Google sign-in.');
  const second = await openPopup(page);
  await signInThere(second, 'unproven@example.com');
  await auth.expectToast(failed, 'Google has not verified the email address of this account.');
  await expect(page).toHaveURL(/\/auth/);
});

test('[A11] an unreachable server, an unauthorized domain, a browser without storage', async ({
  auth,
  octavo,
  page,
}) => {
  await auth.open();
  await page.route('**/identity/google/start', (route) => route.abort());
  await googleButton(page).click();
  await auth.expectToast(failed, "Can't reach the server.");
  await auth.open(octavo.baseUrl.replace('localhost', '127.0.0.1').concat('/auth'));
  await googleButton(page).click();
  await auth.expectToast(failed, 'Sign-in with Google is not allowed at this address.');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await auth.open();
  await googleButton(page).click();
  await auth.expectToast(failed, 'Your browser blocks data for this site.');
});

test('[A11] an unsolicited callback does not sign in', async ({ auth, page }) => {
  const notOurs = "Google's response doesn't match a sign-in started here.";
  await page.goto('/identity/callback/google?code=stolen&state=made-up');
  await auth.expectToast(failed);
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/auth/complete?mode=page&return_to=%2Fapp');
  await auth.expectToast(failed, notOurs);
  await expect(auth.heading('Sign in to Octavo')).toBeVisible();
});

test('[A11] confirming with another Google account is a user-mismatch; with the same one it succeeds', async ({
  auth,
  page,
}) => {
  const jo = newPerson('Jo');
  await auth.open();
  await signInThere(await openPopup(page), jo.email);
  await auth.expectApp();
  // A recent sign-in counts as confirmation; simulates one that has expired.
  await alterAnswer(page, '**/identity/account', (facts) =>
    hasConfirmed ? facts : { ...facts, confirmed_until: null },
  );
  let hasConfirmed = false;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  const confirm = async () => {
    await signOutThere(page);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Confirm with Google' }).click();
    const popup = await opening;
    await popup.waitForURL(/\/interaction\//);
    return popup;
  };
  const wrong = await confirm();
  await signInThere(wrong, 'somebody-else@example.com');
  await auth.expectToast(failed, "This Google account isn't linked to your Octavo account.");
  await expect(page.getByRole('button', { name: 'Confirm with Google' })).toBeVisible();

  const right = await confirm();
  hasConfirmed = true;
  await signInThere(right, jo.email);
  await auth.expectToast('Confirmed');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
});
