import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const report = `Report with a list

## Rides

The counters saw more riders than last year.

- Count on weekends
- Publish in May
`;

test('a block is dragged among the blocks of its page, and moved by keys', {
  tag: ['@every-width'],
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send(report);
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const blocks = page.getByRole('group', { name: 'Blocks of the page' }).getByRole('button');
  const newest = page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem').first();
  const isListFirst = async (): Promise<boolean> => {
    const words = (await app.article.textContent()) ?? '';
    return words.indexOf('Count on weekends') < words.indexOf('The counters');
  };
  const list = blocks.filter({ hasText: 'List' });
  await list.click();
  const handle = page.locator('.drag-handle');
  const from = await handle.boundingBox();
  const to = await blocks.filter({ hasText: 'Paragraph' }).boundingBox();
  if (!from || !to) throw new Error('no boxes');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + 2, { steps: 5 });
  await expect(page.locator('.drop-line')).toBeVisible();
  // Escape cancels.
  await page.keyboard.press('Escape');
  await expect(page.locator('.drop-line')).toHaveCount(0);
  await page.mouse.up();
  expect(await isListFirst()).toBe(false);

  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect(newest).toContainText('Moved List up');
  await expect.poll(isListFirst).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(isListFirst).toBe(false);
  await list.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(isListFirst).toBe(true);
});
