import type { Browser, Page } from '@playwright/test';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { isNarrow } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { LibraryPage } from './library-page.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

const everyWidth = { tag: '@every-width' };

/** Opens a browser without an account. */
async function asStranger(browser: Browser, page: Page, javaScriptEnabled = true): Promise<Page> {
  const viewport = page.viewportSize();
  return (await browser.newContext({ javaScriptEnabled, ...(viewport ? { viewport } : {}) })).newPage();
}

/** Audits in the full run; the short one audits the public pages, the empty app, and the app with a page. */
async function expectAccessible(page: Page): Promise<void> {
  if (!isFullRun) return;
  const { violations } = await auditOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Excludes toasts, which may be fading.
    .exclude('.toaster')
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([]);
}

/** Expects that the old URL reveals nothing of the document. */
async function expectNothing(stranger: Page, url: string, title: string): Promise<void> {
  for (const address of [url, `${url}/pdf`, `${url}/preview.png`]) {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible();
    expect(await stranger.content()).not.toContain(title);
  }
}

test(
  '[P09] a document is shared with two key presses, read without an account, counted, and revoked',
  everyWidth,
  async ({ page, baseURL, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const library = await LibraryPage.signUp(page, baseURL);
    await library.keep('Harbour plan');
    await library.open();
    await library.menu('Harbour plan', 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByRole('button', { name: 'Create and copy link' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('article', { name: /^Share link/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toMatch(/\/s\/[A-Za-z0-9_-]{22}$/);
    await dialog.getByRole('button', { name: 'QR code' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessible(page);

    const stranger = await asStranger(browser, page);
    const answer = await stranger.goto(url);
    expect(answer?.status()).toBe(200);
    await expect(stranger.getByRole('heading', { name: 'Harbour plan' })).toBeVisible();
    await expect(stranger.getByText('Words of Harbour plan')).toBeVisible();
    expect(await stranger.context().cookies()).toEqual([]);
    await expectAccessible(stranger);
    await expectNoSidewaysScroll(stranger);
    // The page can't access the app, whatever it contains.
    expect(await stranger.evaluate(() => self.origin)).toBe('null');
    const [download] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Harbour plan.pdf');

    // The owner's own visit doesn't count as a view.
    const own = await page.context().newPage();
    await own.goto(url);
    await expect(own.getByText('Words of Harbour plan')).toBeVisible();
    await own.close();

    await page.goto('/shares');
    const entry = page.getByRole('article', { name: /^Share link/ });
    await expect(entry).toContainText('1 view, 1 download');
    await expectAccessible(page);
    await library.open();
    await expect(library.card('Harbour plan')).toContainText('Shared');

    await page.goto('/shares');
    await entry.getByRole('button', { name: 'End link' }).click();
    await entry.getByRole('button', { name: 'End it' }).click();
    await expect(entry).toContainText('Ended');
    await expect(entry.getByRole('textbox')).toHaveCount(0);
    await expectNothing(stranger, url, 'Harbour plan');
    await expectAccessible(stranger);
    await library.open();
    await expect(library.card('Harbour plan')).toBeVisible();
    await expect(library.card('Harbour plan')).not.toContainText('Shared');
    await stranger.context().close();
  },
);

test('a password opens the page without scripts; counts survive a restart; the trash disables the link', {
  tag: '@full',
}, async ({ page, baseURL, browser, octavo }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const document = await library.keep('Quiet merger');
  await library.open();
  await library.menu('Quiet merger', 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByLabel('Require a password').check();
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog.getByText('Enter a password, or turn this off.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
  await dialog.getByLabel('Ends').selectOption('date');
  await dialog.getByLabel('Last day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog.getByText('Choose a future date.')).toBeVisible();
  await dialog.getByLabel('Ends').selectOption('7');
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  const address = dialog.getByRole('textbox', { name: /^Address of/ });
  await expect(address).toHaveValue(/\/s\//);
  const url = await address.inputValue();

  const stranger = await asStranger(browser, page, false);
  await stranger.goto(url);
  expect(await stranger.content()).not.toContain('Quiet merger');
  await stranger.getByLabel('Password').fill('close sesame');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(stranger.getByRole('alert')).toHaveText('Wrong password.');
  await stranger.getByLabel('Password').fill('open sesame');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(stranger.getByText('Words of Quiet merger')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Print' })).toBeHidden();
  const [download] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Quiet merger.pdf');

  await octavo.restart();
  await stranger.reload();
  await expect(stranger.getByText('Words of Quiet merger')).toBeVisible();
  await page.goto('/shares');
  const entry = page.getByRole('article', { name: /^Share link/ });
  await expect(entry).toContainText('1 view, 1 download');
  await expect(entry).toContainText('Password');

  // Without download permission, the button and the file are gone; the page stays.
  await entry.getByRole('button', { name: 'Edit link' }).click();
  await entry.getByLabel('Allow PDF download').uncheck();
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toContainText('No download');
  await stranger.reload();
  await expect(stranger.getByText('Words of Quiet merger')).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Download PDF' })).toHaveCount(0);

  await library.call('POST', '/api/user/documents/delete', { document_ids: [document.id] });
  await expectNothing(stranger, url, 'Quiet merger');
  await page.reload();
  await expect(entry).toContainText('In the trash');
  await stranger.context().close();
});

const slide = (words: string) => `<section class="page"><div><h2>${words}</h2></div></section>`;

test('slides are shared from the page bar and the viewer, and presented by keyboard', {
  tag: '@full',
}, async ({ page, baseURL, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const library = await LibraryPage.signUp(page, baseURL);
  const html = `<article class="doc" lang="en" data-format="slides-16x9" data-direction="poster">${['One', 'Two', 'Three'].map(slide).join('')}</article>`;
  const kept = await library.call('POST', '/api/documents', { document: { title: 'Three slides', html } });
  const { id } = (await kept.json()) as { id: string };
  await page.goto(`/app?loadDocumentId=${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'View PDF' }).click();
  await page.getByRole('dialog', { name: 'Three slides' }).getByRole('button', { name: 'Share' }).click();
  // With an existing link, one key press copies it.
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/s\//);
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await asStranger(browser, page);
  await stranger.goto(url);
  await expectAccessible(stranger);
  const present = stranger.getByRole('button', { name: 'Present' });
  await present.focus();
  await stranger.keyboard.press('Enter');
  const said = stranger.locator('[data-o-live]');
  const slides = stranger.locator('.doc > .page:visible');
  await expect(said).toHaveText('Slide 1 of 3');
  await expect(slides).toHaveCount(1);
  for (const [key, slideNumber] of [
    ['ArrowRight', 2],
    ['Space', 3],
    ['ArrowRight', 3],
    ['PageUp', 2],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 3],
  ] as const) {
    await stranger.keyboard.press(key);
    await expect(said).toHaveText(`Slide ${slideNumber} of 3`);
  }
  await expect(slides).toContainText('Three');
  // The slide fills the viewport.
  await expect
    .poll(async () => {
      const [box, room] = [
        await slides.boundingBox(),
        await stranger.evaluate(() => ({ w: innerWidth, h: innerHeight })),
      ];
      return box !== null && (Math.abs(box.width - room.w) < 2 || Math.abs(box.height - room.h) < 2);
    })
    .toBe(true);
  // Focus prevents the controls from fading out during the check.
  await stranger.getByRole('button', { name: 'Exit' }).focus();
  await expectAccessible(stranger);
  await stranger.keyboard.press('Escape');
  await expect(slides).toHaveCount(3);
  await expect(present).toBeFocused();

  await dialog.getByRole('button', { name: 'Make private' }).click();
  await expect(dialog.getByRole('button', { name: 'Create and copy link' })).toBeVisible();
  await expectNothing(stranger, url, 'Three slides');
  await stranger.context().close();
});

test('the embed code is copied, and shows the document on the sites that it names', {
  tag: '@every-width',
}, async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const library = await LibraryPage.signUp(page, baseURL);
  const html = `<article class="doc" lang="en" data-format="a4"><section class="page" data-id="p1"><h1 data-id="h">Opening hours</h1></section></article>`;
  const kept = await library.call('POST', '/api/documents', { document: { title: 'Opening hours', html } });
  const { id } = (await kept.json()) as { id: string };
  await page.goto(`/app?loadDocumentId=${id}`);
  if (isNarrow(page)) await page.getByRole('tab', { name: /^Page/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByText('Embed in another site').click();
  await dialog.getByLabel('Sites that may embed it').fill('https://wiki.example.com');
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await dialog.getByRole('button', { name: 'Embed code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Embed code' })).toHaveValue(/^<iframe [^>]*src="http/);
  await dialog.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.locator('.toast', { hasText: 'Embed code copied' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await dialog.getByRole('textbox', { name: 'Embed code' }).inputValue());
  const source = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  const shown = await page.request.get(source.replaceAll('&amp;', '&'));
  expect(shown.headers()['content-security-policy']).toContain('frame-ancestors https://wiki.example.com');
  expect(await shown.text()).toContain('Opening hours');
});
