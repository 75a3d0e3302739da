import type { Page } from '@playwright/test';

/** A job of the live list, as the server tells it. */
export const listedJob = (index: number, status: 'cancelled' | 'queued' = 'cancelled') => ({
  job_id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  user_id: 'owner',
  kind: 'pdf',
  status,
  title: 'Page',
  created_at: '2026-11-20T10:51:08.000Z',
  updated_at: '2026-11-20T10:51:16.000Z',
  started_at: null,
  finished_at: status === 'cancelled' ? '2026-11-20T10:51:16.000Z' : null,
  progress: { label: '', done: 0, of: 3 },
  jobs_ahead: null,
  attempts: 0,
  error: null,
  run_id: null,
  session_id: null,
  document_id: null,
  result: null,
});

/** Gives the page a list of its own instead of the server's; `read` is asked at each opening. */
export async function serveJobList(page: Page, read: () => readonly object[]): Promise<void> {
  await page.route('**/api/pdf-jobs/live*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    const jobs = read().slice(0, limit);
    const event = { type: 'snapshot', jobs, total: read().length, has_more: read().length > jobs.length };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\ndata: ${JSON.stringify(event)}\n\n`,
    });
  });
}
