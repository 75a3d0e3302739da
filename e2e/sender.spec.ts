import type { Page } from '@playwright/test';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs } from './outbox.ts';

const invoice = 'Invoice for Acme Corp, 2 hours of design at $95';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function writeInvoice(page: Page): Promise<AppPage> {
  const app = new AppPage(page);
  await app.open();
  await app.send(invoice);
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  return app;
}

test('details are saved in the profile, refused field by field, cleared, and brought back', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Ada'));
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your details' });
  await own.getByLabel('Business').fill('Quist & Sons');
  await own.getByLabel('Tax number').fill('9'.repeat(161));
  await own.getByLabel('Bank details').fill(Array(9).fill('line').join('\n'));
  await own.getByRole('button', { name: 'Save details' }).click();
  await expect(own.getByLabel('Tax number')).toHaveAccessibleDescription(/at most 160 characters/);
  await expect(own.getByLabel('Tax number')).toBeFocused();
  await expect(own.getByLabel('Bank details')).toHaveAccessibleDescription(/at most 8 lines/);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page, '/profile');
  await own.getByLabel('Tax number').fill('VAT GB123 456 789');
  await own.getByLabel('Bank details').fill('IBAN: GB33 BUKB 2020 1555 5555 55');
  await own.getByRole('button', { name: 'Save details' }).click();
  await expect(page.locator('.toast', { hasText: 'Details saved' })).toBeVisible();
  await page.reload();
  await expect(own.getByLabel('Business')).toHaveValue('Quist & Sons');
  await own.getByRole('button', { name: 'Clear all' }).click();
  await expect(own.getByLabel('Business')).toHaveValue('');
  await page.locator('.toast', { hasText: 'Details cleared' }).getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByLabel('Tax number')).toHaveValue('VAT GB123 456 789');
  await page.reload();
  await expect(own.getByLabel('Tax number')).toHaveValue('VAT GB123 456 789');
});

test('details are asked for in the editor, fill the gaps of the sender, and undo brings the gaps back', {
  tag: '@every-width',
}, async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Bea'));
  const app = await writeInvoice(page);
  const chip = page.getByRole('button', { name: /gaps? left$/ });
  const before = await chip.textContent();
  const text = await app.article.textContent();
  const fill = page.getByRole('button', { name: 'Fill in my details' });
  await fill.click();
  const dialog = page.getByRole('dialog', { name: 'Your details' });
  await expectNoViolations(page);
  await dialog.getByLabel('Business').fill('Quist & Sons');
  await dialog.getByLabel('Address').fill('12 Oak Lane\nBristol');
  await dialog.getByLabel('Bank details').fill('IBAN: GB33 BUKB 2020 1555 5555 55');
  await dialog.getByRole('button', { name: 'Save and fill in' }).click();
  await expect(app.article).toContainText('12 Oak Lane');
  await expect(app.article).toContainText('GB33 BUKB 2020 1555 5555 55');
  await expect(chip).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click();
  await expect(chip).toHaveText(before ?? '');
  expect(await app.article.textContent()).toBe(text);
  // Before a download too, and now without a question.
  await page.getByRole('button', { name: 'Download' }).filter({ visible: true }).click();
  const gaps = page.getByRole('dialog', { name: /gaps? left$/i });
  await gaps.getByRole('button', { name: 'Fill in my details' }).click();
  await expect(app.article).toContainText('12 Oak Lane');
});

test('details typed into the page are saved for the next one', { tag: ['@every-width', '@full'] }, async ({
  page,
  baseURL,
}) => {
  await signUpAs(page, baseURL ?? '', newPerson('Cat'));
  await writeInvoice(page);
  const chip = page.getByRole('button', { name: /gaps? left$/ });
  const save = page.getByRole('button', { name: 'Save as my details' });
  await expect(chip).toBeVisible();
  await expect(save).toHaveCount(0);
  await chip.click();
  const answers = ['Quist Studio', '12 Oak Lane, Bristol', 'cat@quist.example'];
  for (const answer of answers) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(300);
  }
  await page.keyboard.press('Escape');
  await save.click();
  await expect(page.locator('.toast', { hasText: 'Saved as your details' })).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Your details' }).getByLabel('Business')).toHaveValue(
    'Quist Studio',
  );
});
