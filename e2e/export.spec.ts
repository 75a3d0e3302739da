import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

test('a document is exported: choice of format, print options, progress, report, file', {
  tag: '@every-width',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send('Flyer for an open-air concert at the old harbour on 14 June');
  await app.showPane('Page');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByRole('radio', { name: /^PDF/ })).toBeChecked();
  const plain = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await plain).suggestedFilename()).toMatch(/\.pdf$/);
  const checked = dialog.getByRole('region', { name: 'Checks of the file' });
  await expect(checked).toContainText('Matches the preview: 6 checks passed');
  await expect(checked).toContainText('1 page, as in the preview');
  await dialog.getByRole('button', { name: 'Compare pictures of the pages' }).click();
  await expect(checked).toContainText('Looks like the preview');
  await dialog.getByRole('button', { name: 'Export another' }).click();

  await dialog.getByRole('radio', { name: /^Print-Ready PDF/ }).check();
  await expect(dialog.getByRole('radio', { name: '3 mm' })).toBeChecked();
  const { violations } = await auditOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const press = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await press).suggestedFilename()).toMatch(/\(print-ready\)\.pdf$/);
  const report = dialog.getByRole('region', { name: 'Preflight report' });
  await expect(report).toContainText('3 mm of bleed on every side');
  await expect(report).toContainText('Colours are RGB');

  // Pictures and HTML take the same way.
  if (!isFullRun) return;
  await dialog.getByRole('button', { name: 'Export another' }).click();
  await dialog.getByRole('radio', { name: /^WebP/ }).check();
  await expect(dialog.getByRole('radio', { name: /^2×/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^1×/ }).check();
  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.(?:webp|zip)$/);

  await dialog.getByRole('button', { name: 'Export another' }).click();
  await dialog.getByRole('radio', { name: /^HTML/ }).check();
  const markup = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await markup).suggestedFilename()).toMatch(/\.html$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});
