import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';
const everyWidth = { tag: '@every-width' };

/** Public pages with a text of each. The short run checks the first ones. */
const publicPages: readonly (readonly [path: string, words: RegExp])[] = [
  ['/', /Create Stunning Documents/],
  ['/auth', /Sign in to Octavo/],
  ['/nowhere', /Page not found/],
  ['/templates', /Moving day checklist/],
  ['/templates/moving-day', /Use this/],
  ['/about', /One line in, a finished page out/],
  ['/privacy-policy', /What is stored, and where/],
  ['/terms-and-conditions', /Your content/],
  ['/shortcuts', /Keyboard shortcuts/],
  [`/auth?mode=reset_password&token=${'A'.repeat(43)}`, /Set a new password/],
  [`/auth?mode=verify_email&token=${'A'.repeat(43)}`, /./],
  ['/auth/complete?error=access_denied', /Google/],
  ['/offline.html', /No connection/],
];

test('the public pages have no accessibility violation', everyWidth, async ({ page }) => {
  for (const [path, words] of isFullRun ? publicPages : publicPages.slice(0, 3)) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expectAccessible(page, true);
  }
});

test('the other screens of an account have no accessibility violation', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  for (const [path, words] of [
    ['/', /Welcome back/],
    ['/profile', /Devices/],
    ['/thank-you', /Thank You/],
    ['/sandbox/portal', /test/i],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a screen whose scripts fail and the phone menu have no accessibility violation', {
  tag: ['@mobile', '@full'],
}, async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.route('**/assets/shortcuts-*.js', (route) => route.abort());
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test(
  'the app has no accessibility violation while empty, with a page, and with its lists open',
  everyWidth,
  async ({ ownerPage }) => {
    const app = new AppPage(ownerPage);
    await app.open();
    await expectAccessible(ownerPage);
    await app.send('Flyer for a night swim at the lido on 21 June, 9 pm, free entry');
    await app.returnToChat();
    await expect(ownerPage.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
    await expectAccessible(ownerPage, true);
    await app.showPane('Page');
    await ownerPage
      .getByRole('button', { name: /Checks passed|repairs?|faults?/ })
      .first()
      .click();
    await expectAccessible(ownerPage);
  },
);

test('[R02] an unknown address shows the not-found page', everyWidth, async ({ page }) => {
  await page.goto('/nowhere/at/all?x=%F0%9F%92%A5');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('[L01] [L02] [L05] the landing page leads to sign-in', everyWidth, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create Stunning Documents at the Speed of Thought',
  );
  await expect(
    page.getByText('Turn a one-line prompt into a production-ready, on-brand document.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
});

test('no screen scrolls sideways at 320 px', { tag: '@full' }, async ({ ownerPage }) => {
  await ownerPage.setViewportSize({ width: 320, height: 640 });
  const paths = [
    '/',
    '/templates',
    '/templates/moving-day',
    '/about',
    '/pricing',
    '/privacy-policy',
    '/shortcuts',
    '/app',
    '/jobs',
    '/shares',
  ];
  for (const path of [...paths, '/assets', '/profile', '/membership', '/thank-you', '/nowhere']) {
    await ownerPage.goto(path);
    await expect(ownerPage.getByRole('banner')).toBeVisible();
    await expectNoSidewaysScroll(ownerPage, path);
  }
});
