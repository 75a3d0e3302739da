import { AppPage } from './app-page.ts';
import { AuthPage } from './auth-page.ts';
import { expect, test } from './fixtures.ts';

/* Browsers without storage, with corrupt storage, or with a wrong clock. */

test('a browser without storage, in another century', { tag: '@full' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2101-01-01') });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const year of [1971, 2101])
  test(`in ${year}, with invalid data in storage, a page is made, found and listed`, {
    tag: '@full',
  }, async ({ ownerPage: page }) => {
    await page.clock.setFixedTime(new Date(`${year}-03-01T12:00:00Z`));
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => '{"broken';
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const faults: string[] = [];
    let calls = 0;
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls += 1;
    });
    const app = new AppPage(page);
    await app.open();
    await app.send(`Flyer for a night swim in ${year}, 9 pm, free entry`);
    await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
    await page.goto('/library');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const path of ['/librarylegacy', '/jobs', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(faults).toEqual([]);
    // Links and tokens that seem expired, or far from expiry, are not refetched endlessly.
    expect(calls).toBeLessThan(60);
  });

test('a browser without cookies is told why sign-in fails', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  // Simulates the response to a correct password in such a browser: without the cookie.
  await page.route('**/identity/sign-in', (route) => route.fulfill({ json: { status: 'signed_in' } }));
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signIn('ada@example.com', 'secret-1');
  await auth.expectToast('Not signed in', 'Your browser blocks cookies');
  await expect(auth.field('Email')).toHaveValue('ada@example.com');
});
