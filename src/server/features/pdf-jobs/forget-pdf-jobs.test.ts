import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { forgetPdfJobs } from './forget-pdf-jobs.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('deletes what ended ninety days ago, and nothing newer or unfinished', async () => {
  const add = (title: string, status: string, daysAgo: number | null) =>
    database.db
      .insertInto('pdf_jobs')
      .values({
        user_id: 'ada',
        id: crypto.randomUUID(),
        kind: 'pdf',
        title,
        author: 'Ada',
        request: '{}',
        status,
        created_at: new Date(now.getTime() - 400 * dayMs),
        finished_at: daysAgo === null ? null : new Date(now.getTime() - daysAgo * dayMs),
      })
      .execute();
  await add('old', 'completed', 91);
  await add('old and failed', 'failed', 300);
  await add('young', 'completed', 89);
  await add('waiting for long', 'queued', null);
  expect(await forgetPdfJobs({ db: database.db, clock: () => now })).toBe(2);
  const kept = await database.db.selectFrom('pdf_jobs').select('title').orderBy('seq').execute();
  expect(kept.map(({ title }) => title)).toEqual(['young', 'waiting for long']);
});
