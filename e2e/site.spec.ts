import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const everyWidth = { tag: '@every-width' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the text of the public pages is there without scripts', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create Stunning Documents at the Speed of Thought',
    );
    await expect(page.getByRole('contentinfo')).toContainText('8 Foldyard Lane, Sampleton <SA1>');
    await expect(page.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute(
      'href',
      'https://cal.example.com/demo',
    );
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('help@company.example');
    // The app tells that it needs JavaScript.
    expect(await (await request.get('/app')).text()).toMatch(
      /<noscript>[\s\S]*needs JavaScript[\s\S]*<\/noscript>/,
    );
  });
});

test('the page says so if its scripts fail to load', { tag: '@full' }, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/app');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('This takes longer than it should.')).toBeVisible();
});

test('[P16] [L03] [L06] [L07] [L08] [L10] the landing page of a visitor', everyWidth, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Beta')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/auth');
  await expect(page.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute(
    'href',
    'https://cal.example.com/demo',
  );
  await expect(page.getByText('Free to start • No credit card required')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Four Steps to Perfect Documents' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Describe',
    'Create',
    'Review & Tweak',
    'Export & Share',
  ]);
  await expect(steps).toContainText('from concept to shareable document in under two minutes');
  const plans = page.getByRole('region', { name: 'Start free' });
  await expect(plans.getByRole('term')).toHaveText(['Basic', 'Pro', 'Premium']);
  await expect(plans.getByRole('definition')).toHaveText([
    '25 generations a month',
    '100 generations a month',
    'Unlimited generations a month',
  ]);
  await expect(plans.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('8 Foldyard Lane, Sampleton <SA1>');
  await expect(foot.getByRole('link', { name: 'help@company.example' })).toHaveAttribute(
    'href',
    'mailto:help@company.example',
  );
});

/** Advances the page's clock until another sample page is in front. Returns the elapsed milliseconds. */
async function untilTurned(page: Page): Promise<number> {
  const front = page.getByRole('group', { name: 'Sample pages' }).locator('[aria-current="true"]');
  const before = await front.textContent();
  for (let passed = 100; ; passed += 100) {
    await page.clock.runFor(100);
    // React renders in a browser task, which doesn't use the page's clock.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
    if (passed >= 9000 || (await front.textContent()) !== before) return passed;
  }
}

test('[L04] three real pages rotate every 4 s, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const bar = page.getByRole('group', { name: 'Sample pages' });
  const front = bar.locator('[aria-current="true"]');
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Pause rotation' })).toBeVisible();
  // From here on the test controls the page's clock.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await untilTurned(page);
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const passed = await untilTurned(page);
    expect(passed).toBeGreaterThanOrEqual(3700);
    expect(passed).toBeLessThanOrEqual(4300);
    seen.push(await front.textContent());
  }
  expect(`${[...seen, ...seen]}`).toContain('Menu,Poster,Report');
  await bar.getByRole('button', { name: 'Pause rotation' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(20_000);
  await expect(front).toHaveText(seen.at(-1) ?? '');
  await bar.getByRole('button', { name: 'Report' }).click();
  await expect(front).toHaveText('Report');
  // The pictures show pages made by Octavo.
  const pictures = page.locator('.hero-page img');
  await expect(pictures).toHaveCount(3);
  // The pages behind load on demand.
  await expect(async () => {
    const widths = await pictures.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).naturalWidth),
    );
    expect(Math.min(...widths)).toBeGreaterThan(100);
  }).toPass();
});

test('with reduced motion the hero is paused until started', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const bar = page.getByRole('group', { name: 'Sample pages' });
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(9000);
  await expect(bar.locator('[aria-current="true"]')).toHaveText('Menu');
  await bar.getByRole('button', { name: 'Start rotation' }).click();
  await page.mouse.move(2, 2);
  await untilTurned(page);
  await expect(bar.locator('[aria-current="true"]')).toHaveText('Poster');
});

