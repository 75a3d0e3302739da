import type { Page } from '@playwright/test';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

async function violations(page: Page): Promise<string[]> {
  const found = (await auditOf(page).analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('the help is searched and read by keyboard', async ({ page }) => {
  await page.goto('/help');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search help' });
  await expect(box).toBeFocused();
  await page.keyboard.type('restore a backup');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#results')).toBeHidden();
  await box.fill('zzqx');
  await expect(page.getByRole('status')).toHaveText('No results');
  await box.fill('restore a backup');
  await expect(page.locator('#results a').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/backups/);
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeAttached();
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Backups');
});

test('it is accessible and fits the viewport, light and dark', { tag: ['@every-width', '@full'] }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const address of ['/help', '/help/first-steps', '/help/settings', '/help?q=backup', '/help/nowhere']) {
    await page.goto(address);
    expect([address, await violations(page)]).toEqual([address, []]);
    await expectNoSidewaysScroll(page, address);
  }
  await page.goto('/help/first-steps');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  // The theme is the app's, too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (!isMobile) return;
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const pages = page.getByRole('navigation', { name: 'Help pages' });
  await expect(pages).toBeInViewport();
  await pages.getByRole('link', { name: 'Sharing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is read and searched', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search help' }).fill('password for a link');
    await page.keyboard.press('Enter');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Choices for each link/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Choices for each link/ })).toBeInViewport();
  });
});
