import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { alterAnswer } from './alter-answer.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { LibraryPage } from './library-page.ts';
import { bothWidths } from './phone.ts';

const everyWidth = { tag: '@every-width' };

test(
  '[B01] the header shows the number of sessions and starts a new document',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    await library.open();
    await expect(page.getByText('Your library is empty')).toBeVisible();
    await expect(page.getByText('0 sessions')).toBeVisible();
    await library.keep('First');
    await library.keep('Second');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await expect(page.getByText('2 sessions', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'New Document' }).click();
    await expect(page).toHaveURL('/app');
  },
);

test(
  '[B02] the chosen tab is remembered, and switched when it is empty',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const document = await library.keep('Kept');
    await library.favorite(document);
    await library.open();
    await expect(library.tab('Sessions')).toHaveAttribute('aria-selected', 'true');
    await library.tab('Favorites').click();
    await page.reload();
    await expect(library.tab('Favorites')).toHaveAttribute('aria-selected', 'true');
    // Without favorites, the tab switches.
    await page.getByRole('button', { name: 'Favorite: Kept' }).click();
    await expect(library.tab('Sessions')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(library.tab('Sessions')).toHaveAttribute('aria-selected', 'true');
    await expect(library.card('Kept')).toBeVisible();
    // Conversely: without sessions, the tab switches to favorites.
    await page.evaluate(() => localStorage.setItem('library-tab', 'sessions'));
    await alterAnswer(page, /\/api\/user\/library\/batch/, (batch) => ({
      ...batch,
      sessions: [],
      total_sessions: 0,
      total_favorites: 1,
      documents_by_session: {},
    }));
    await page.reload();
    await expect(library.tab('Favorites')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'the library opens with all documents; a session narrows them; the table is one press away',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const first = await library.keep('First');
    await library.keep('Second');
    await library.keep('Third', first.session_id);
    await library.open();
    await expect(library.cards).toHaveCount(3);
    // Thumbnails appear without a reload.
    await expect(library.cards.locator('img')).toHaveCount(3);
    await (await library.showSessions()).getByRole('button', { name: /^First/ }).click();
    await expect(page).toHaveURL(`/library?session=${first.session_id}`);
    await expect(library.cards).toHaveCount(2);
    await expect(library.card('Second')).toHaveCount(0);
    await library.showSessions();
    await page.getByRole('button', { name: 'All documents' }).last().click();
    await expect(page).toHaveURL('/library');
    await expect(library.cards).toHaveCount(3);
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL('/librarylegacy');
    await expect(page.getByRole('rowheader')).toHaveText(['Third', 'Second', 'First']);
    await page.getByRole('link', { name: 'Grid', exact: true }).click();
    await expect(page).toHaveURL('/library');
    await expect(library.cards).toHaveCount(3);
  },
);

test(
  '[B03] [B06] sessions show time and date; ten at first, twenty more each time',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    for (let begun = 0; begun < 33; begun += 11)
      await Promise.all(Array.from({ length: 11 }, (_, n) => library.keep(`S${begun + n}`)));
    await library.open();
    const rows = (await library.showSessions()).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(
      /\d{1,2}:\d\d\s[AP]M, (Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}/,
    );
    const more = page.getByRole('button', { name: 'Load more sessions' });
    await more.click();
    await expect(rows).toHaveCount(30);
    await more.click();
    await expect(rows).toHaveCount(33);
    await expect(more).toHaveCount(0);
  },
);

