import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** Half of what a slow phone (1.6 Mbit/s) receives in a second: the rest is for the connection and layout. */
const mostKilobytes = 100;

test('the API reference is readable from a small document alone', { tag: '@mobile' }, async ({ page }) => {
  await page.route('**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const answer = await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Generate PDF' })).toContainText('curl --fail-with-body');
  const sizes = await answer?.request().sizes();
  const kilobytes = (sizes?.responseBodySize ?? 0) / 1024;
  expect(kilobytes).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThan(mostKilobytes);
});

test('it can be searched, read and copied by keyboard', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  const find = page.getByRole('searchbox', { name: 'Search calls' });
  await expect(find).toBeFocused();
  await page.keyboard.type('flatten pdf_url');
  await expect(page.getByRole('status')).toHaveText('1 call');
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText(['Flatten PDF']);
  await expect(page.getByRole('link', { name: 'Flatten PDF' })).toHaveCount(2);
  await find.fill('zzqx');
  await expect(page.getByRole('status')).toHaveText('No results');
  await page.keyboard.press('Escape');
  await expect(find).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'API keys', level: 2 }).first()).toBeVisible();

  await page.goto('/docs#generatePdf');
  const call = page.getByRole('region', { name: 'Generate PDF' });
  await expect(call.getByText('curl --fail-with-body')).toBeInViewport();
  await page.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(call.getByText('await fetch(')).toBeVisible();
  await expect(call.getByText('curl --fail-with-body')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await call.getByRole('button', { name: 'Copy' }).filter({ visible: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import json, os/);
  // The language is remembered.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
});

test('it is accessible and fits the viewport, light and dark, and keeps the theme', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  // Runs two audits of a long page.
  test.slow();
  // One endpoint of each kind represents all 166, which are rendered by the same code.
  const parts = ['header', 'nav', '.introduction', '#generatePdf', '#startRun', '#deleteApiKey'];
  const violations = async () => {
    const axe = parts.reduce((builder, part) => builder.include(part), auditOf(page));
    const found = (await axe.analyze()).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs#startRun');
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 22, 19)');
  expect(await violations()).toEqual([]);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 22, 19)');
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it lists every call, and the contents link to it', { tag: ['@every-width', '@full'] }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/docs');
    for (const language of ['curl', 'TypeScript', 'Python']) {
      await page.getByRole('radio', { name: language }).check();
      await expect(page.getByRole('heading', { name: language, exact: true })).toBeVisible();
    }
    const opener = page.getByRole('link', { name: 'Contents' });
    if (isMobile) await opener.click();
    await page.locator('nav summary', { hasText: 'Sharing' }).click();
    await page.getByRole('link', { name: 'Create share' }).first().click();
    await expect(page.getByRole('region', { name: 'Create share' })).toBeInViewport();
  });
});
