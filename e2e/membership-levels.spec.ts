import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs } from './outbox.ts';
import { bothWidths } from './phone.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await auditOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('an API key is created, shown once, copied, rotated, revoked and deleted; usage is downloaded as a table', {
  tag: ['@every-width', '@full'],
}, async ({ page, octavo, baseURL }) => {
  // The owner has no password, so only a sign-in within ten minutes counts as confirmation.
  await octavo.restart();
  await page.goto(octavo.ownerLink);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/app/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.goto('/membership');
  const name = `Key ${crypto.randomUUID().slice(0, 6)}`;
  const make = page.getByRole('button', { name: 'Create key' });
  await make.click();
  await expect(page.getByText('Enter a name for the key.')).toBeVisible();
  await page.getByLabel('Name of a new key').fill(name);
  await page.getByLabel(/^Share documents/).check();
  await page.getByLabel('Expires in').selectOption('A year');
  await make.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const secret = page.locator('code').filter({ hasText: /^oct_[\w-]{32}$/ });
  await expect(secret).toBeVisible();
  const first = (await secret.textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  // The key isn't shown again: the list has only its prefix.
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`${first.slice(0, 12)}…`);
  await expect(row).toContainText('Never used');
  expect(await page.content()).not.toContain(first);
  const ask = async (key: string) =>
    (await page.request.get('/api/user/documents', { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await ask(first)).toBe(200);
  await page.getByRole('button', { name: `Rotate ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
  await expect(secret).toBeVisible();
  const second = (await secret.textContent()) ?? '';
  expect(await ask(first)).toBe(401);
  expect(await ask(second)).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(secret).toHaveCount(0);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(row).toContainText('revoked');
  expect(await ask(second)).toBe(401);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  for (const figure of ['Generations', 'Tokens', 'Model costs', 'Storage', 'API calls'])
    await expect(page.getByRole('figure').filter({ hasText: figure })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('octavo-usage-7-days.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('day,generations,input_tokens,output_tokens,cost_usd,storage_bytes,api_calls');
  expect(lines.slice(1).length).toBeGreaterThanOrEqual(7);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d(?:,[\d.]+){6}$/);
});

/** Tries the features of each plan in the UI. */
const tried = {
  async premiumTemplate(page: Page): Promise<void> {
    const app = new AppPage(page);
    await app.open();
    await page.getByRole('button', { name: /^Direction:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Bold poster' }).click();
    await app.send('Flyer for a night swim at the lido on 21 June, 9 pm, free entry');
  },
  /** Requires a session with several documents. */
  async advancedExport(page: Page): Promise<void> {
    await page.getByRole('list', { name: 'Sessions' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Download all as zip' }).click();
  },
};

async function expectRefused(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible();
  await page.getByRole('button', { name: 'See plans' }).first().click();
  await expect(page).toHaveURL('/pricing');
}

/** Expects a link to the plans instead of brand kits. */
async function expectNoKits(page: Page): Promise<void> {
  await page.goto('/assets?tab=kits');
  const notice = page.getByRole('complementary', { name: 'Custom branding' });
  await expect(notice).toContainText('Brand kits come with the Premium plan.');
  await expect(notice.getByRole('link', { name: 'See plans' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New brand kit' })).toHaveCount(0);
}

const visible = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

test('features outside the plan are rejected with a message and a link to the right plan', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Levin'));
  // Basic: only documents and basic templates.
  const app = new AppPage(page);
  await app.open();
  await page.getByRole('button', { name: /^Direction:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Swiss' }).click();
  await app.send('Invoice for Quill & Co, 5 hours of binding at $40');
  await expect(app.article).toHaveAttribute('data-direction', 'swiss');
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  await tried.premiumTemplate(page);
  await expectRefused(page, /Premium templates needs the Pro plan/);
  await page.goto('/library');
  await page.getByRole('button', { name: /^More: .*Quill & Co/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await tried.advancedExport(page);
  await expectRefused(page, /Advanced export needs the Pro plan/);
  await expectNoKits(page);
  await page.goto('/membership');
  await expect(page.getByText('2 of 100', { exact: true })).toBeVisible();
  await expect(page.getByText('API access needs the Premium plan.')).toBeVisible();
  await expect(page.getByText('Priority support needs the Pro plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the Pro plan' }).click();

  // Two clicks on buy open one checkout; after going back, plans can be chosen again.
  let opened = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout-session')) opened += 1;
  });
  await visible(page, 'Choose Pro').dblclick();
  await expect(page.getByText('no money charged')).toBeVisible();
  expect(opened).toBe(1);
  await page.goBack();
  await visible(page, 'Choose Pro').click();
  await expect(page.getByText('no money charged')).toBeVisible();
  // The same checkout in two tabs is paid once, and both confirm it.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'Subscribe with the test card' }).click();
  await expect(page).toHaveURL('/thank-you');
  await other.getByRole('button', { name: 'Subscribe with the test card' }).click();
  await expect(other).toHaveURL('/thank-you');
  await other.close();
  await page.goto('/membership');
  await expect(page.getByText('€12, paid')).toHaveCount(1);

  // Pro: previously blocked features work; Premium's are still blocked.
  await expect(page.getByText('2 of 1,000', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to priority support' })).toBeVisible();
  await expect(page.getByText('API access needs the Premium plan.')).toBeVisible();
  await expectNoKits(page);
  await page.goto('/library');
  await tried.advancedExport(page);
  await expect(page.getByText('Export started')).toBeVisible();
  await tried.premiumTemplate(page);
  await expect(app.article).toHaveAttribute('data-direction', 'poster');
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  await page.goto('/membership');
  await page.getByText('Change the plan').click();
  await page.getByRole('button', { name: 'Change to Premium, monthly' }).click();

  // Premium: all features.
  await expect(page.getByText('3, without limit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toBeVisible();
  await expect(page.getByText(/needs the (?:Pro|Premium) plan/)).toHaveCount(0);
  await page.goto('/assets?tab=kits');
  await page.getByRole('button', { name: 'New brand kit' }).click();
  await page.getByLabel('Name').fill('House');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: 'House' })).toBeVisible();
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { where, tag } of bothWidths)
    test(`the plans, their prices and features are shown${where}`, { tag }, async ({ page }) => {
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
      for (const words of ['€0', '€12', '€29', '100 generations', 'Unlimited generations', /Sample prices/])
        await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(/Premium templates/).filter({ visible: true })).toBeVisible();
      // Features not yet available are labeled as planned.
      await expect(page.getByText(/planned/i).filter({ visible: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose Pro' }).filter({ visible: true })).toBeVisible();
      await expect(page).toHaveTitle('Pricing, Octavo');
    });
});
