import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { readPdfPaint } from '../src/server/testing/read-pdf-paint.ts';
import { expectAccessible } from './accessible.ts';
import { alterAnswer } from './alter-answer.ts';
import { AppPage, download } from './app-page.ts';
import { startBrandSite } from './brand-site.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

test('a website becomes a brand kit, and a prompt becomes a page in it', { tag: '@full' }, async ({
  page,
}) => {
  const site = await startBrandSite();
  const octavo = await OctavoProcess.start({ OCTAVO_ALLOW_HOSTS: site.host });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    await page.goto(`${octavo.baseUrl}/assets?tab=palettes`);

    // Saves only the colors, as a palette.
    await page.getByRole('button', { name: 'New palette' }).click();
    const palette = page.getByRole('dialog', { name: 'New palette' });
    await palette.getByRole('button', { name: 'From a brand' }).click();
    await palette.getByRole('button', { name: 'Look it up' }).click();
    await expect(palette.getByText('Domain is required')).toBeVisible();
    const release = site.hold();
    await palette.getByRole('textbox', { name: 'Website' }).fill(site.host);
    await palette.getByRole('textbox', { name: 'Website' }).press('Enter');
    await expect(palette.getByRole('progressbar')).toBeVisible();
    await palette.getByRole('button', { name: 'Stop' }).click();
    await expect(palette.getByRole('button', { name: 'Look it up' })).toBeVisible();
    release();
    await palette.getByRole('button', { name: 'Look it up' }).click();
    await expect(palette.getByRole('textbox', { name: 'Color 1', exact: true })).toHaveValue('#7a1f3d');
    await expect(palette.getByRole('status')).toContainText('style sheets');
    await palette.getByRole('button', { name: 'Cancel' }).click();

    // Saves everything as a kit.
    await page.getByRole('tab', { name: 'Kits' }).click();
    await page.getByRole('button', { name: 'From a website' }).click();
    await page.getByRole('textbox', { name: 'Website' }).fill(site.host);
    await page.getByRole('button', { name: 'Look it up' }).click();
    const review = page.getByRole('dialog', { name: /Found on localhost/ });
    await expect(review.getByLabel('Name')).toHaveValue('Kaffeehaus Lind');
    await expect(review.getByRole('radio', { name: /Logo 1, 240 × 80 px/ })).toBeChecked();
    await expect(review.getByRole('textbox', { name: 'Headings' })).toHaveValue('Young Serif');
    await expect(review.getByRole('textbox', { name: 'Text' })).toHaveValue('Figtree');
    await expect(review.getByLabel('Voice')).toHaveValue(/speaks to the reader/);
    await expect(review.getByText('From the style sheets').first()).toBeVisible();
    await expect(review.getByText('1 part of the site could not be read')).toBeVisible();
    await review.getByRole('checkbox', { name: '#222222' }).uncheck();
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Save' }).click();
    const kit = page.getByRole('article', { name: 'Kaffeehaus Lind' });
    await expect(kit.getByText('Default')).toBeVisible();
    await expect(kit.getByRole('list', { name: 'Colors of Kaffeehaus Lind' })).toContainText('#c98a2b');

    const app = new AppPage(page);
    await page.goto(`${octavo.baseUrl}/app`);
    await app.send('Invoice for Acme Corp, 12 hours of design at $95');
    await app.showPane('Page');
    await expect(page.getByRole('button', { name: 'Checks passed' })).toBeVisible();
    await expect(app.article).toHaveAttribute('style', /--accent:\s*#7a1f3d/);
    await expect(app.article).toHaveAttribute('style', /--font-text:[^;]*Figtree/);
    const logo = app.article.locator('img[src*="/files/assets/"]');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).toHaveJSProperty('naturalWidth', 240);

    const downloaded = await download(page);
    const file = await readFile(await downloaded.path());
    const { fonts, text } = await readPdf(file);
    expect(text).toContain('$1,140.00');
    expect(fonts.map(({ name }) => name).join()).toMatch(/Figtree/);
    const { colours, pictures } = await readPdfPaint(file);
    expect([...colours]).toContain('#7a1f3d');
    expect(pictures).toBe(1);
  } finally {
    await octavo.dispose();
    await site.close();
  }
});

test('kits are made by hand, one is the default; without the plan, a link leads to it', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  await page.goto('/assets?tab=kits');
  await page.getByRole('button', { name: 'New brand kit' }).click();
  const form = page.getByRole('dialog', { name: 'New brand kit' });
  const name = `House ${crypto.randomUUID().slice(0, 6)}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Heading font').fill('Helvetica');
  await expect(form.getByText('so documents use Archivo instead')).toBeVisible();
  await form.getByLabel('Voice').fill('Warm, no jargon');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const kit = page.getByRole('article', { name });
  await expect(kit).toContainText('Warm, no jargon');
  await kit.getByRole('button', { name: 'Make default' }).click();
  await expect(kit.getByText('Default', { exact: true })).toBeVisible();

  await alterAnswer(page, '**/api/user/current-limits', (limits) => ({
    ...limits,
    features: { custom_branding: { level: 3, allowed: false } },
  }));
  await page.reload();
  const notice = page.getByRole('complementary', { name: 'Custom branding' });
  await expect(notice).toContainText('Brand kits come with the Premium plan.');
  await expect(page.getByRole('button', { name: 'New brand kit' })).toHaveCount(0);
  await expectAccessible(page);
  await kit.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kit).toHaveCount(0);
  await notice.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/pricing/);
});
