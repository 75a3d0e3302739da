import { readFile } from 'node:fs/promises';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage, download } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const invoicePrompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';

/** Normalizes text for comparison: all letters, regardless of order and spaces. */
const letters = (text: string) => [...text.replace(/\s+/g, '')].sort().join('');

test('[P05] [P07] [P08] the setup link, an invoice from one line, a refinement, the PDF', {
  tag: '@every-width',
}, async ({ page }) => {
  const octavo = await OctavoProcess.startAlone();
  try {
    await page.goto(octavo.ownerLink);
    // Opening the link changes nothing: the page requires a click.
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    const app = new AppPage(page);

    await app.send(invoicePrompt);
    await app.showPane('Page');
    await expect(app.article).toContainText('$1,340.00');
    await expect(page.getByRole('button', { name: 'Checks passed' })).toBeVisible();
    const before = await app.blockMarkup();

    await app.showPane('Chat');
    await app.send('make it dark green and add a thank-you note');
    await app.returnToChat();
    await expect(page.getByText(/1 block, \d+ untouched/)).toBeAttached();
    await app.showPane('Page');
    await expect(app.article).toContainText(/thank/i);
    const after = await app.blockMarkup();
    for (const [id, html] of Object.entries(before)) expect(after[id], id).toBe(html);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 1);

    const downloaded = await download(page);
    expect(downloaded.suggestedFilename()).toMatch(/Acme.*\.pdf$/);
    const pdf = await readPdf(await readFile(await downloaded.path()));
    expect(pdf.pages).toHaveLength(1);
    // Dollars make an American page on letter paper.
    expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(612);
    expect(Math.round(pdf.pages[0]?.height ?? 0)).toBe(792);
    expect(pdf.title).toContain('Acme');
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-US');
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) expect(font, font.name).toMatchObject({ isEmbedded: true });
    expect(pdf.fonts.map(({ type }) => type)).not.toContain('Type3');
    const previewText = (await app.article.allInnerTexts()).join('');
    expect(letters(pdf.text)).toBe(letters(previewText));
  } finally {
    await octavo.dispose();
  }
});

test('[P06] a pitch deck from one line', async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  await app.send('Pitch deck for a bike-sharing start-up in Porto');
  await app.showPane('Page');
  await expect(app.article).toHaveAttribute('data-format', 'slides-16x9');
  await expect(app.article).toContainText('Porto');
  // Slides arrive one by one; the deck is complete once checked.
  await expect(ownerPage.getByRole('button', { name: /^(Checks passed|\d+ repairs?)$/ })).toBeVisible();
  expect(await app.article.locator('section.page').count()).toBeGreaterThanOrEqual(6);
});

test('a reload restores the page, the conversation and the versions', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  await app.send(invoicePrompt);
  await app.showPane('Page');
  await expect(app.article).toContainText('$1,340.00');
  await ownerPage.reload();
  await expect(ownerPage.getByText(invoicePrompt).first()).toBeAttached();
  await app.showPane('Page');
  await expect(app.article).toContainText('$1,340.00');
});
