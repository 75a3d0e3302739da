import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listedJob, serveJobList } from './job-list.ts';
import { LibraryPage } from './library-page.ts';

const filesOf = (id: string) => new RegExp(`/api/documents/${id}/pdf(/token)?(\\?|$)`);

async function expectToast(page: Page, title: string, words: RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title }).filter({ hasText: words });
  await expect(toast.first()).toBeVisible();
}

test('[X05] every warning of files, deletions and jobs shows its specified message', async ({
  page,
  baseURL,
}) => {
  // Large enough that no toast covers the next click: a hovered toast would stay.
  await page.setViewportSize({ width: 1600, height: 1000 });
  const library = await LibraryPage.signUp(page, baseURL);
  const a = await library.keep('A');
  const b = await library.keep('B', a.session_id);
  const c = await library.keep('C', a.session_id);
  await library.open();
  await expect(library.cards).toHaveCount(3);

  const viewButton = page.getByRole('button', { name: 'View PDF: A' }).first();
  await page.route(filesOf(a.id), (route) => route.fulfill({ status: 404, body: '' }));
  await viewButton.click();
  const viewer = page.getByRole('dialog', { name: 'A' });
  await expect(viewer.getByRole('alert')).toContainText('PDF Not Available');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.unroute(filesOf(a.id));

  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await library.menu('A', 'Print');
  await expectToast(page, 'Print Warning', /blocked\. Allow pop-ups/);

  const warnings = [
    [404, /PDF file not found/],
    [403, /Access denied\. Please refresh the page and try again\./],
  ] as const;
  for (const [status, words] of warnings) {
    await page.route(filesOf(a.id), (route) => route.fulfill({ status, body: '' }));
    for (const [action, title] of [
      ['Print', 'Print Warning'],
      ['Download', 'Download Failed'],
    ] as const) {
      await library.menu('A', action);
      await expectToast(page, title, words);
    }
    await page.unroute(filesOf(a.id));
  }

  // Transient failures are retried three times before an error shows, all three at once.
  await page.route(filesOf(a.id), (route) => route.fulfill({ status: 500, body: '' }));
  for (const { id } of [b, c]) await page.route(filesOf(id), (route) => route.abort());
  await library.menu('A', 'Print');
  await library.menu('B', 'Print');
  await library.menu('C', 'Download');
  await Promise.all([
    expectToast(page, 'Print Warning', /Document is no longer available\. Please refresh the page/),
    expectToast(page, 'Print Warning', /Can't reach the server/),
    expectToast(page, 'Download Failed', /Can't reach the server/),
  ]);

  // Another tab starts a page in one of two sessions while both are deleted.
  await library.keep('Other');
  await page.reload();
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.route('**/api/user/sessions/delete', async (route) => {
    const ids = route.request().postDataJSON().session_ids as string[];
    const answer = await route.fetch({ postData: JSON.stringify({ session_ids: ids.slice(1) }) });
    const reasons = { [ids[0] ?? '']: 'A page is still being written here.' };
    await route.fulfill({ response: answer, json: { failed_sessions: ids.slice(0, 1), reasons } });
  });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Partial deletion', /1 of 2 sessions couldn't be deleted\. A page is still being/);
  await expect(rows).toHaveCount(1);

  // A hovered toast stays. Clicking it while a dialog is open keeps the dialog open.
  const toast = page.locator('.toast').filter({ hasText: 'Partial deletion' });
  await toast.hover();
  await page.getByRole('button', { name: 'Recently deleted' }).press('Enter');
  const trash = page.getByRole('dialog', { name: 'Recently deleted' });
  await expect(trash).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await expect(trash).toBeVisible();

  await serveJobList(page, () => [listedJob(1, 'queued')]);
  await page.route('**/cancel', (route) => route.fulfill({ status: 409, json: {} }));
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Cancel Job 00000001' }).click();
  await expectToast(page, 'Failed to cancel job', /./);
});