test(
  '[B04] [D04] sessions are selected and deleted together, and restored by Undo',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    for (const title of ['One', 'Two', 'Three']) await library.keep(title);
    await library.open();
    const rows = (await library.showSessions()).getByRole('listitem');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const all = page.getByRole('checkbox', { name: 'Select all' });
    await all.check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('0 selected')).toBeVisible();
    await rows.filter({ hasText: 'One' }).getByRole('checkbox').check();
    await rows.filter({ hasText: 'Two' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 sessions?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(1);
    await library.expectToast('2 sessions deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
    await library.hideSessions();
    await expect(page.getByText('3 sessions', { exact: true })).toBeVisible();
  },
);

test(
  '[B05] a session is renamed and deleted, and restored from the trash',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    await library.keep('Other');
    await library.keep('Mine');
    await library.open();
    const list = await library.showSessions();
    await list.getByRole('listitem').filter({ hasText: 'Mine' }).hover();
    await page.getByRole('button', { name: 'Rename session: Mine' }).click();
    const field = page.getByRole('textbox', { name: 'Session title' });
    await field.fill('  ');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Session title cannot be empty');
    await field.fill('Renamed <b>');
    await field.press('Enter');
    await expect(list.getByText('Renamed <b>')).toBeVisible();
    await page.reload();
    await library.showSessions();
    await list.getByRole('listitem').filter({ hasText: 'Renamed <b>' }).hover();
    await page.getByRole('button', { name: 'Delete session: Renamed <b>' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this session?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(list.getByText('Renamed <b>')).toHaveCount(0);
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    const trash = page.getByRole('dialog', { name: 'Recently deleted' });
    await trash.getByRole('button', { name: 'Restore: Renamed <b>' }).click();
    await expect(trash.getByText('The trash is empty')).toBeVisible();
    await trash.getByRole('button', { name: 'Close', exact: true }).click();
    await library.showSessions();
    await expect(list.getByText('Renamed <b>')).toBeVisible();
  },
);

test(
  '[B07] [B17] [K03] documents are refetched by the button, on focus, every 30 minutes, and before links expire',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const first = await library.keep('First');
    await library.favorite(first);
    await library.keep('In another session');
    await page.clock.install();
    await library.open();
    await expect(library.cards).toHaveCount(2);
    const sessions = await library.showSessions();
    await sessions.getByRole('button', { name: /^First/ }).click();
    await expect(page).toHaveURL(`/library?session=${first.session_id}`);
    await expect(library.cards).toHaveCount(1);
    await library.keep('By button', first.session_id);
    await page.getByRole('button', { name: 'Refresh documents' }).click();
    await expect(library.card('By button')).toBeVisible();
    await library.keep('By focus', first.session_id);
    const focusedAt = await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      return Date.now();
    });
    await expect(library.card('By focus')).toBeVisible();
    await library.keep('By time', first.session_id);
    // The clock keeps running, so the steps since then are part of the half hour.
    const passed = await page.evaluate((since) => Date.now() - since, focusedAt);
    await page.clock.fastForward(1_740_000 - passed);
    await expect(library.card('By time')).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(library.card('By time')).toBeVisible();

    // Favorites aren't polled, but are refetched before their links expire.
    await expect
      .poll(async () => {
        const { documents } = await (await library.call('GET', '/api/user/documents/favorites')).json();
        return documents[0].thumbnail_url;
      })
      .not.toBeNull();
    await library.tab('Favorites').click();
    await page.reload();
    await expect(library.card('First').locator('img')).toBeVisible();
    const again = page.waitForRequest(/\/api\/user\/documents\/favorites/);
    await page.clock.fastForward(121 * 60_000);
    await again;
  },
);

