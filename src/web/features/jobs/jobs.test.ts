import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfJobView } from '../../../contract/pdf-jobs.ts';
import { loadWords } from '../../lib/words.ts';
import { applyJobEvent, endedOf, type JobList } from './job-list.ts';
import { duration, jobName, jobProgressWords, jobReason } from './job-words.ts';

beforeAll(() => loadWords('jobs'));

function job(id: string, more: Partial<PdfJobView> = {}): PdfJobView {
  return {
    job_id: `${id}-0000-4000-8000-000000000000`,
    user_id: 'ada',
    kind: 'quality',
    status: 'queued',
    title: 'Invoice',
    created_at: '2026-11-20T10:51:08.000Z',
    updated_at: '2026-11-20T10:51:16.000Z',
    started_at: null,
    finished_at: null,
    progress: { label: '', step: null, done: 0, of: 4 },
    jobs_ahead: 0,
    attempts: 0,
    error: null,
    run_id: null,
    session_id: null,
    document_id: null,
    result: null,
    ...more,
  };
}

describe('the live list', () => {
  const list: JobList = { jobs: [job('bbbbbbbb'), job('aaaaaaaa')], total: 2, hasMore: false };

  it('adds new jobs at the front and updates others in place', () => {
    const event = { type: 'changed' as const, total: 3, has_more: true };
    const jobs = [job('cccccccc'), job('aaaaaaaa', { status: 'processing' })];
    const after = applyJobEvent(list, { ...event, jobs });
    expect(after.jobs.map((each) => [each.job_id.slice(0, 1), each.status])).toEqual([
      ['c', 'queued'],
      ['b', 'queued'],
      ['a', 'processing'],
    ]);
    expect(after).toMatchObject({ total: 3, hasMore: true });
  });

  it('is replaced by a snapshot', () => {
    const event = { type: 'snapshot' as const, jobs: [job('dddddddd')], total: 1, has_more: false };
    expect(applyJobEvent(list, event).jobs).toEqual(event.jobs);
  });

  it('returns which followed jobs have ended, even if they were never seen running', () => {
    const now = [
      job('cccccccc', { status: 'completed' }),
      job('bbbbbbbb', { status: 'failed' }),
      job('aaaaaaaa'),
    ];
    const waitedFor = [now[1], now[2]].map((one) => one?.job_id ?? '');
    expect(endedOf(waitedFor, now).map(({ status }) => status)).toEqual(['failed']);
    expect(endedOf([], now)).toEqual([]);
  });
});

describe('a job in words', () => {
  it('[J04] is named by the first eight characters of its id', () => {
    expect(jobName(job('8f3ac2d1'))).toBe('Job 8f3ac2d1');
  });

  it.each([
    [{ jobs_ahead: 0 }, 'Next in line'],
    [{ jobs_ahead: 1 }, '1 job ahead'],
    [{ jobs_ahead: 2 }, '2 jobs ahead'],
    [{ jobs_ahead: 100 }, '100 or more jobs ahead'],
    [{ error: { code: 'render_busy', message: 'Busy.' } }, 'Waiting to retry'],
    [
      { status: 'processing' as const, progress: { label: 'Drafting, page 3', step: null, done: 1, of: 4 } },
      'Drafting, page 3',
    ],
    [{ status: 'processing' as const }, 'Starting'],
  ])('that waits or works: %j', (more, words) => {
    expect(jobProgressWords(job('a', more))).toBe(words);
  });

  it('says why it failed, the first sentence first', () => {
    const error = { code: 'x', message: 'The page did not fit. Two blocks overflowed. Shorten them.' };
    expect(jobReason(job('a', { status: 'failed', error }))).toEqual({
      head: 'The page did not fit.',
      rest: 'Two blocks overflowed. Shorten them.',
    });
    expect(jobReason(job('a', { status: 'failed', error: { code: 'x', message: 'No stop' } })).head).toBe(
      'No stop',
    );
  });

  it('says when it was canceled, and that nothing was charged', () => {
    const cancelled = job('a', { status: 'cancelled', finished_at: '2026-11-20T10:51:16.000Z' });
    expect(jobReason(cancelled).rest).toBe('Cancelled by you after 8 seconds. No generation was charged.');
    expect(jobReason({ ...cancelled, kind: 'pdf' }).rest).toBe('Cancelled by you after 8 seconds.');
  });

  it.each([
    [28_400, '0:28'],
    [62_000, '1:02'],
    [3_725_000, '1:02:05'],
    [-5, '0:00'],
  ])('formats %i ms as %s', (ms, words) => expect(duration(ms)).toBe(words));
});
