import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { LibraryPage } from './library-page.ts';

test('gaps are listed before a download or an export from the library, and each leads to its place', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme Corp, 2 hours of design at $95');
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const title = 'Invoice Acme Corp';
  await library.open();
  const dialog = page.getByRole('dialog', { name: /gaps? left$/i });
  const items = dialog.getByRole('listitem').getByRole('button');
  await library.menu(title, 'Download');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const count = await items.count();
  expect(count).toBeGreaterThan(2);

  await items.nth(1).click();
  await expect(app.article.locator('[contenteditable]').first()).toBeVisible();
  await expect(page).not.toHaveURL(/gap=/);
  await page.keyboard.type('Chosen answer');
  await page.keyboard.press('Enter');
  await expect(app.article).toContainText('Chosen answer');
  await expect(page.getByRole('button', { name: /gaps? left$/ })).toHaveText(`${count - 1} gaps left`);

  await library.open();
  await library.menu(title, 'Export…');
  await expect(items).toHaveCount(count - 1);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await page.keyboard.press('Escape');

  await library.menu(title, 'Download');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Leave/ }).click();
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  expect(text).toContain('Chosen answer');
  // Saved: the next export asks nothing.
  await library.menu(title, 'Export…');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('gaps are listed before printing from the library, and filled with the details of the account there', {
  tag: ['@every-width', '@full'],
}, async ({ page, context, baseURL }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme Corp, 2 hours of design at $95');
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const title = 'Invoice Acme Corp';
  await library.open();
  const dialog = page.getByRole('dialog', { name: /gaps? left$/i });
  const items = dialog.getByRole('listitem');
  await library.menu(title, 'Print');
  await expect(dialog).toBeVisible();
  // The window that was opened for the file is closed again.
  await expect.poll(() => context.pages().length).toBe(1);
  const before = await items.count();
  await dialog.getByRole('button', { name: 'Fill in my details' }).click();
  const details = page.getByRole('dialog', { name: 'Your details' });
  await details.getByLabel('Business').fill('Quist & Sons');
  await details.getByLabel('Address').fill('12 Oak Lane\nBristol');
  await details.getByLabel('Bank details').fill('IBAN: GB33 BUKB 2020 1555 5555 55');
  await details.getByRole('button', { name: 'Save and fill in' }).click();
  await expect(details).toHaveCount(0);
  await expect.poll(() => items.count()).toBeLessThan(before);
  await expectAccessible(page);
  expect(await items.count()).toBeGreaterThan(0);

  const printing = context.waitForEvent('page');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/edits'));
  await dialog.getByRole('button', { name: /^Leave/ }).click();
  const printed = await printing;
  await expect(dialog).toHaveCount(0);
  await saved;
  await printed.close();
  // Saved, so nothing is asked again.
  const again = context.waitForEvent('page');
  await library.menu(title, 'Print');
  await (await again).close();
  await expect(dialog).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await library.menu(title, 'Download');
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  expect(text).toContain('12 Oak Lane');
  expect(text).toContain('GB33 BUKB 2020 1555 5555 55');
});
