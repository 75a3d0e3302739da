import type { Locator, Page } from '@playwright/test';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';
const report = `Report with a list

## Rides

The counters saw more riders than last year.

- Count on weekends
- Publish in May
`;

/** Creates a page and waits until it is checked and editable. */
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

/** Every edit creates a version; the newest is first. */
const newest = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem').first();

/** Returns the markup within an element, with sorted attributes: the preview updates them one by one. */
const markupOf = (element: Locator): Promise<string> =>
  element.evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const each of copy.querySelectorAll('*'))
      for (const { name, value } of [...each.attributes].sort((a, b) => a.name.localeCompare(b.name))) {
        each.removeAttribute(name);
        each.setAttribute(name, value);
      }
    return copy.innerHTML;
  });

/** Audits in the full run; the short one audits the public pages, the empty app, and the app with a page. */
async function expectNoViolations(page: Page): Promise<void> {
  if (!isFullRun) return;
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('manual changes of text, position, lock and look each create a version', {
  tag: ['@every-width'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const bar = page.getByRole('toolbar');

  await blocksOf(page).filter({ hasText: 'Paragraph' }).click();
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Edit text' }).click();
  await expect(bar.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.type(', by hand');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(app.article).toContainText('last year., by hand');
  await expect(newest(page)).toContainText('Text of Paragraph');

  await bar.getByRole('button', { name: 'Edit text' }).click();
  await page.keyboard.type(' and not this');
  await page.keyboard.press('Escape');
  await expect(app.article).not.toContainText('not this');

  await bar.getByRole('button', { name: 'Move down' }).click();
  await expect(newest(page)).toContainText('Moved Paragraph down');
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect(newest(page)).toContainText('Copied Paragraph');
  await expect(app.article.getByText('last year., by hand')).toHaveCount(2);
  await bar.getByRole('button', { name: 'Lock' }).click();
  await expect(newest(page)).toContainText('Locked Paragraph');
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();

  await page.getByRole('button', { name: 'Page design' }).click();
  const look = page.getByRole('dialog', { name: 'Page design' });
  // Each art direction is shown with the page's own content.
  const directions = ['corporate', 'editorial', 'organic', 'poster', 'swiss', 'technical'];
  const articles = look.frameLocator('iframe[title^="Direction"]').locator('article.doc');
  await expect(articles).toHaveCount(directions.length);
  const title = (await app.article.locator('h1').first().textContent()) ?? '';
  await expect(articles.filter({ hasText: title })).toHaveCount(directions.length);
  const drawn = await articles.evaluateAll((found) =>
    found.map((article) => article.getAttribute('data-direction')),
  );
  expect(drawn.toSorted()).toEqual(directions);
  await look.getByRole('button', { name: 'Poster' }).click();
  await expect(app.article).toHaveAttribute('data-direction', 'poster');
  await look.getByRole('button', { name: 'Ocean' }).click();
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await look.getByLabel('Headings').selectOption('Young Serif');
  await expect(app.article).toHaveAttribute('style', /Young Serif/);
  await expectNoViolations(page);
  await look.getByRole('button', { name: 'Letter portrait' }).click();
  await expect(app.article).toHaveAttribute('data-format', 'letter');
  await page.keyboard.press('Escape');
  await expect(newest(page)).toContainText('Format Letter portrait');
  // Nothing is wider than the screen, regardless of the number of versions.
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);

  await page.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare versions' });
  await compare.getByRole('combobox', { name: 'Before' }).selectOption({ index: 8 });
  await expect(compare.getByRole('region', { name: 'What changed' })).toContainText(/Format, Direction/);
  await expect(compare.locator('ins').filter({ hasText: 'by hand' }).first()).toBeVisible();
  await expect(compare.locator('.compared-mark').first()).toBeVisible();
  await compare.getByRole('button', { name: 'Restore v1' }).click();
  await expect(app.article).not.toContainText('by hand');
  await expect(newest(page)).toContainText('Restored version 1');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.locator('.compared-mark').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  // Each arrangement is also compared without a browser.
  if (!isFullRun) return;
  await page.getByRole('button', { name: 'Page design' }).click();
  const before = await markupOf(app.article);
  await look
    .getByRole('group', { name: 'Arrangement of this page' })
    .getByRole('button')
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(newest(page)).toContainText('Arrangement: ');
  await expect.poll(() => markupOf(app.article)).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click();
  await expect.poll(() => markupOf(app.article)).toBe(before);
});

test('a title in several lines stays in its lines and on the page while it is edited', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  const app = await writePage(
    page,
    'Bold poster flyer for the harbor street winter bazaar, 12 June, free entry',
  );
  const title = app.article.locator('h1.hero');
  const sizeOf = () => title.evaluate(({ clientHeight, scrollWidth }) => ({ clientHeight, scrollWidth }));
  await expect(title.locator('.line').nth(1)).toBeVisible();
  const before = await sizeOf();
  await title.dblclick();
  await expect(title).toHaveAttribute('contenteditable', /./);
  expect(await sizeOf()).toEqual(before);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A bazaar of everything that floats, sails or sinks');
  expect((await sizeOf()).scrollWidth).toBeLessThan(before.scrollWidth * 1.1);
  await page.getByRole('toolbar').getByRole('button', { name: 'Done' }).click();
  await expect(title).toHaveText('A bazaar of everything that floats, sails or sinks');
  await expect(title).not.toHaveAttribute('style', /white-space|flex/);
});

test('a whole journey by keyboard only', { tag: '@full' }, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.prompt.focus();
  await page.keyboard.insertText(report.trim());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const first = blocksOf(page).first();
  // Tab moves the focus from the prompt to the blocks.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused({ timeout: 50 });
  }).toPass();
  const second = blocksOf(page).filter({ hasText: 'Paragraph' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused({ timeout: 50 });
  }).toPass();
  const name = await second.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F2');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.type(' Typed without a mouse.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(app.article).toContainText('Typed without a mouse.');
  await expect(newest(page)).toContainText(`Text of ${name}`);
  await expect(second).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(newest(page)).toContainText(`Moved ${name} down`);
  await page.keyboard.press('l');
  await expect(newest(page)).toContainText(`Locked ${name}`);
  // Locked: the key does nothing.
  await page.keyboard.press('Delete');
  await page.keyboard.press('l');
  await expect(newest(page)).toContainText(`Unlocked ${name}`);
  await page.keyboard.press('Delete');
  await expect(newest(page)).toContainText(`Deleted ${name}`);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(app.article).toContainText('Typed without a mouse.');
  await app.prompt.focus();
  await page.keyboard.type('make it dark green');
  await page.keyboard.press('Enter');
  await expect(app.article).toHaveAttribute('style', /--accent/);
  await expect(app.article).toContainText('Typed without a mouse.');
});

