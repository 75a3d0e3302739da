import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobTiming } from './job-timing.ts';

/**
 * Puts a job into the queue through `db`; given a transaction, the job is there if and only if it commits.
 * @throws ZodError for a payload that is not the definition's
 */
export async function addJobWithin<S extends z.ZodType>(
  db: Kysely<Database>,
  job: JobDefinition<S>,
  payload: z.input<S>,
  timing: JobTiming = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${job.name}::text, ${JSON.stringify(job.payload.parse(payload))}::json,
      run_at := ${timing.runAt ?? null}::timestamptz,
      max_attempts := ${job.maxAttempts}::int,
      job_key := ${timing.key ?? null}::text,
      priority := ${timing.priority ?? 0}::int
    )`.execute(db);
}
