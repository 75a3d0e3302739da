import type { Page } from '@playwright/test';
import type { JobListEvent, PdfJobView } from '../src/contract/pdf-jobs.ts';

const endedAt = '2026-11-20T10:51:16.000Z';
const isEnded = { cancelled: true, failed: true, processing: false, queued: false } as const;

/** A job of the live list, as in the server's response. */
export const listedJob = (index: number, status: keyof typeof isEnded = 'cancelled'): PdfJobView => ({
  job_id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  user_id: 'owner',
  kind: 'pdf',
  status,
  title: 'Page',
  created_at: '2026-11-20T10:51:08.000Z',
  updated_at: endedAt,
  started_at: status === 'processing' ? '2026-11-20T10:51:08.000Z' : null,
  finished_at: isEnded[status] ? endedAt : null,
  progress: {
    label: status === 'processing' ? 'Drawing the pages' : '',
    step: status === 'processing' ? 'draw' : null,
    done: status === 'processing' ? 1 : 0,
    of: 3,
  },
  jobs_ahead: null,
  attempts: 0,
  error:
    status === 'failed' ? { code: 'render_failed', message: 'The browser failed twice on this page.' } : null,
  run_id: null,
  session_id: status === 'failed' ? crypto.randomUUID() : null,
  document_id: null,
  result: null,
});

/** Mocks the live list of jobs; `read` is called each time the stream opens. */
export async function serveJobList(page: Page, read: () => readonly PdfJobView[]): Promise<void> {
  await page.route('**/api/pdf-jobs/live*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    const jobs = read().slice(0, limit);
    const event: JobListEvent = {
      type: 'snapshot',
      jobs,
      total: read().length,
      has_more: read().length > jobs.length,
    };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\ndata: ${JSON.stringify(event)}\n\n`,
    });
  });
}
