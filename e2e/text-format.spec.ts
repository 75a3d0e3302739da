import type { Locator, Page } from '@playwright/test';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const report = `Report with a list

## Rides

The counters saw more riders than last year.

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
const toolsOf = (page: Page): Locator => page.getByRole('toolbar', { name: 'Format text' });

async function editText(page: Page, block: string): Promise<void> {
  const target = blocksOf(page).filter({ hasText: block }).first();
  if ((await target.getAttribute('aria-pressed')) !== 'true') await target.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit text' }).click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
}

const finish = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: 'Done' }).click();

/** Selects words back from the caret. */
async function selectBack(page: Page, characters: number): Promise<void> {
  for (let count = 0; count < characters; count += 1) await page.keyboard.press('Shift+ArrowLeft');
}

/** Pastes as a browser does, with the formats of another program. */
const paste = (target: Locator, formats: Readonly<Record<string, string>>) =>
  target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [format, data] of Object.entries(given)) clipboardData.setData(format, data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);

test('selected text gets marks by toolbar and keys, which are saved with the content', {
  tag: ['@every-width'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const paragraph = app.article.locator('p.paragraph').first();
  const tools = toolsOf(page);
  await editText(page, 'Paragraph');
  await expect(paragraph).toHaveAttribute('spellcheck', 'true');
  await expect(paragraph).toHaveAttribute('lang', 'en');
  await expect(tools).toHaveCount(0);

  await selectBack(page, 'last year.'.length);
  await expect(tools).toBeVisible();
  const box = await tools.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) throw new Error('no toolbar');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(view.width);
  expect(box.y + box.height).toBeLessThanOrEqual(view.height);
  const { violations } = await auditOf(page).include('.text-tools').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(paragraph.locator('strong')).toHaveText('last year.');
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(paragraph.locator('strong > em')).toHaveText('last year.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paragraph.locator('em')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(paragraph.locator('strong > em')).toHaveText('last year.');
  await tools.getByRole('button', { name: 'Clear format' }).click();
  await expect(paragraph.locator('strong, em')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+k');
  const address = tools.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('alert')).toBeVisible();
  await address.fill('example.com/rides');
  await page.keyboard.press('Enter');
  await expect(paragraph.locator('a > strong')).toHaveText('last year.');

  // The focus is in the text again.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('ControlOrMeta+Home');
  for (let count = 0; count < 'The counters'.length; count += 1)
    await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(paragraph.locator('code')).toHaveText('The counters');
  await finish(page);
  await expect(newest(page)).toContainText('Text of Paragraph');
  await page.reload();
  await app.showPane('Page');
  await expect(paragraph.locator('code')).toHaveText('The counters');
  await expect(paragraph.locator('a > strong')).toHaveText('last year.');
  await expect(paragraph.locator('a')).toHaveAttribute('href', 'https://example.com/rides');

  // The content holds it: another look shows it, too.
  await page.getByRole('button', { name: 'Page design' }).click();
  await page.getByRole('dialog', { name: 'Page design' }).getByRole('button', { name: 'Poster' }).click();
  await expect(app.article).toHaveAttribute('data-direction', 'poster');
  await expect(app.article.locator('a > strong')).toHaveText('last year.');
});

test('pasted text keeps only what the field can hold', { tag: '@full' }, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const paragraph = app.article.locator('p.paragraph').first();
  await editText(page, 'Paragraph');
  await paste(paragraph, {
    'text/plain': 'plain',
    'text/html':
      '<meta><style>p{color:red}</style><p style="color:red"> Seen <span style="font-weight:700">in bold</span>,<b style="font-weight:normal"> not</b></p><p><a href="javascript:x()">one</a> <a href="https://a.example">two</a><script>x()</script></p>',
  });
  await expect(paragraph).toContainText('last year.Seen in bold, notone two');
  await expect(paragraph.locator('br')).toHaveCount(1);
  await expect(paragraph.locator('strong')).toHaveText('in bold');
  await expect(paragraph.locator('a')).toHaveText('two');
  await expect(paragraph.locator('[style*="color"], script, b')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paragraph).toHaveText('The counters saw more riders than last year.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('A new line');
  await finish(page);
  await expect(newest(page)).toContainText('Text of Paragraph');
  await expect(paragraph.locator('br')).toHaveCount(1);

  // A headline shows no marks and has one line.
  await writePage(page, 'Flyer for a summer concert on 14 June');
  const title = app.article.locator('h1').first();
  const box = await title.boundingBox();
  if (!box) throw new Error('no headline');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...place);
  await page.mouse.click(...place);
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(toolsOf(page)).toHaveCount(0);
  await page.keyboard.press('End');
  await paste(title, { 'text/plain': ' on\nbikes', 'text/html': '<b>on</b><p>bikes</p>' });
  await expect(title).toContainText('on bikes');
  await expect(title.locator('b, strong, br')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('Enter starts a paragraph or a list item, which is saved as one version', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const paragraphs = app.article.locator('p.paragraph');
  const items = app.article.locator('.list > li .item-text');
  const editing = app.article.locator('[contenteditable]');
  const versions = page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem');
  await editText(page, 'Paragraph');

  // In the middle: the rest moves to the new paragraph, with its marks.
  await selectBack(page, 'last year.'.length);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(paragraphs).toHaveText(['The counters saw more riders than', 'last year.']);
  await expect(editing).toHaveText('last year.');
  await page.keyboard.type('In the ');
  // At the end: a new one, to type in at once.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(editing).toHaveText('Text');
  await page.keyboard.type('A third one.');
  await page.keyboard.press('Enter');
  await expect(editing).toHaveText('Text');
  // Left empty, it is removed again.
  await page.keyboard.press('Enter');
  await expect(editing).toHaveCount(0);
  const whole = ['The counters saw more riders than', 'In the last year.', 'A third one.'];
  await expect(paragraphs).toHaveText(whole);
  await expect(newest(page)).toContainText('Removed an empty line');
  await page.reload();
  await app.showPane('Page');
  await expect(paragraphs).toHaveText(whole);
  await expect(paragraphs.locator('strong')).toHaveText('In the last year.');

  const before = await versions.count();
  await editText(page, 'List');
  await page.keyboard.press('Enter');
  await expect(editing.filter({ hasText: 'Text' })).toHaveCount(1);
  await page.keyboard.type('Count at night');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(items).toHaveText(['Count on weekends', 'Count at night', 'Publish in May']);
  await expect(versions).toHaveCount(before + 2);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(items).toHaveText(['Count on weekends', 'Publish in May']);
  await page.keyboard.press('ControlOrMeta+y');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(items).toHaveText(['Count on weekends', 'Count at night', 'Publish in May']);
});
