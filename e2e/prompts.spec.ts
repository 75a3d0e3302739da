import { zipSync } from 'fflate';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test('files are attached, prompts are recalled, and rejected files show the reason', {
  tag: '@every-width',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  const field = page.getByLabel('Files to attach');
  await app.prompt.fill('Report on our sales, by region');
  await field.setInputFiles({
    name: 'archive.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'sales.csv': new Uint8Array() })),
  });
  await expect(page.getByRole('alert')).toContainText(`"archive.zip": Archives aren't supported.`);
  await expect(app.prompt).toHaveValue('Report on our sales, by region');
  await app.prompt.evaluate((element) => {
    const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { items: [folder], files: [] } });
    element.dispatchEvent(event);
  });
  await expect(page.getByRole('alert')).toContainText("You can't attach a folder.");
  await field.setInputFiles({
    name: 'sales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Region,Sales\nNorthshire,4821\nSouthmoor,7312'),
  });
  await expect(page.getByRole('button', { name: 'Remove sales.csv' })).toBeVisible();

  // A long paste becomes an attachment; one that exceeds the limit is rejected.
  const paste = (length: number) =>
    app.prompt.evaluate((element, count) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'word '.repeat(count / 5));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, length);
  await paste(10_000_000);
  await expect(page.getByRole('alert')).toContainText('too long');
  await paste(5_000);
  await page.getByRole('button', { name: 'Remove Pasted text' }).click();
  await expect(app.prompt).toHaveValue('Report on our sales, by region');

  await page.getByRole('button', { name: /^Direction:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Technical' }).click();
  await page.getByRole('button', { name: /^Palette:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Forest' }).click();
  await page.getByRole('button', { name: 'Prompts' }).click();
  await page.getByRole('button', { name: 'Save this prompt' }).click();
  await expect(page.getByRole('list', { name: 'Saved prompts' })).toContainText('Report on our sales');
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');

  const asked = page.waitForRequest((request) => request.url().endsWith('/chat/stream'));
  await app.sendButton.click();
  const body = (await asked).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    layout_config: { direction: 'technical' },
    user_selected_colors: [{ name: 'Forest' }],
  });
  await app.showPane('Page');
  await expect(app.article).toContainText('Northshire');
  await expect(app.article).toHaveAttribute('data-direction', 'technical');
  await app.showPane('Chat');

  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  await app.prompt.focus();
  await page.keyboard.press('ArrowUp');
  await expect(app.prompt).toHaveValue('Report on our sales, by region');
  await app.prompt.fill('');
  await page.getByRole('button', { name: 'Edit and resend' }).click();
  await expect(app.prompt).toHaveValue(/Report on our sales[\s\S]+Northshire/);
});

test('a prompt that could not be sent returns with all its attachments', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  await app.open();
  await app.prompt.fill('One-pager from these notes');
  await page.getByLabel('Files to attach').setInputFiles({
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Notes\n\nThe pump house opens in May.'),
  });
  await expect(page.getByRole('button', { name: 'Remove notes.md' })).toBeVisible();
  await page.route('**/chat/stream', (route) => route.fulfill({ status: 409, body: '' }));
  await app.sendButton.click();
  await expect(page.getByRole('alert')).toContainText('HTTP error! Status: 409 Conflict');
  await expect(app.prompt).toHaveValue('One-pager from these notes');
  await expect(page.getByRole('button', { name: 'Remove notes.md' })).toBeVisible();
});