test('two tabs on one document keep both edits, and an edit that fails to save stays', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  const app = await writePage(page, report);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const away = new AppPage(other);
  await expect(other.getByRole('button', { name: 'Page design' })).toBeEnabled();

  const retitle = async (tab: Page, words: string): Promise<void> => {
    const block = blocksOf(tab).filter({ hasText: 'Paragraph' });
    await block.click();
    await tab.getByRole('toolbar').getByRole('button', { name: 'Edit text' }).click();
    await tab.keyboard.type(words);
    await tab.keyboard.press('ControlOrMeta+Enter');
  };
  await retitle(other, ' (theirs)');
  await expect(newest(other)).toContainText('Text of Paragraph');
  await retitle(page, ' (mine)');
  const notice = page.getByRole('alert').filter({ hasText: 'Both versions are kept' });
  await expect(notice).toBeVisible();
  await expect(app.article).toContainText('(theirs)');
  await notice.getByRole('button', { name: 'Use mine' }).click();
  await expect(app.article).toContainText('(mine)');
  await expect(away.article).toContainText('(theirs)');
  await other.close();

  await page.route('**/edits', (route) => route.abort());
  await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click();
  const unsaved = page.getByRole('alert').filter({ hasText: "wasn't saved" });
  await expect(unsaved).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/edits');
  await unsaved.getByRole('button', { name: 'Try again' }).click();
  await expect(newest(page)).toContainText('Copied Paragraph');
});

test("a chart's data is changed in a grid, and the same content becomes slides", {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = await writePage(
    page,
    'Report with a table\n\n## Revenue\n\n| Month | Sales |\n|---|---|\n| Apr | 120 |\n| May | 150 |\n| Jun | 90 |\n',
  );
  const chart = app.article.locator('[data-chart]').first();
  await blocksOf(page).filter({ hasText: 'Table' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Show as' }).click();
  await page.getByRole('menuitem', { name: 'Chart' }).click();
  await expect(newest(page)).toContainText('Shown as chart');
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit data' }).click();
  const dialog = page.getByRole('dialog', { name: /^Data of/ });
  await dialog.getByLabel(/of Apr$/).fill('475');
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('fill in this cell');
  await dialog.getByLabel('Label of row 4').fill('Jul');
  await dialog.getByLabel(/of Jul$/).fill('210');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(newest(page)).toContainText('Data of');
  await expect(chart.locator('svg.chart')).toContainText('475');
  await expect(chart.locator('svg.chart')).toContainText('Jul');

  await page.getByRole('button', { name: 'Page design' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slides', exact: true }).click();
  await expect(app.article).toHaveAttribute('data-format', 'slides-16x9');
  await expect(newest(page)).toContainText('Laid out as slides');
});
