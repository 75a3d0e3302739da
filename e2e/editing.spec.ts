import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

const invoicePrompt =
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days, in the Swiss direction';

const report = `Report with a list

## Rides

The counters saw more riders than last year.

| Month | Rides |
|---|---|
| Jan | 40 |
| Feb | 55 |
| Mar | 71 |

## Next

- Count on weekends
- Publish in May
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
const newest = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem').first();

/** Selects the text of one element, with two clicks, and types over it. */
async function typeOver(app: AppPage, block: Locator, shown: Locator, words: string): Promise<void> {
  if ((await block.getAttribute('aria-pressed')) !== 'true') await block.click({ position: { x: 4, y: 4 } });
  const box = await shown.boundingBox();
  if (!box) throw new Error('Not on the page.');
  await app.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(app.page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.type(words);
  await app.page.keyboard.press('Enter');
}

/** Audits in the full run; the short one audits the public pages, the empty app, and the app with a page. */
async function expectNoViolations(page: Page): Promise<void> {
  if (!isFullRun) return;
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a manually changed quantity updates amount, subtotal and total, and Ctrl+Z undoes it', async ({
  ownerPage: page,
}) => {
  const app = await writePage(page, invoicePrompt);
  await expect(app.article).toContainText('$1,340.00');
  const lines = blocksOf(page).filter({ hasText: 'Line items' });
  const quantity = app.article.locator('[data-value$=".quantity"]').first();
  await typeOver(app, lines, quantity, '20 hours');
  await expect(newest(page)).toContainText('Text of Line items');
  await expect(app.article).toContainText('1,900.00');
  await expect(app.article).toContainText('$2,100.00');

  await typeOver(app, lines, quantity, 'abc');
  await expect(page.getByText("'abc' is not a number")).toBeVisible();
  await expect(quantity).toHaveText('20 hours');

  await lines.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(app.article).toContainText('$1,340.00');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(app.article).toContainText('$2,100.00');

  await page.getByRole('toolbar').getByRole('button', { name: 'Edit data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Data of Line items' });
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await dialog.getByLabel('Description of row 3').fill('Travel');
  await dialog.getByLabel('Quantity of Travel').fill('1');
  await dialog.getByLabel('Rate of Travel').fill('60');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.article).toContainText('$2,160.00');
});

test('computed totals lead to the lines that they sum up, by toolbar, second click and key', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, invoicePrompt);
  const bar = page.getByRole('toolbar');
  const totals = blocksOf(page).filter({ hasText: 'Totals' });
  const dialog = page.getByRole('dialog', { name: 'Data of Line items' });
  await totals.click();
  await expect(bar).toHaveAccessibleName('Change Totals');
  await expect(bar.getByRole('button', { name: 'Edit text' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Edit the lines' }).click();
  await expect(bar).toHaveAccessibleName('Change Line items');
  await dialog.getByLabel('Quantity').first().fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.article).toContainText('$2,100.00');
  // The button is gone, so the focus is on the block.
  await expect(blocksOf(page).filter({ hasText: 'Line items' })).toBeFocused();

  await totals.click();
  await totals.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await totals.focus();
  await page.keyboard.press('F2');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // Text of its own is edited in place.
  await blocksOf(page).filter({ hasText: 'Payment' }).click();
  await expect(bar.getByRole('button', { name: 'Edit text' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Edit the lines' })).toHaveCount(0);
});

test('the data of a chart is a grid: it rejects invalid numbers, accepts spreadsheet cells, and changes kind', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const bar = page.getByRole('toolbar');
  await blocksOf(page).filter({ hasText: 'Table' }).click();
  await bar.getByRole('button', { name: 'Show as' }).click();
  await page.getByRole('menuitem', { name: 'Chart' }).click();
  const drawing = app.article.locator('[data-chart] svg.chart').first();
  await expect(drawing).toContainText('71');
  await expect(newest(page)).toContainText('Shown as chart');
  await bar.getByRole('button', { name: 'Edit data' }).click();
  const dialog = page.getByRole('dialog', { name: /^Data of/ });
  await dialog.getByLabel('Rides of Mar').fill('abc');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('“abc” is not a number.');
  await expect(dialog.getByLabel('Rides of Mar')).toBeFocused();
  await dialog.getByLabel('Rides of Mar').fill('75');
  await dialog.getByRole('button', { name: 'Move Mar up' }).click();
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await dialog.getByLabel('Label of row 4').evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Apr\t88\t3\nMay\t1,200\t4\n');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog.getByLabel('Rides of May')).toHaveValue('1,200');
  await dialog.getByLabel('Name of series 2').fill('Falls');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(drawing).toContainText('May');
  await expect(drawing).toContainText('75');
  await expect(drawing).not.toContainText('71');
  await bar.getByRole('button', { name: 'Edit data' }).click();
  await dialog.getByLabel('Chart').selectOption('Line');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.article.locator('[data-chart="line"]')).toBeVisible();
});

test('blocks are added, converted, moved by keyboard, copied and deleted', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const bar = page.getByRole('toolbar');
  const list = blocksOf(page).filter({ hasText: 'List' });
  await list.click();
  await bar.getByRole('button', { name: 'Add below' }).click();
  await page.getByRole('menuitem', { name: 'Steps' }).click();
  await expect(newest(page)).toContainText('Added steps');
  await expect(app.article).toContainText('First step');
  await expect(page.getByRole('button', { name: '6 gaps left' })).toBeVisible();

  await list.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(newest(page)).toContainText('Moved List up');
  const order = (): Promise<string> => app.article.evaluate((article) => article.textContent ?? '');
  await expect
    .poll(async () => (await order()).indexOf('Count on'))
    .toBeLessThan((await order()).indexOf('Next'));
  await page.keyboard.press('ControlOrMeta+d');
  await expect(newest(page)).toContainText('Copied List');
  await expect(app.article.getByText('Count on weekends')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(app.article.getByText('Count on weekends')).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(app.article.getByText('Count on weekends')).toHaveCount(2);
});

test('gaps are counted, filled one by one with Tab, and listed before a download', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, invoicePrompt);
  const chip = page.getByRole('button', { name: /gaps? left$/ });
  const count = Number((await chip.textContent())?.split(' ')[0]);
  expect(count).toBeGreaterThan(2);
  await chip.click();
  await page.keyboard.type('First answer');
  await page.keyboard.press('Tab');
  await expect(app.article).toContainText('First answer');
  await expect(chip).toHaveText(`${count - 1} gaps left`);
  await page.keyboard.type('Second answer');
  await page.keyboard.press('Enter');
  await expect(app.article).toContainText('Second answer');
  await expect(chip).toHaveText(count === 3 ? '1 gap left' : `${count - 2} gaps left`);

  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: /gaps? left$/i });
  await expect(dialog.getByRole('listitem')).toHaveCount(count - 2);
  const names = await dialog.getByRole('listitem').locator('span:first-child').allTextContents();
  await expectNoViolations(page);
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(app.article).not.toContainText('Not this');

  // Left blank, the page is saved and then downloaded.
  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Leave/ }).click();
  await expect(page.getByRole('button', { name: /gaps? left$/ })).toHaveCount(0);
  await expect(app.article.locator('[data-gap]')).toHaveCount(0);
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  expect(text).toContain('First answer');
  const left = (await app.article.textContent()) ?? '';
  for (const name of names.filter((each) => !left.includes(each))) expect(text).not.toContain(name);
});

test('gaps are listed before Print-Ready and Export, and each leads to its place', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = await writePage(page, invoicePrompt);
  const dialog = page.getByRole('dialog', { name: /gaps? left$/i });
  const items = dialog.getByRole('listitem').getByRole('button');
  const viewer = page.getByRole('dialog', { name: /Invoice/ });
  const openViewer = async (): Promise<void> => {
    await page.getByRole('button', { name: 'View PDF' }).click();
    await viewer.getByRole('button', { name: 'Print-Ready' }).click();
    await expect(dialog).toBeVisible();
  };
  await openViewer();
  const count = await items.count();
  expect(count).toBeGreaterThan(2);

  // The one chosen is edited on the page, and the viewer no longer covers it.
  await items.nth(1).click();
  await expect(viewer).toHaveCount(0);
  await page.keyboard.type('Chosen answer');
  await page.keyboard.press('Enter');
  await expect(app.article).toContainText('Chosen answer');
  await expect(page.getByRole('button', { name: /gaps? left$/ })).toHaveText(/^\d+ gaps? left$/);

  await page.getByRole('button', { name: 'Export' }).click();
  await expect(items).toHaveCount(count - 1);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Left blank, the file for the press is made of the saved page.
  await openViewer();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Leave/ }).click();
  await expect(app.article.locator('[data-gap]')).toHaveCount(0);
  const { text } = await readPdf(await readFile(await (await file).path()));
  expect(text).toContain('Chosen answer');
  await expect(page.getByText('Print-Ready file saved')).toBeVisible();
});

/** Returns text of the page outside all block boxes. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.desk-frame');
    const view = frame?.contentDocument;
    if (!frame || !view) return ['no page'];
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    const boxes = [...document.querySelectorAll('.block-target')].map((box) => box.getBoundingClientRect());
    return [...view.querySelectorAll('[data-field], [data-value], [data-chart] svg')].flatMap((element) => {
      const { x, y, width: w, height: h } = element.getBoundingClientRect();
      if (w < 2 || h < 2) return [];
      const at = { x: left + (x + w / 2) * scale, y: top + (y + h / 2) * scale };
      const isHeld = boxes.some(
        (box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom,
      );
      return isHeld ? [] : [element.outerHTML.slice(0, 120)];
    });
  });
}

test('every text and drawing of a report, a one-pager, slides and a flyer is in a selectable box', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  const prompts = [
    report,
    'One-pager about our repair service: 412 repairs, 87% reused, 23 volunteers, with a chart Mon 12, Tue 18, Wed 25',
    'Eight slides about an allotment year with a chart: 2023 120 kg, 2024 180 kg, 2025 240 kg',
    'Flyer for a summer concert on 14 June at 7 pm in the town hall, tickets $12',
  ];
  for (const prompt of prompts) {
    await writePage(page, prompt);
    await expect.poll(() => blocksOf(page).count()).toBeGreaterThan(0);
    await expect.poll(() => unreachable(page), { message: prompt }).toEqual([]);
  }
});
