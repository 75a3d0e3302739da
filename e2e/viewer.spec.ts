import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const everyWidth = { tag: '@every-width' };

async function openViewer(page: Page, prompt: string): Promise<AppPage> {
  const app = new AppPage(page);
  await app.open();
  await app.send(prompt);
  await app.showPane('Page');
  await page.getByRole('button', { name: 'View PDF' }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  return app;
}

test(
  '[B15] the viewer shows the PDF with its text, and has no accessibility violation',
  everyWidth,
  async ({ ownerPage: page }) => {
    await openViewer(page, 'Invoice for Zażółć GmbH, 12 hours of design at $95, due in 14 days');
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Zażółć');
    await expectAccessible(page);

    // The invoice has gaps.
    const anyway = page.getByRole('button', { name: 'Continue anyway' });
    const downloading = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).click();
    await anyway.click();
    expect((await downloading).suggestedFilename()).toMatch(/Zażółć.*\.pdf$/);

    const making = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Print-Ready' }).click();
    await anyway.click();
    expect((await making).suggestedFilename()).toMatch(/\(print-ready\)\.pdf$/);

    await viewer.getByRole('button', { name: 'Fullscreen' }).click();
    await expect(viewer.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
    await viewer.getByRole('button', { name: 'Exit fullscreen' }).click();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (width < 768) {
      // The header fits the smallest screen.
      await page.setViewportSize({ width: 320, height });
      await expect
        .poll(() => viewer.locator('.viewer-head').evaluate((head) => head.scrollWidth - head.clientWidth))
        .toBe(0);
    }
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  },
);

test('the viewer works by keyboard: pages, zoom, search, close', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  await openViewer(page, 'Pitch deck for a bike-sharing start-up in Porto');
  const viewer = page.getByRole('dialog');
  const number = viewer.getByRole('textbox', { name: 'Page' });
  await viewer.getByRole('region', { name: 'Pages' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(number).not.toHaveValue('2');
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');

  const size = viewer.getByRole('button', { name: /^Size/ });
  const before = await size.textContent();
  await page.keyboard.press('+');
  await expect(size).not.toHaveText(before ?? '');
  await page.keyboard.press('0');
  await expect(size).toHaveText(before ?? '');

  await page.keyboard.press('Control+f');
  const field = viewer.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('PORTO');
  await expect(viewer.getByRole('status').filter({ hasText: /^1 of \d+$/ })).toBeVisible();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('pdf-match-current') ?? [])].map(String));
  await expect.poll(marked).toEqual([expect.stringMatching(/porto/i)]);
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('status').filter({ hasText: /^2 of \d+$/ })).toBeVisible();
  await field.fill('there is no such thing in it');
  await expect(viewer.getByText('Not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'View PDF' })).toBeFocused();
});

test('[B18] printing opens a window with the pages, prints it, and resets the button', async ({
  ownerPage: page,
}) => {
  await page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
    // Without a built-in PDF viewer, the window shows the pages as pictures.
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false });
  });
  await openViewer(page, 'Invoice for Acme, 3 hours of design at $90');
  const viewer = page.getByRole('dialog', { name: 'Invoice Acme' });
  const printButton = viewer.getByRole('button', { name: 'Print', exact: true });
  // Recorded in the page, because two seconds may pass before the test checks.
  await page.evaluate(() => {
    const noted = window as { sawPrinting?: boolean };
    new MutationObserver(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button:disabled'))
        noted.sawPrinting ||= (button.ariaLabel ?? button.textContent) === 'Printing';
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const expectPrinted = async (opening: Promise<Page>) => {
    const opened = await opening;
    await expect
      .poll(() => page.evaluate(() => (window as { sawPrinting?: boolean }).sawPrinting))
      .toBe(true);
    await expect(opened.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expect(opened.locator('body')).toHaveAttribute('data-printed', 'yes');
    await expect(printButton).toBeEnabled();
    await opened.close();
    await page.evaluate(() => Object.assign(window, { sawPrinting: false }));
  };

  // The invoice has gaps, which are listed first.
  await printButton.click();
  const gaps = page.getByRole('dialog', { name: /gaps? left$/ });
  await expect(gaps).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  // The window opens in the click, and gets the page once it is saved.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/edits', async (route) => {
    await released;
    await route.continue();
  });
  const opening = page.waitForEvent('popup');
  await gaps.getByRole('button', { name: /^Leave/ }).click();
  await opening;
  release();
  await expectPrinted(opening);
  await expect(gaps).toHaveCount(0);

  // Without gaps, the click itself opens the window.
  const openingAtOnce = page.waitForEvent('popup');
  await printButton.click();
  await expectPrinted(openingAtOnce);
  await expect(gaps).toHaveCount(0);
});
