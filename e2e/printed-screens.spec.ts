import { readPdf } from '../src/server/testing/read-pdf.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test('every page prints: its text on paper, without controls, in black on white', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const [path, words] of [
    ['/', 'Create Stunning Documents'],
    ['/about', 'One line in, a finished page out'],
    ['/pricing', 'Premium'],
    ['/privacy-policy', 'What is stored, and where'],
    ['/terms-and-conditions', 'Your content'],
    ['/shortcuts', 'Keyboard shortcuts'],
    ['/library', 'Library'],
    ['/librarylegacy', 'Documents'],
    ['/jobs', 'Generation Jobs'],
    ['/shares', 'Shared links'],
    ['/assets', 'Assets'],
    ['/profile', 'Profile'],
    ['/membership', 'Membership'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
    const main = page.getByRole('main').getByText(new RegExp(words)).filter({ visible: true });
    await expect(main.first()).toBeVisible();
    const { text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(text, path).toMatch(new RegExp(words.replaceAll(' ', '\\s+')));
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await page.emulateMedia({ media: null });
});

test('a conversation prints completely, however long', { tag: '@full' }, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme, 3 hours of design at $90');
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  for (let turn = 1; turn <= 3; turn += 1) {
    await app.send(`Add a note that says number ${turn}`);
    await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  }
  const { text } = await readPdf(await page.pdf({ format: 'A6' }));
  expect(text).toContain('Invoice for Acme, 3 hours of design at $90');
  expect(text).toContain('number 3');
});
