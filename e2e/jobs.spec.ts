import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { listedJob, serveJobList } from './job-list.ts';
import { LibraryPage } from './library-page.ts';

const everyWidth = { tag: '@every-width' };

/** Calls the API as the signed-in page. */
async function callAs<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, url, payload]) => {
      const token = await fetch('/identity/session/token', { method: 'POST' }).then((answer) =>
        answer.json(),
      );
      const answer = await fetch(url, {
        method: verb,
        headers: { authorization: `Bearer ${token.token}`, 'content-type': 'application/json' },
        body: payload ? JSON.stringify(payload) : null,
      });
      return answer.json();
    },
    [method, path, body ?? null] as const,
  );
}

const quality = (content: string) => ({
  kind: 'quality',
  request: { messages: [{ role: 'user', content }], mode: 'quality' },
});

test(
  '[J01] [J03] [J04] [J05] [J06] jobs appear, run and end on the page without a reload',
  everyWidth,
  async ({ ownerPage: page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Generation Jobs' })).toBeVisible();

    // Slow enough to cancel: a long deck is written block by block.
    const { job_id } = await callAs<{ job_id: string }>(
      page,
      'POST',
      '/api/pdf-jobs',
      quality('Pitch deck for a lantern-lit night market in Tromsø'),
    );
    const name = `Job ${job_id.slice(0, 8)}`;
    const card = page.getByRole('article', { name });
    await expect(card).toBeVisible();
    await expect(page.getByText(/^\d+ jobs?$/)).toBeVisible();
    await expect(card.getByText('Created')).toBeVisible();
    await expect(card.getByText('Updated')).toBeVisible();
    await expect(card.getByText(/^(queued|processing)$/)).toBeVisible();
    await card.getByRole('button', { name: `Cancel ${name}` }).click();
    await expect(card.getByText('cancelled', { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card).toContainText('Cancelled by you after');

    await callAs(page, 'POST', '/api/pdf-jobs', quality('Invoice for Loom & Co, 4 hours of weaving at $50'));
    const document = page
      .getByRole('list', { name: 'Jobs' })
      .getByRole('listitem')
      .first()
      .getByRole('article', {
        name: /Loom & Co/,
      });
    await expect(document).toBeVisible();
    await expect(document.getByRole('link', { name: /^Edit/ })).toBeVisible();
    await document
      .getByRole('button', { name: /^View PDF/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Page 1 of 1' })).toContainText(
      'Loom & Co',
    );
    await page.getByRole('button', { name: 'Close' }).click();

    await expectAccessible(page);
  },
);

test(
  '[J02] an empty list says so; a long one loads twenty at a time',
  everyWidth,
  async ({ ownerPage: page }) => {
    let total = 0;
    await serveJobList(page, () => Array.from({ length: total }, (_, index) => listedJob(total - index)));
    await page.goto('/jobs');
    await expect(page.getByText('You have no jobs yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await expectAccessible(page);

    total = 45;
    await page.reload();
    const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('article');
    await expect(page.getByText('45 jobs')).toBeVisible();
    for (const shown of [20, 40]) {
      await expect(cards).toHaveCount(shown);
      await page.getByRole('button', { name: 'Load More' }).click();
    }
    await expect(cards).toHaveCount(45);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  },
);

test('cards of queued, running and failed jobs have no accessibility violation, and skip no heading level', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const statuses = ['queued', 'processing', 'failed', 'cancelled'] as const;
  await serveJobList(page, () => statuses.map((status, index) => listedJob(index, status)));
  await page.goto('/jobs');
  await expect(page.getByText('The browser failed twice on this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open draft: Job 00000002' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Jobs']);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(statuses.length);
});

test('the Print-Ready file is made as a job and saved; elsewhere in the app a toast announces finished jobs', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme, 3 hours of design at $90');
  await page.getByRole('button', { name: 'View PDF' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('canvas').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Print-Ready' }).click();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/Acme.*\(print-ready\)\.pdf$/);
  await page.keyboard.press('Escape');

  await page.goto('/library');
  await page
    .getByRole('button', { name: /^More: .*Acme/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Document duplicated')).toBeVisible();
  await page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /Acme/ }).first().click();
  await page.getByRole('button', { name: 'Download all as zip' }).click();
  await expect(page.getByText('Export started')).toBeVisible();
  await expect(page.getByText('Job completed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
});

test('a prompt in quality mode runs as a job and is followed in the chat; a session is exported as one zip', {
  tag: '@full',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await page.getByRole('button', { name: /^Mode:/ }).click();
  await page.getByRole('menuitemradio', { name: /Quality/ }).click();
  await app.send('Invoice for Quill & Co, 5 hours of binding at $40');
  await expect(app.article).toContainText('$200.00');
  await expect(page.getByRole('button', { name: 'Checks passed' })).toBeVisible();
  await page.goto('/jobs');
  await expect(page.getByRole('article', { name: /Quill & Co/ })).toBeVisible();

  await page.getByRole('button', { name: /^More: .*Quill & Co/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Document duplicated')).toBeVisible();
  await page.goto('/library');
  await page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /Quill/ }).click();
  await page.getByRole('button', { name: 'Download all as zip' }).click();
  await expect(page.getByText('Export started')).toBeVisible();
  await page.getByRole('button', { name: 'Open jobs' }).first().click();
  const card = page.getByRole('article', { name: /^Job / }).filter({ hasText: '2 documents' }).first();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe('Octavo, 2 documents.zip');
});

test("[I05] the user's profile is read, merged and deleted; sessions are listed and deleted; jobs are live, and link to their documents", async ({
  page,
  baseURL,
}) => {
  const library = await LibraryPage.signUp(page, baseURL);
  const { uid } = await (await library.call('GET', '/api/user/profile')).json();
  const profile = `/database/users/${uid}`;
  expect(await (await library.call('GET', profile)).json()).toMatchObject({ uid, displayName: 'Lib' });
  await library.call('PATCH', profile, { displayName: 'Merged' });
  expect(await (await library.call('GET', profile)).json()).toMatchObject({
    displayName: 'Merged',
    email: library.email,
    membership: { tier: 'basic' },
  });

  const gone = await library.keep('Gone');
  const kept = await library.keep('Kept');
  const sessionIds = async () => {
    const { sessions } = await (await library.call('GET', '/api/user/sessions')).json();
    return sessions.map(({ id }: { id: string }) => id);
  };
  expect(await sessionIds()).toEqual([kept.session_id, gone.session_id]);
  await library.call('POST', '/api/user/sessions/delete', { session_ids: [gone.session_id] });
  expect(await sessionIds()).toEqual([kept.session_id]);

  await page.goto('/jobs');
  await expect(page.getByText('You have no jobs yet.')).toBeVisible();
  const job = { kind: 'pdf', document_id: kept.id };
  const { job_id } = await (await library.call('POST', '/api/pdf-jobs', job)).json();
  // The job appears by itself, and so does its result.
  await expect(page.getByRole('article', { name: 'Kept' })).toBeVisible();
  const status = await (await library.call('GET', `/api/pdf-jobs/${job_id}/status`)).json();
  expect(status).toMatchObject({ status: 'completed', result: { document_id: kept.id } });

  await library.call('DELETE', profile);
  expect(await (await library.call('GET', '/api/user/profile')).json()).not.toMatchObject({
    displayName: 'Merged',
  });
});
