import type { Page } from '@playwright/test';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const everyWidth = { tag: '@every-width' };

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="${colour}"/><circle cx="20" cy="20" r="12" fill="#ffffff"/></svg>`,
  );
const svg = (name: string, colour: string) => ({ name, mimeType: 'image/svg+xml', buffer: drawing(colour) });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test(
  '[P12] files are uploaded, rejected with a reason, renamed, found and deleted',
  everyWidth,
  async ({ ownerPage: page }) => {
    await page.goto('/assets');
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Assets' })).toBeVisible();
    const mark = `Mark ${crypto.randomUUID().slice(0, 6)}`;
    const chooser = page.getByLabel('Files to upload');
    await chooser.setInputFiles([
      svg(`${mark}.svg`, '#105a3c'),
      svg(`${mark} two.svg`, '#c2410c'),
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') },
    ]);
    const card = page.getByRole('article', { name: mark, exact: true });
    await expect(card).toBeVisible();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('article', { name: `${mark} two` })).toBeVisible();
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads).toContainText("This file type isn't supported. Use PNG, JPEG");
    await expectAccessible(page);
    await uploads.getByRole('button', { name: 'Dismiss page.png' }).click();
    await expect(uploads).toHaveCount(0);

    await card.getByRole('button', { name: `Edit ${mark}` }).click();
    await page.getByLabel('Name').fill(`${mark} green`);
    await page.getByLabel('Description').fill('On everything we send');
    await page.getByRole('button', { name: 'Save' }).click();
    const renamed = page.getByRole('article', { name: `${mark} green` });
    await expect(renamed).toContainText('On everything we send');
    await page.getByRole('searchbox', { name: 'Search assets' }).fill(`${mark} green`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No results')).toBeVisible();
  },
);

test("[X01] a list that cannot be loaded shows the server's message", async ({ ownerPage: page }) => {
  const refusal = { detail: 'Not today.', code: 'unprocessable', request_id: 'r-1' };
  const list = /\/api\/user\/assets(?:\?|$)/;
  await page.route(list, (route) => route.fulfill({ status: 422, json: refusal }));
  await page.goto('/assets');
  await expect(page.getByRole('alert')).toContainText('Failed to load your assets: Not today.');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an upload shows its progress, is canceled and retried', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  await page.goto('/assets');
  await expect(page.getByRole('tab', { name: 'Assets' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/user/assets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent === 1) await held.promise;
    await route.fallback().catch(() => undefined);
  });
  const name = `Slow ${crypto.randomUUID().slice(0, 6)}`;
  // Simulates drag and drop.
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text ?? ''], `${fileName}.svg`, { type: 'image/svg+xml' }));
      return data;
    },
    [name, drawing('#123456').toString()],
  );
  await page
    .getByRole('searchbox', { name: 'Search assets' })
    .dispatchEvent('drop', { dataTransfer: transfer });
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(row.getByRole('progressbar')).toBeVisible();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveAttribute('data-code', 'canceled');
  held.resolve();
  await row.getByRole('button', { name: `Try ${name}.svg again` }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('palettes: by hand, from a picture, with contrast, reordered by keyboard', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  await page.goto('/assets?tab=palettes');
  const first = `Sea ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'New palette' }).click();
  const form = page.getByRole('dialog', { name: 'New palette' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('A name is required.');
  await form.getByLabel('Name').fill(first);
  await form.getByRole('textbox', { name: 'Color 1', exact: true }).fill('#0b5a3a');
  await expect(form).toContainText('8.3 : 1 on white, for text');
  await form.getByRole('textbox', { name: 'Color 1', exact: true }).fill('sea');
  await expect(form).toContainText('Enter a color like #1b33bf');
  await form.getByLabel('Picture to pick colors from').setInputFiles(svgPicture);
  await expect(form.getByRole('textbox', { name: /^Color \d$/ })).toHaveCount(2);
  await expect(form.getByRole('textbox', { name: 'Color 1', exact: true })).toHaveValue('#105a3c');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('article', { name: first });
  await expect(row).toContainText('#105a3c');

  const second = `Sky ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'New palette' }).click();
  await page.getByLabel('Name').fill(second);
  await page.getByRole('button', { name: 'Save' }).click();
  const names = page.getByRole('list', { name: 'Palettes' }).getByRole('heading');
  await expect(names.first()).toHaveText(second);
  const handle = page.getByRole('button', { name: `Move ${second}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${second} is at 2 of`)).toBeAttached();
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.keyboard.press('Space');
  await moved;
  await page.reload();
  await expect(names.nth(0)).toHaveText(first);
  await expect(names.nth(1)).toHaveText(second);
});

test("themes have a sample page in the server's aspect ratios; instructions are saved", {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  await page.goto('/assets?tab=themes');
  const name = `Night ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'New theme' }).click();
  const form = page.getByRole('dialog', { name: 'New theme' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Background color', exact: true }).fill('#10243e');
  await form.getByLabel('Page format').selectOption({ label: 'Slides, 16:9' });
  const sample = form.frameLocator('iframe').locator('article.doc');
  await expect(sample).toHaveAttribute('data-format', 'slides-16x9');
  await expect(sample).toHaveAttribute('style', /--paper:\s*#10243e/);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name })).toContainText('#10243e · Slides, 16:9');

  await page.getByRole('tab', { name: 'Instructions' }).click();
  const rule = `Rule ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'New instruction' }).click();
  await page.getByLabel('Name').fill(rule);
  await page.getByRole('textbox', { name: 'Instruction' }).fill('Always in German');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('article', { name: rule });
  await expect(row).toContainText('Always in German');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

/** Managers and the name of a new entry in each; all entries have a name. */
const managers = [
  { tab: 'palettes', one: 'palette' },
  {
    tab: 'instructions',
    one: 'instruction',
    more: (page: Page) => page.getByRole('textbox', { name: 'Instruction' }).fill('Be brief'),
  },
  { tab: 'themes', one: 'theme' },
] as const;

test('palettes, instructions and themes are changed, found by their words and deleted', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  for (const { tab, one, ...rest } of managers) {
    await page.goto(`/assets?tab=${tab}`);
    const name = `Entry ${crypto.randomUUID().slice(0, 6)}`;
    await page.getByRole('button', { name: `New ${one}` }).click();
    await page.getByLabel('Name').fill(name);
    if ('more' in rest) await rest.more(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: `Edit ${one}` });
    await form.getByLabel('Name').fill(`${name} anew`);
    await form.getByRole('button', { name: 'Save' }).click();
    const changed = page.getByRole('article', { name: `${name} anew` });
    await expect(changed).toBeVisible();
    await page.getByRole('searchbox', { name: `Search ${tab}` }).fill(`${name} anew`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await changed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No results')).toBeVisible();
  }
});

test('files are pasted, reordered by dragging, and rejected unsent if they are too large', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  await page.goto('/assets');
  await expect(page.getByRole('tab', { name: 'Assets' })).toBeVisible();
  const mark = `Pasted ${crypto.randomUUID().slice(0, 6)}`;
  await expect(page.getByRole('searchbox', { name: 'Search assets' })).toBeVisible();
  const paste = (name: string, colour: string) =>
    page.evaluate(
      ([fileName, text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([text ?? ''], `${fileName}.svg`, { type: 'image/svg+xml' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [name, drawing(colour).toString()],
    );
  for (const [name, colour] of [
    [`${mark} one`, '#105a3c'],
    [`${mark} two`, '#c2410c'],
  ] as const) {
    await paste(name, colour);
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
  await page.getByRole('searchbox', { name: 'Search assets' }).fill(mark);
  const names = page.getByRole('list', { name: 'Assets' }).getByRole('heading');
  await expect(names).toHaveText([`${mark} two`, `${mark} one`]);

  const from = await page.getByRole('button', { name: `Move ${mark} two` }).boundingBox();
  const to = await page.getByRole('button', { name: `Move ${mark} one` }).boundingBox();
  if (!from || !to) throw new Error('a handle has no place');
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await moved;
  await expect(names).toHaveText([`${mark} one`, `${mark} two`]);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search assets' }).fill(mark);
  await expect(names).toHaveText([`${mark} one`, `${mark} two`]);

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user/assets')) sent += 1;
  });
  const buffer = Buffer.alloc(20 * 1024 * 1024 + 1);
  await page.getByLabel('Files to upload').setInputFiles({ name: 'vast.png', mimeType: 'image/png', buffer });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('The file is larger than 20 MB.');
  expect(sent).toBe(0);
});

/** Bitmap in two colors. */
const svgPicture = {
  name: 'flag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAABlBMVEX///8QWjwm37lXAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAGUlEQVQokWNggANGLIBhVJpxNFjggLLkAADfCwGRMWFWjAAAAABJRU5ErkJggg==',
    'base64',
  ),
};
