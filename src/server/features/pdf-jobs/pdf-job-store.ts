import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { NewPdfJob } from '../../../contract/pdf-jobs.ts';
import { mayBecome, type PdfJobStatus } from '../../../domain/pdf-job.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
export type PdfJobRow = Row<'pdf_jobs'>;

/** Notified with the user's id when one of their jobs is added or changes. */
export const jobsChannel = 'octavo_pdf_jobs';
/** Notified with the claim of a try that must stop. */
export const stopChannel = 'octavo_pdf_job_stop';

export interface PdfJobToInsert {
  readonly uid: string;
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly request: NewPdfJob;
  readonly priority: number;
  readonly documentId: string | null;
  readonly sessionId: string | null;
}

/** Returns null if a job with this id exists, whoever owns it. */
export async function insertPdfJob(db: Db, job: PdfJobToInsert): Promise<PdfJobRow | null> {
  const row = await db
    .with('added', (on) =>
      on
        .insertInto('pdf_jobs')
        .values({
          user_id: job.uid,
          id: job.id,
          kind: job.request.kind,
          title: job.title,
          author: job.author,
          request: JSON.stringify(job.request),
          priority: job.priority,
          document_id: job.documentId,
          session_id: job.sessionId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .selectFrom('added')
    .selectAll()
    .select(sql`pg_notify(${jobsChannel}, user_id)`.as('told'))
    .executeTakeFirst();
  return row ?? null;
}

/** Fields that can change with the status. The transition itself sets the times. */
export type PdfJobChange = Omit<
  UpdateObject<Database, 'pdf_jobs'>,
  'status' | 'updated_at' | 'started_at' | 'finished_at'
>;

export interface Transition {
  readonly id: string;
  /** Set if a user requested the transition. */
  readonly uid?: string;
  readonly from: PdfJobStatus;
  readonly to: PdfJobStatus;
  /** Applies only while this try holds the job. */
  readonly claim?: string;
  readonly change?: PdfJobChange;
}

/**
 * Changes a job's status, the only function that does. Applies only if the status is still `from`. Returns
 * the changed job; null if the status differs or the job belongs to another user.
 */
export async function transitionPdfJob(db: Db, transition: Transition): Promise<PdfJobRow | null> {
  const { id, uid, from, to, claim, change = {} } = transition;
  if (!mayBecome(from, to)) throw new Error(`a ${from} job cannot become ${to}`);
  const isEnd = to !== 'queued' && to !== 'processing';
  const row = await db
    .with('changed', (on) => {
      let update = on
        .updateTable('pdf_jobs')
        .set({
          ...change,
          status: to,
          updated_at: sql`now()`,
          ...(to === 'processing' ? { started_at: sql`coalesce(started_at, now())` } : {}),
          ...(to === 'processing' ? {} : { instance_key: null }),
          ...(isEnd ? { finished_at: sql`now()` } : {}),
        })
        .where('id', '=', id)
        .where('status', '=', from);
      if (uid !== undefined) update = update.where('user_id', '=', uid);
      if (claim !== undefined) update = update.where('claim', '=', claim);
      return update.returningAll();
    })
    .selectFrom('changed')
    .selectAll()
    .select(sql`pg_notify(${jobsChannel}, user_id)`.as('told'))
    // The claim stays in the row, so this stops only the try that ended, never a later one.
    .$if(from === 'processing' && to !== 'completed', (select) =>
      select.select(sql`pg_notify(${stopChannel}, claim::text)`.as('stopped')),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Records a job's progress. Returns false if this try no longer holds the job. */
export async function notePdfJobProgress(
  db: Db,
  id: string,
  claim: string,
  change: Pick<PdfJobChange, 'step' | 'detail' | 'run_id' | 'session_id' | 'document_id' | 'title'>,
): Promise<boolean> {
  const row = await db
    .with('changed', (on) =>
      on
        .updateTable('pdf_jobs')
        .set({ ...change, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('status', '=', 'processing')
        .where('claim', '=', claim)
        .returning('user_id'),
    )
    .selectFrom('changed')
    .select(sql`pg_notify(${jobsChannel}, user_id)`.as('told'))
    .executeTakeFirst();
  return row !== undefined;
}

export function findOwnPdfJob(db: Db, uid: string, id: string) {
  return db
    .selectFrom('pdf_jobs')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns jobs, newest first, starting before `beforeSeq`. */
export function listOwnPdfJobs(db: Db, uid: string, limit: number, beforeSeq: number | null) {
  return db
    .selectFrom('pdf_jobs')
    .selectAll()
    .where('user_id', '=', uid)
    .$if(beforeSeq !== null, (query) => query.where('seq', '<', beforeSeq ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

export async function countOwnPdfJobs(
  db: Db,
  uid: string,
  statuses?: readonly PdfJobStatus[],
): Promise<number> {
  let query = db
    .selectFrom('pdf_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', uid);
  if (statuses) query = query.where('status', 'in', [...statuses]);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Maximum count; higher numbers aren't useful. */
const mostAhead = 100;

/** Returns the number of queued jobs, of all users, before this one, up to `mostAhead`. */
export async function countJobsAhead(db: Db, job: Pick<PdfJobRow, 'priority' | 'seq'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from pdf_jobs
      where status = 'queued' and (priority, seq) < (${job.priority}, ${job.seq})
      limit ${mostAhead}
    ) ahead`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns jobs in status 'processing', at most `limit`. */
export function listHeldPdfJobs(db: Db, limit: number) {
  return db
    .selectFrom('pdf_jobs')
    .select(['id', 'instance_key', 'claim', 'attempts'])
    .where('status', '=', 'processing')
    .limit(limit)
    .execute();
}

/** Returns overdue queued jobs without a live entry in the worker queue. */
export async function listForgottenPdfJobs(
  db: Db,
  limit: number,
): Promise<readonly Pick<PdfJobRow, 'id' | 'priority'>[]> {
  const { rows } = await sql<Pick<PdfJobRow, 'id' | 'priority'>>`
    select job.id, job.priority from pdf_jobs job
    left join graphile_worker._private_jobs waiting on waiting.key = job.id::text
    where job.status = 'queued' and job.run_at < now() - interval '10 seconds'
      and (waiting.id is null or waiting.locked_at < now() - interval '10 seconds'
        or waiting.attempts >= waiting.max_attempts)
    order by job.priority, job.seq limit ${limit}`.execute(db);
  return rows;
}

/** Returns those of the claims that still hold their jobs. */
export async function listHoldingClaims(db: Db, claims: readonly string[]): Promise<ReadonlySet<string>> {
  if (claims.length === 0) return new Set();
  const rows = await db
    .selectFrom('pdf_jobs')
    .select('claim')
    .where('claim', 'in', [...claims])
    .where('status', '=', 'processing')
    .execute();
  return new Set(rows.flatMap(({ claim }) => claim ?? []));
}

/** Deletes all jobs of an account, and notifies their workers to stop. */
export async function removePdfJobsOf(db: Db, uid: string): Promise<void> {
  await db
    .with('removed', (on) => on.deleteFrom('pdf_jobs').where('user_id', '=', uid).returning('claim'))
    .selectFrom('removed')
    .where('claim', 'is not', null)
    .select(sql`pg_notify(${stopChannel}, claim::text)`.as('stopped'))
    .execute();
}

/** Deletes jobs that ended before `before`, oldest first, at most `limit`. Returns the number deleted. */
export async function forgetEndedPdfJobs(db: Db, before: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('pdf_jobs')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pdf_jobs')
        .select('id')
        .where('finished_at', '<', before)
        .where('status', 'in', ['completed', 'failed', 'cancelled'])
        .orderBy('seq')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
