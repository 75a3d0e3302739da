import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test('a visitor searches the templates, opens one, and comes back to it after signing in', {
  tag: '@every-width',
}, async ({ page }) => {
  await page.goto('/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('relocation');
  await page.getByRole('link', { name: 'Moving day checklist' }).click();
  await expect(page).toHaveURL(/\/templates\/moving-day$/);
  const picture = page.getByRole('img', { name: /First page/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Use this' }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Ftemplates%2Fmoving-day/);
});

test('the pages of templates are there before any script; unknown ones are not', async ({ request }) => {
  const list = await request.get('/templates');
  const listed = await list.text();
  expect(listed.includes('Moving day checklist')).toBe(true);
  const one = await request.get('/templates/moving-day');
  expect(one.status()).toBe(200);
  const page = await one.text();
  expect(/<h1[^>]*>Moving day checklist<\/h1>/.test(page)).toBe(true);
  expect(page.match(/%template_\w+%/)).toBeNull();
  expect((await request.get('/templates/nothing')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/templates/moving-day</loc>');
});

test('a template becomes a document: its words in the PDF, its sample texts told, found and replaced', {
  tag: '@every-width',
}, async ({ ownerPage: page }) => {
  await page.goto('/templates/moving-day');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page).toHaveURL(/\/app\?loadDocumentId=/);
  const app = new AppPage(page);
  await app.showPane('Page');
  await expect(app.article).toContainText('Before the movers come');
  await expect(page.getByText('4 sample texts left')).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText('4 sample texts left')).toBeVisible();
  const exported = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const pdf = await readPdf(await readFile(await (await exported).path()));
  expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain('Defrost and empty the refrigerator');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Show next' }).click();
  await expect(app.article.locator('[contenteditable]').first()).toBeVisible();
  await page.keyboard.type('Moving out');
  await page.keyboard.press('Enter');
  await expect(app.article).toContainText('Moving out');
  await expect(page.getByText('3 sample texts left')).toBeVisible();
});