test('[L09] signed-in users are welcomed and continue to the app', everyWidth, async ({ ownerPage }) => {
  await ownerPage.goto('/');
  await expect(ownerPage.getByText('Welcome back')).toBeVisible();
  await expect(ownerPage.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await expect(ownerPage.getByRole('link', { name: 'Book a Demo' })).toHaveCount(0);
  await ownerPage.getByRole('link', { name: 'Go to App' }).first().click();
  await expect(ownerPage).toHaveURL(/\/app$/);
});

test('an example opens as a prompt, and nothing typed is lost', { tag: '@full' }, async ({ ownerPage }) => {
  await ownerPage.goto('/app');
  await ownerPage.getByRole('textbox', { name: 'Prompt' }).fill('half a thought');
  await ownerPage.goto('/');
  await ownerPage.getByRole('link', { name: /^Invoice/ }).click();
  const prompt = ownerPage.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toHaveValue(/invoice[\s\S]*Acme Corp[\s\S]*half a thought$/);
  await expect(ownerPage).toHaveURL(/\/app$/);
});

test('[N01] [N03] [N04] [R06] the navigation bar of a visitor, and the theme', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await expect(bar.getByRole('link', { name: 'Create' })).toHaveCount(0);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  const light = await ground();
  expect(await stored()).toBeNull();
  await bar.getByRole('button', { name: 'Theme: light' }).click();
  // A click before the app loads is replayed.
  await expect.poll(stored).toBe('dark');
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  await expect.poll(ground).not.toBe(light);
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

test('[R06] the app itself is light, and the theme preference is kept', async ({ ownerPage }) => {
  await ownerPage.goto('/about');
  await ownerPage.getByRole('button', { name: 'Theme: light' }).click();
  const ground = () => ownerPage.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(ownerPage.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  const dark = await ground();
  await ownerPage.goto('/app');
  await expect(ownerPage.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await expect.poll(ground).not.toBe(dark);
  expect(await ownerPage.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('[N06] the header stays in view after 120 px', everyWidth, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('article')).toBeVisible();
  const header = page.getByRole('banner');
  // Scroll position resets when the app replaces the prerendered page.
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(120);
  await expect(header).not.toBeInViewport();
  await scrollTo(121);
  await expect(header).toBeInViewport();
});

test('[R01] every public page opens without an account', everyWidth, async ({ page, request }) => {
  for (const [path, heading] of [
    ['/', 'Create Stunning Documents at the Speed of Thought'],
    ['/about', 'One line in, a finished page out'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-and-conditions', 'Terms and Conditions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const answer = await request.get(path);
    expect(await answer.text()).toContain(`<link rel="canonical" href="http`);
  }
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('an installation provides its own text pages, and scripts in them are text', async ({
  octavo,
  page,
}) => {
  await mkdir(join(octavo.dataDir, 'pages'), { recursive: true });
  await writeFile(
    join(octavo.dataDir, 'pages', 'terms-and-conditions.md'),
    '# House rules\n\nAsk {support_email}.<script>document.title="taken"</script>\n',
  );
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
  await expect(page.getByRole('article')).toHaveText(/^House rules\s+Ask help@company\.example\.\s*$/);
  await expect(page).toHaveTitle('Terms and Conditions, Octavo');
});

test('[R02] invalid addresses show the right error', everyWidth, async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/app/nowhere',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(1500)}`,
    '/%00',
  ]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('the keyboard skips to the content, and the focus follows a navigation', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection, an offline page is shown until it is back', { tag: '@full' }, async ({
    context,
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/about').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'No connection.' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'One line in, a finished page out' }),
    ).toBeVisible();
  });
});

test('serves the files that search engines and phones request', async ({ octavo, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${octavo.baseUrl}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${octavo.baseUrl}/about</loc>`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('Ctrl and / lead to the keyboard shortcuts', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Viewer' })).toContainText('Full screen');
});
