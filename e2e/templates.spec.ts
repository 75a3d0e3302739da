import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

/** Keeps the app from loading until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a visitor searches the templates, opens one, and comes back to it after signing in', {
  tag: '@every-width',
}, async ({ page }) => {
  await page.goto('/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  const thumbnail = page.getByRole('main').getByRole('link').first().locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('relocation');
  await page.getByRole('link', { name: 'Moving day checklist' }).click();
  await expect(page).toHaveURL(/\/templates\/moving-day$/);
  const picture = page.getByRole('img', { name: /First page/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Use this' }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Ftemplates%2Fmoving-day/);
});

test('what is typed before the scripts are there is searched for', { tag: '@full' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/templates');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('relocation');
  release();
  await expect(page.getByRole('link', { name: 'Moving day checklist' })).toBeVisible();
});

test('a field that is clicked before the scripts are there keeps the focus', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/templates');
  await page.getByRole('searchbox', { name: 'Search templates' }).click();
  release();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.keyboard.type('relocation');
  await expect(page.getByRole('link', { name: 'Moving day checklist' })).toBeVisible();
});

test('a field that was left before the scripts are there keeps its text, not the focus', {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/templates');
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  await search.fill('relocation');
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await expect(page.getByRole('link', { name: 'Moving day checklist' })).toBeVisible();
  await expect(search).toHaveValue('relocation');
  await expect(search).not.toBeFocused();
});

test('all templates of a kind are a press away, and each language has its own', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  await page.goto('/templates');
  const checklists = page.getByRole('region', { name: 'Checklist', exact: true });
  await expect(checklists.getByRole('link')).toHaveCount(4);
  await checklists.getByRole('button', { name: /^Show all \(\d+\)$/ }).click();
  await expect(checklists.getByRole('link', { name: 'Moving day checklist' })).toBeVisible();
  await expect(checklists.getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(checklists.getByRole('link', { name: 'Moving day checklist' })).toHaveCount(0);
  await expect(checklists.getByRole('link').first()).toBeVisible();
});

test('template pages are readable without scripts; unknown ones are not found', async ({ request }) => {
  const list = await request.get('/templates');
  const listed = await list.text();
  const { templates } = await (await request.get('/api/templates')).json();
  const unlisted = templates.filter(({ name }: { name: string }) => !listed.includes(`/templates/${name}"`));
  expect(unlisted).toEqual([]);
  expect(templates.length).toBeGreaterThan(100);
  const one = await request.get('/templates/moving-day');
  expect(one.status()).toBe(200);
  const page = await one.text();
  expect(/<h1[^>]*>Moving day checklist<\/h1>/.test(page)).toBe(true);
  expect(page.match(/%template_\w+%/)).toBeNull();
  expect((await request.get('/templates/nothing')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/templates/moving-day</loc>');
});

test('a template becomes a document: its text is in the PDF, its sample texts are counted, found and replaced', {
  tag: '@every-width',
}, async ({ ownerPage: page }) => {
  await page.goto('/templates/moving-day');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page).toHaveURL(/\/app\?loadDocumentId=/);
  const app = new AppPage(page);
  await expect(app.prompt).toBeVisible();
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

test('a document is saved as a template, renamed, exported, imported and used again', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  await page.goto('/templates/birthday-dinner');
  await page.getByRole('button', { name: 'Use this' }).click();
  const app = new AppPage(page);
  await expect(app.article).toContainText('The Glasshouse');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Save as template' }).click();
  await expect(page.getByText('Saved as a template')).toBeVisible();

  await page.goto('/templates');
  const own = page.getByRole('region', { name: 'Your templates' });
  await own.getByRole('button', { name: 'Rename Forty years, one long table' }).click();
  await own.getByRole('textbox', { name: /New title/ }).fill('Round birthday');
  await page.keyboard.press('Enter');
  const exported = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Export Round birthday' }).click();
  const file = await (await exported).path();
  expect(await readFile(file, 'utf8')).toContain('{{title: Forty years, one long table}}');

  const markdown = '# Bake sale\n\n:::chart{kind=volcano}\nNo table\n:::\n\nEverything one dollar.\n';
  await own.getByLabel('Template file').setInputFiles({
    name: 'bake-sale.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(markdown),
  });
  await expect(own.getByRole('status')).toContainText('Imported ‘Bake sale’');
  await expect(own.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await own.getByRole('button', { name: 'Delete Bake sale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByText('Bake sale', { exact: true })).toHaveCount(0);

  await own.getByRole('button', { name: 'Use Round birthday' }).click();
  await expect(page).toHaveURL(/\/app\?loadDocumentId=/);
  await expect(app.article).toContainText('Forty years');
});
