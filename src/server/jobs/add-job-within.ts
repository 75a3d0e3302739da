import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobTiming } from './job-timing.ts';

/**
 * Queues a job through `db`; within a transaction, the job is queued only if it commits.
 * @throws ZodError if the payload doesn't match the definition
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
