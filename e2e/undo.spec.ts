import type { Locator, Page } from '@playwright/test';
import { AppPage, isNarrow } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const report = `Report with a list

## Rides

The counters saw more riders than last year.

| Month | Rides |
|---|---|
| Jan | 40 |
| Feb | 55 |
| Mar | 71 |
`;

async function writePage(page: Page, prompt: string): Promise<AppPage> {
  const app = new AppPage(page);
  await app.open();
  await app.send(prompt);
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  return app;
}

const blocksOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Blocks of the page' }).getByRole('button');
const versionsOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem');
const buttonOf = (page: Page, name: 'Undo' | 'Redo'): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');
const redo = (page: Page) => page.keyboard.press('ControlOrMeta+Shift+z');

test('undo and redo go through every kind of edit, wherever the focus is, and add no versions', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const bar = page.getByRole('toolbar');
  await expect(buttonOf(page, 'Undo')).toBeDisabled();
  await expect(buttonOf(page, 'Redo')).toBeDisabled();

  // Text.
  await blocksOf(page).filter({ hasText: 'Paragraph' }).click();
  await bar.getByRole('button', { name: 'Edit text' }).click();
  await page.keyboard.type(', by hand');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(app.article).toContainText('last year., by hand');
  // Position.
  await bar.getByRole('button', { name: 'Move down' }).click();
  await expect(versionsOf(page)).toHaveCount(3);
  const order = (): Promise<string[]> =>
    blocksOf(page).evaluateAll((blocks) => blocks.map(({ dataset }) => dataset.block ?? ''));
  const moved = await order();
  // Another kind of block, and its data.
  await blocksOf(page).filter({ hasText: 'Table' }).click();
  await bar.getByRole('button', { name: 'Show as' }).click();
  await page.getByRole('menuitem', { name: 'Chart' }).click();
  await expect(versionsOf(page)).toHaveCount(4);
  await bar.getByRole('button', { name: 'Edit data' }).click();
  const dialog = page.getByRole('dialog', { name: /^Data of/ });
  await dialog.getByLabel('Rides of Mar').fill('475');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const drawing = app.article.locator('[data-chart] svg.chart').first();
  await expect(drawing).toContainText('475');
  // Palette.
  await page.getByRole('button', { name: 'Page design' }).click();
  const look = page.getByRole('dialog', { name: 'Page design' });
  await look.getByRole('button', { name: 'Ocean' }).click();
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await expect(versionsOf(page)).toHaveCount(6);

  // The focus is in the design panel.
  await undo(page);
  await expect(app.article).not.toHaveAttribute('style', /--accent/);
  await expect(versionsOf(page)).toHaveCount(5);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await undo(page);
  await expect(app.article).not.toHaveAttribute('style', /--accent/);
  await page.keyboard.press('Escape');

  // On a block.
  await blocksOf(page).first().focus();
  await undo(page);
  await expect(drawing).not.toContainText('475');
  // Nowhere, and several at once.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await undo(page);
  await undo(page);
  await undo(page);
  await expect(app.article).not.toContainText('by hand');
  await expect(buttonOf(page, 'Undo')).toBeDisabled();
  await expect(versionsOf(page)).toHaveCount(1);

  await buttonOf(page, 'Redo').click();
  await expect(app.article).toContainText('by hand');
  await redo(page);
  await expect.poll(order).toEqual(moved);
  await redo(page);
  await redo(page);
  await expect(drawing).toContainText('475');
  await redo(page);
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await expect(buttonOf(page, 'Redo')).toBeDisabled();
  await expect(versionsOf(page)).toHaveCount(6);

  // After a reload, too; and a new edit drops what was undone.
  await page.reload();
  await app.showPane('Page');
  await buttonOf(page, 'Undo').click();
  await expect(versionsOf(page)).toHaveCount(5);
  await blocksOf(page).filter({ hasText: 'Paragraph' }).focus();
  await page.keyboard.press('Delete');
  await expect(app.article).not.toContainText('by hand');
  await expect(buttonOf(page, 'Redo')).toBeDisabled();
  await expect(versionsOf(page).first()).toContainText('v7');
  await expect(versionsOf(page)).toHaveCount(6);
  await undo(page);
  await expect(app.article).toContainText('by hand');
});

test('text fields keep their own undo, and the edited text comes before the page', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = await writePage(page, report);
  const paragraph = blocksOf(page).filter({ hasText: 'Paragraph' });
  await paragraph.focus();
  await page.keyboard.press('Delete');
  await expect(versionsOf(page)).toHaveCount(2);

  await app.prompt.click();
  await page.keyboard.type('draft');
  await undo(page);
  await expect(app.prompt).not.toHaveValue('draft');
  await expect(app.article).not.toContainText('more riders');
  await app.prompt.fill('');
  await undo(page);
  await expect(app.article).toContainText('more riders');

  await paragraph.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click();
  await expect(app.article.getByText('more riders')).toHaveCount(2);
  await paragraph.first().focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.type('!');
  await expect(app.article).toContainText('last year.!');
  await undo(page);
  await expect(app.article).not.toContainText('last year.!');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  // Now the text is as it was, so the page is undone.
  await undo(page);
  await expect(app.article.getByText('more riders')).toHaveCount(1);
});

test("'Undo' in the chat is the same undo, and a version that a prompt made stays in reach", {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const tell = async (words: string): Promise<void> => {
    await app.showPane('Chat');
    await app.send(words);
    await app.showPane('Page');
  };
  await tell('make it dark green');
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  await tell('undo that');
  await expect(app.article).not.toHaveAttribute('style', /--accent/);
  await expect(versionsOf(page)).toHaveCount(2);
  await expect(versionsOf(page).first()).toContainText('undone');
  await buttonOf(page, 'Redo').click();
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await undo(page);
  await expect(app.article).not.toHaveAttribute('style', /--accent/);

  await blocksOf(page).filter({ hasText: 'Paragraph' }).focus();
  await page.keyboard.press('Delete');
  await expect(app.article).not.toContainText('more riders');
  await expect(versionsOf(page)).toHaveCount(3);
  await versionsOf(page).filter({ hasText: 'v2' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(versionsOf(page).first()).toContainText('Restored version 2');
  await expect(app.article).toContainText('more riders');
  if (!isNarrow(page)) await app.prompt.focus();
  await undo(page);
  await expect(app.article).not.toContainText('more riders');
});