test('[B08] [D07] favorites load twenty per page', everyWidth, async ({ page, baseURL }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const first = await library.keep('First');
  const copies = await Promise.all(Array.from({ length: 22 }, () => library.copy(first)));
  await Promise.all([first, ...copies].map((document) => library.favorite(document)));
  await page.addInitScript(() => localStorage.setItem('library-tab', 'favorites'));
  await library.open();
  await expect(library.cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more favorites' }).click();
  await expect(library.cards).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Load more favorites' })).toHaveCount(0);
});

for (const { where, tag } of bothWidths)
  test(`[P10] [B09] [B10] [B11] [B16] a card shows its page, opens it, keeps its favorite mark, and links back to the chat${where}`, {
    tag: where === '' ? tag : [...tag, '@full'],
  }, async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const document = await library.keep('Kelp & Ember');
    const newer = await library.keep('Newer one', document.session_id);
    await library.open();
    const card = library.card('Kelp & Ember');
    await expect(card.locator('img')).toBeVisible();
    expect(
      await card
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBe(400);
    await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M/);

    const heart = page.getByRole('button', { name: 'Favorite: Kelp & Ember' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(library.tab('Favorites')).toContainText('1');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await card.getByRole('button', { name: 'View PDF: Kelp & Ember' }).first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await expect(viewer.getByRole('button', { name: /Download/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);

    await card.getByRole('button', { name: 'Print-Ready or Download?' }).click();
    const help = page.getByRole('dialog', { name: 'Print-Ready or Download?' });
    await expect(help.getByText('Print-Ready', { exact: true })).toBeVisible();
    await expect(help.getByText('Download', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    // Opens this document, not the last changed one of the session.
    expect(newer.session_id).toBe(document.session_id);
    await card.getByRole('link', { name: 'Edit: Kelp & Ember' }).click();
    await expect(page).toHaveURL(`/app?loadDocumentId=${document.id}`);
    const app = new AppPage(page);
    await expect(app.prompt).toBeVisible();
    await app.showPane('Page');
    await expect(page.frameLocator('iframe').first().locator('article.doc')).toContainText(
      'Words of Kelp & Ember',
    );
  });

test(
  '[B12] [B13] the menu of a card edits, renames in place, copies, and deletes after confirmation',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const document = await library.keep('Draft');
    await library.open();
    const field = page.getByRole('textbox', { name: 'Document title' });
    await library.menu('Draft', 'Rename');
    await expect(field).toBeFocused();
    await field.fill('Never');
    await field.press('Escape');
    await expect(library.card('Draft')).toBeVisible();
    await library.menu('Draft', 'Rename');
    await field.fill('   ');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Document title cannot be empty');
    await field.fill('x'.repeat(10_000));
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Document title is too long: 10000 characters');
    await field.fill('Final <script>');
    await field.press('Enter');
    await expect(library.card('Final <script>')).toBeVisible();
    await page.reload();
    await library.menu('Final <script>', 'Duplicate');
    await expect(library.card('Final <script> (copy)')).toBeVisible();

    const download = page.waitForEvent('download');
    await library.menu('Final <script>', 'Download');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await library.menu('Final <script>', 'Print');
    await library.menu('Final <script> (copy)', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(library.cards).toHaveCount(2);
    await library.menu('Final <script> (copy)', 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(library.cards).toHaveCount(1);
    await library.expectToast('Document deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(library.cards).toHaveCount(2);
    await library.menu('Final <script>', 'Edit in Chat');
    await expect(page).toHaveURL(`/app?loadDocumentId=${document.id}`);
  },
);

test('[B14] [K06] [O03] the HTML source is shown to staff, with a button that copies all', async ({
  browser,
  octavo,
}) => {
  const context = await browser.newContext({
    baseURL: octavo.baseUrl,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const staff = await LibraryPage.signUp(page, octavo.baseUrl, 'ida@staff.example');
  const { id } = await staff.keep('Secret sauce');
  await staff.open();
  await staff.menu('Secret sauce', 'Show HTML Source');
  const dialog = page.getByRole('dialog', { name: 'HTML Source' });
  await expect(dialog.getByText(`Secret sauce · ${id.slice(0, 12)}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(/<article class="doc"[\s\S]*Words of Secret sauce/);
  await dialog.getByRole('button', { name: 'Copy all' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Words of Secret sauce');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await staff.refuse('GET', /\/html$/);
  await staff.menu('Secret sauce', 'Show HTML Source');
  await expect(dialog.getByRole('alert')).toHaveText('Error loading HTML content.');
  await context.close();

  const other = await browser.newContext({ baseURL: octavo.baseUrl });
  const otherPage = await other.newPage();
  const stranger = await LibraryPage.signUp(otherPage, octavo.baseUrl);
  await stranger.keep('Mine');
  await stranger.open();
  await otherPage.getByRole('button', { name: 'More: Mine' }).click();
  await expect(otherPage.getByRole('menuitem', { name: 'Edit in Chat' })).toBeVisible();
  await expect(otherPage.getByRole('menuitem', { name: 'Show HTML Source' })).toHaveCount(0);
  await other.close();
});

test(
  '[B19] /librarylegacy lists all documents in one table that sorts and filters',
  everyWidth,
  async ({ page, baseURL }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    for (const title of ['Banana', 'Apple', 'Cherry']) await library.keep(title);
    await library.open('/librarylegacy');
    await expect(page.getByText('3 documents')).toBeVisible();
    const titles = page.getByRole('rowheader');
    await expect(titles).toHaveText(['Cherry', 'Apple', 'Banana']);
    await page.getByRole('button', { name: 'Title' }).click();
    await expect(titles).toHaveText(['Apple', 'Banana', 'Cherry']);
    await page.getByRole('button', { name: 'Title' }).click();
    await expect(titles).toHaveText(['Cherry', 'Banana', 'Apple']);
    await page.getByRole('button', { name: 'Favorite: Apple' }).click();
    await page.getByRole('button', { name: 'Favorites', exact: true }).click();
    await expect(titles).toHaveText(['Apple']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('searchbox').fill('cher');
    await expect(titles).toHaveText(['Cherry']);
  },
);

test('search finds text of pages in every session', everyWidth, async ({ page, baseURL }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  for (const title of ['Köln invoice', 'Oslo invoice', 'Porto deck']) await library.keep(title);
  await library.open();
  await library.search('words inv');
  await expect(library.cards).toHaveCount(2);
  await library.search('koln');
  await expect(library.card('Köln invoice')).toBeVisible();
  await expect(library.cards).toHaveCount(1);
  await library.search('nothing like it');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(library.card('Porto deck')).toBeVisible();
});

test('[X04] every failure of the library shows its specified message and loses nothing', async ({
  page,
  baseURL,
}) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const document = await library.keep('Solid');
  const copies = await Promise.all(Array.from({ length: 22 }, () => library.copy(document)));
  await Promise.all([document, ...copies].map((each) => library.favorite(each)));
  await Promise.all(Array.from({ length: 11 }, (_, n) => library.keep(`S${n}`)));
  await page.addInitScript(() => localStorage.setItem('library-tab', 'sessions'));
  await library.open(`/library?session=${document.session_id}`);
  await expect(library.cards).toHaveCount(23);

  await library.refuse('PATCH', /^\/api\/user\/documents\//);
  const heart = page.getByRole('button', { name: 'Favorite: Solid', exact: true });
  await heart.click();
  await library.expectToast('Failed to update favorite status.');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await library.menu('Solid', 'Rename');
  const field = page.getByRole('textbox', { name: 'Document title' });
  await field.fill('Typed with care');
  await field.press('Enter');
  await library.expectToast('Failed to rename document.');
  await expect(field).toHaveValue('Typed with care');
  await field.press('Escape');
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await rows.nth(3).hover();
  await rows.nth(3).getByRole('button', { name: 'Rename session' }).click();
  await page.getByRole('textbox', { name: 'Session title' }).fill('Other');
  await page.keyboard.press('Enter');
  await library.expectToast('Failed to rename session.');
  await page.keyboard.press('Escape');

  await library.refuse('POST', '/api/user/documents/delete');
  await library.menu('Solid', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await library.expectToast('Failed to delete document.');
  await expect(library.card('Solid')).toBeVisible();
  await library.refuse('POST', '/api/user/sessions/delete');
  await expect(rows).toHaveCount(10);
  await rows.nth(3).hover();
  await rows.nth(3).getByRole('button', { name: 'Delete session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await library.expectToast('Failed to delete session.');
  await expect(rows).toHaveCount(10);

  await library.refuse('GET', '/api/user/sessions');
  await page.getByRole('button', { name: 'Load more sessions' }).click();
  await library.expectToast('Failed to load more sessions.');
  await library.tab('Favorites').click();
  await expect(library.cards).toHaveCount(20);
  await library.refuse('GET', '/api/user/documents/favorites');
  await page.getByRole('button', { name: 'Load more favorites' }).click();
  await library.expectToast('Failed to load more favorites.');
  await expect(library.cards).toHaveCount(20);
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await library.expectToast('Failed to load favorite documents.');
  await expect(library.cards).toHaveCount(20);
  await library.tab('Sessions').click();
  await library.refuse('GET', /^\/api\/user\/sessions\/[^/]+\/documents$/);
  await page.getByRole('button', { name: 'Refresh documents' }).click();
  await library.expectToast('Failed to load session documents.');
  await library.refuse('GET', '/api/user/library/batch');
  await page.reload();
  await library.expectToast('Failed to load your document library. Please try again.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test(
  'changes made offline are queued and sent when the connection is back, even by a later page',
  everyWidth,
  async ({ page, baseURL, context }) => {
    const library = await LibraryPage.signUp(page, baseURL);
    const document = await library.keep('Before');
    await library.open();
    await library.menu('Before', 'Rename');
    await context.setOffline(true);
    const field = page.getByRole('textbox', { name: 'Document title' });
    await field.fill('After');
    await field.press('Enter');
    await expect(library.card('After')).toBeVisible();
    await expect(page.getByText(/You're offline\. .* when you're back\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toHaveCount(0);
    await expect
      .poll(
        async () => (await (await library.call('GET', `/api/user/documents/${document.id}`)).json()).title,
      )
      .toBe('After');

    await context.setOffline(true);
    await library.menu('After', 'Rename');
    await field.fill('Much later');
    await field.press('Enter');
    await expect(page.getByText(/You're offline/)).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);
    await library.open();
    await expect(library.card('Much later')).toBeVisible();
  },
);

const longTitle = 'A long title that has to be cut somewhere, whatever the width of the window';

test('the library has no accessibility violation: empty, filled, its menu, its fields, its help', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  // Audits rules and colors of seven screens twice.
  test.slow();
  const library = await LibraryPage.signUp(page, baseURL);
  await library.open();
  await expect(page.getByText('Your library is empty')).toBeVisible();
  await expectAccessible(page);
  const first = await library.keep('A page');
  await library.keep(longTitle, first.session_id);
  for (const path of ['/library', '/librarylegacy']) {
    await library.open(path);
    await expect(page.getByText('A page').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await library.open();
  await expect(library.cards).toHaveCount(2);
  await page.getByRole('button', { name: 'More: A page' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Document title' }).fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await library.card('A page').getByRole('button', { name: 'Print-Ready or Download?' }).click();
  await expectAccessible(page);
});

test('the library has no accessibility violation with favorites, with search results, and without results', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  const library = await LibraryPage.signUp(page, baseURL);
  await library.favorite(await library.keep('A page'));
  await library.open();
  await library.tab('Favorites').click();
  await expect(library.card('A page')).toBeVisible();
  await expectAccessible(page);
  await library.search('page');
  await expect(library.card('A page')).toBeVisible();
  await expectAccessible(page);
  await library.search('nothing like it');
  await expect(page.getByText('No results')).toBeVisible();
  await expectAccessible(page);
});

test('the library has no accessibility violation while deleting, selecting, restoring and failing, and no horizontal scroll', {
  tag: ['@every-width', '@full'],
}, async ({ page, baseURL }) => {
  test.slow();
  const library = await LibraryPage.signUp(page, baseURL);
  const first = await library.keep('A page');
  await library.keep(longTitle, first.session_id);
  await library.open();
  await expect(library.cards).toHaveCount(2);
  await library.menu('A page', 'Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(library.cards).toHaveCount(1);
  await library.showSessions();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('button', { name: 'Restore: A page' })).toBeVisible();
  await expectAccessible(page);
  await library.refuse('GET', '/api/user/library/batch');
  await library.open();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/library', '/librarylegacy']) {
    await library.open(path);
    await expect(page.getByText('A long title').filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});
