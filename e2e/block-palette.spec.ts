import type { Locator, Page } from '@playwright/test';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const report =
  'Report with a list\n\n## Rides\n\nMore riders than last year.\n\n- Count on weekends\n- Publish in May\n';

const blocksOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Blocks of the page' }).locator('.block-target');

async function write(page: Page, prompt: string): Promise<AppPage> {
  const app = new AppPage(page);
  await app.open();
  await app.send(prompt);
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  return app;
}

test('blocks and pages are added from the palette, and blocks are copied into another document', {
  tag: '@full',
}, async ({ ownerPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const app = await write(page, report);
  const palette = page.getByRole('dialog', { name: 'Add to the page' });
  const list = blocksOf(page).filter({ hasText: 'List' });
  await list.click();
  await page.getByRole('button', { name: /^Add a block above/ }).click();
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await palette.getByRole('button', { name: 'Facts' }).click();
  await expect(app.article).toContainText('When');
  const text = () => app.article.evaluate((article) => article.textContent ?? '');
  expect((await text()).indexOf('When')).toBeLessThan((await text()).indexOf('Count on'));

  // By keyboard.
  await list.focus();
  await page.keyboard.press('+');
  await expect(palette).toBeVisible();
  await palette.getByRole('button', { name: 'Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(app.article.locator('[data-gap="Quote"]')).toBeVisible();
  await list.focus();
  await page.keyboard.press('+');
  await palette.getByRole('button', { name: 'Text page' }).click();
  await expect(app.article.locator('section.page')).toHaveCount(2);

  if ((await list.getAttribute('aria-pressed')) !== 'true') await list.click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Show as' })).toBeVisible();
  await list.focus();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Count on weekends\nPublish in May');

  const other = await write(page, 'Report about boats\n\nTwo boats came back.');
  const paragraph = blocksOf(page).filter({ hasText: 'Paragraph' }).first();
  const items = other.article.locator('.list li');
  const before = await items.count();
  await paragraph.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(items).toHaveCount(before + 2);
  await expect(other.article).toContainText('Publish in May');
  const ids = await other.article
    .locator('[data-id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-id')));
  expect(new Set(ids).size).toBe(ids.length);

  // Text from elsewhere becomes paragraphs.
  await page.evaluate(() =>
    navigator.clipboard.writeText('First from *elsewhere*.\n\nSecond from elsewhere.'),
  );
  await paragraph.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(other.article.getByText('First from *elsewhere*.')).toBeVisible();
  await expect(other.article.getByText('Second from elsewhere.')).toBeVisible();
});
