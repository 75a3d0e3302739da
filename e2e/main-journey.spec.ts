import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { expect, test } from './fixtures.ts';

const invoicePrompt =
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';

const promptField = (page: Page) => page.getByRole('textbox', { name: /prompt/i });
const previewOf = (page: Page) => page.frameLocator('iframe').first().locator('article.doc');

async function send(page: Page, text: string): Promise<void> {
  await promptField(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The markup of every block by its id. */
async function blocksOf(page: Page): Promise<Record<string, string>> {
  return previewOf(page).locator('section.page > [data-id]').evaluateAll((blocks) =>
    Object.fromEntries(blocks.map((block) => [block.getAttribute('data-id') ?? '', block.outerHTML])),
  );
}

const words = (text: string) => text.replace(/\s+/g, '');

test('a newcomer signs in by the printed link, makes an invoice, refines it and downloads the PDF', async ({
  page,
  octavo,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'the link works once; the phone has its own journey');
  await page.goto(octavo.ownerLink);
  // Following the link changes nothing: the page completes it by a button.
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/app/);

  await send(page, invoicePrompt);
  await expect(previewOf(page)).toContainText('$1,340.00');
  await expect(page.getByRole('button', { name: 'Checks passed' })).toBeVisible();
  const before = await blocksOf(page);

  await send(page, 'make it dark green and add a thank-you note');
  await expect(previewOf(page)).toContainText(/thank/i);
  await expect(page.getByText(/Changed the page/)).toBeVisible();
  const after = await blocksOf(page);
  for (const [id, html] of Object.entries(before)) expect(after[id], id).toBe(html);
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf.pages).toHaveLength(1);
  expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(595);
  expect(Math.round(pdf.pages[0]?.height ?? 0)).toBe(842);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.language).toBe('en');
  expect(pdf.fonts.length).toBeGreaterThan(0);
  for (const font of pdf.fonts) expect(font, font.name).toMatchObject({ isEmbedded: true });
  expect(pdf.fonts.map(({ type }) => type)).not.toContain('Type3');
  // The same words as the preview, all of them, none else; order and spaces are the reader's own.
  const previewText = await previewOf(page).evaluate((article) => (article as HTMLElement).innerText);
  const sorted = (text: string) => [...words(text)].sort().join('');
  expect(sorted(pdf.text)).toBe(sorted(previewText));
});
