import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { alterAnswer } from './alter-answer.ts';
import { expect, test } from './fixtures.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

const everyWidth = { tag: '@every-width' };

/** Records the scripts that a page loads. Returns a function for their gzipped size in KB. */
function countScripts(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

test('the scripts of / stay within their budget', async ({ page }) => {
  const kilobytes = countScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // On a busy machine, the network can be idle before the app starts to load.
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await kilobytes()).toBeLessThanOrEqual(123);
  expect(await kilobytes()).toBeGreaterThan(50);
});

test('the scripts of /app before its first paint stay within their budget', async ({ ownerPage }) => {
  // The prompt doesn't wait for the account facts. Blocked, so that they never count, even on a busy machine.
  await ownerPage.route('**/assets/read-account-facts-*.js', () => {});
  // Records what was loaded when the prompt appeared, as observed by the page.
  await ownerPage.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('textarea')) return;
      observer.disconnect();
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      Object.assign(window, { scriptsAtFirst: scripts.map(({ name }) => name) });
    }).observe(document, { childList: true, subtree: true });
  });
  await ownerPage.goto('/app');
  await expect(ownerPage.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  const scripts = await ownerPage.evaluate(
    () => (window as unknown as { scriptsAtFirst: string[] }).scriptsAtFirst,
  );
  // Each costs a request, however small it is.
  expect(scripts.length).toBeLessThanOrEqual(40);
  const bodies = await Promise.all(scripts.map(async (url) => (await ownerPage.request.get(url)).body()));
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0) / 1024;
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(223);
});

test("[R05] a lazily loaded page shows 'Loading...' meanwhile", everyWidth, async ({ ownerPage }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ownerPage.route('**/assets/profile-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await ownerPage.goto('/profile');
  await expect(ownerPage.getByText('Loading...')).toBeVisible();
  release();
  await expect(ownerPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ownerPage.getByText('Loading...')).toHaveCount(0);
});

test('[K04] three toasts at most, for 4000 ms, bottom right, 14 px apart', async ({ ownerPage: page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/identity/session/sign-out', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.', code: 'invalid_input', request_id: 'r' } }),
  );
  // The page's clock only advances when the test advances it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  const fail = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.clock.runFor(100);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.clock.runFor(100);
  };
  for (let count = 1; count <= 3; count += 1) {
    await fail();
    // Responses use real time, toasts the page's clock.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toasts).toHaveCount(count, { timeout: 200 });
    }).toPass();
  }
  await fail();
  await page.clock.runFor(500);
  await expect(toasts).toHaveCount(3);
  const list = page.locator('[data-sonner-toaster]');
  await expect(list).toHaveAttribute('data-x-position', 'right');
  await expect(list).toHaveAttribute('data-y-position', 'bottom');
  // Their animation runs in real time.
  const placed = async () => {
    const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
    return boxes.flatMap((box) => (box ? [box] : [])).sort((a, b) => a.y - b.y);
  };
  await expect(async () => {
    const [top, middle, last] = await placed();
    const gaps = [top, middle].map((box, index) => {
      const below = index === 0 ? middle : last;
      return Math.round((below?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0));
    });
    expect(gaps).toEqual([14, 14]);
  }).toPass();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const lowest = (await placed()).at(-1);
  expect(width - ((lowest?.x ?? 0) + (lowest?.width ?? 0))).toBeLessThan(40);
  expect(height - ((lowest?.y ?? 0) + (lowest?.height ?? 0))).toBeLessThan(40);
  // The last toast appeared with half a second of the page's time left.
  await page.clock.runFor(3400);
  await expect(toasts).not.toHaveCount(0);
  await page.clock.runFor(800);
  await expect(toasts).toHaveCount(0);
});

test('a name of 200 letters breaks nothing', { tag: ['@every-width', '@full'] }, async ({
  ownerPage: page,
}) => {
  await alterAnswer(page, '**/api/user/profile', (profile) => ({
    ...profile,
    displayName: 'W'.repeat(200),
  }));
  for (const path of ['/', '/about', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});

test('[R03] private pages redirect visitors to sign-in, and open for signed-in users', async ({
  page,
  ownerCookies,
}) => {
  const paths = [
    '/app',
    '/librarylegacy',
    '/library',
    '/profile',
    '/membership',
    '/assets',
    '/create',
    '/thank-you',
    '/jobs',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?from=${encodeURIComponent(path)}`);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  }
  await page.context().addCookies(ownerCookies);
  // Other tests of the short run open the others.
  for (const path of isFullRun ? paths : ['/app', '/assets', '/jobs']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test(
  'a page whose scripts fail shows an error, with a link back and a retry',
  everyWidth,
  async ({ ownerPage: page }) => {
    await page.goto('/about');
    await expect(page.getByRole('article')).toBeVisible();
    const scripts = '**/assets/shortcuts-*.js';
    await page.route(scripts, (route) => route.abort());
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
    await page.keyboard.press('Control+/');
    const alert = page.getByRole('alert').filter({ hasText: "Couldn't open this page" });
    await expect(alert.getByRole('link', { name: 'Back to home' })).toBeVisible();
    await page.unroute(scripts);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeVisible();
  },
);

test('failed pictures do not break the landing page', { tag: '@full' }, async ({ page }) => {
  await page.route('**/samples/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'One line each' }).getByRole('link')).toHaveCount(6);
  const heights = () =>
    page
      .locator('.example-desk')
      .evaluateAll((desks) => desks.map((desk) => Math.round(desk.getBoundingClientRect().height)));
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
});

test('no page breaks with text at twice the size', { tag: '@full' }, async ({ ownerPage: page }) => {
  const own = ['/library', '/librarylegacy', '/jobs', '/create', '/profile', '/membership', '/thank-you'];
  for (const path of ['/', '/about', '/pricing', '/privacy-policy', '/shortcuts', '/nowhere', ...own]) {
    await page.goto(path);
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.addStyleTag({ content: 'html{font-size:200%}' });
    for (const width of [375, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  }
});
