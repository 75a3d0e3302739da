import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { NewPdfJob } from '../../../contract/pdf-jobs.ts';
import { mayBecome, type PdfJobStatus } from '../../../domain/pdf-job.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;
export type PdfJobRow = Row<'pdf_jobs'>;

/** Woken with the user's id whenever one of their jobs came or changed. */
export const jobsChannel = 'octavo_pdf_jobs';
/** Woken with the claim of a try that is not to go on. */
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

/** Null when there is a job with this id already, whoever it belongs to. */
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

/** What goes with a change of status. Times are set by the transition itself. */
export type PdfJobChange = Omit<
  UpdateObject<Database, 'pdf_jobs'>,
  'status' | 'updated_at' | 'started_at' | 'finished_at'
>;

export interface Transition {
  readonly id: string;
  /** Names the user where a user asked for it. */
  readonly uid?: string;
  readonly from: PdfJobStatus;
  readonly to: PdfJobStatus;
  /** Only while this try holds the job. */
  readonly claim?: string;
  readonly change?: PdfJobChange;
}

/**
 * The only way by which a job changes its status: from what it is taken to be, and only if it still is. Answers the
 * job as it is then; null when it was something else, or somebody else's.
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
    // The claim stays with the row, so this names the try that was ended and none that comes after it.
    .$if(from === 'processing' && to !== 'completed', (select) =>
      select.select(sql`pg_notify(${stopChannel}, claim::text)`.as('stopped')),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Notes what is being done. Answers false when this try does not hold the job any more. */
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

/** Newest first, those that came before `beforeSeq`. */
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

/** Counting further says nothing to anybody. */
const mostAhead = 100;

/** How many queued jobs of anybody come before this one. Looks at no more than a hundred. */
export async function countJobsAhead(db: Db, job: Pick<PdfJobRow, 'priority' | 'seq'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from pdf_jobs
      where status = 'queued' and (priority, seq) < (${job.priority}, ${job.seq})
      limit ${mostAhead}
    ) ahead`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Jobs that a process says it works on, by anybody but living tries of `activeIds` in this one. */
export function listHeldPdfJobs(db: Db, limit: number) {
  return db
    .selectFrom('pdf_jobs')
    .select(['id', 'instance_key', 'claim', 'attempts'])
    .where('status', '=', 'processing')
    .limit(limit)
    .execute();
}

/** Jobs that are due for a while although nothing in the queue would bring them to a worker. */
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

/** Those of the claims that still hold their jobs. */
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

/** Takes all jobs of an account away. Whoever works on one finds it gone and stops. */
export async function removePdfJobsOf(db: Db, uid: string): Promise<void> {
  await db
    .with('removed', (on) => on.deleteFrom('pdf_jobs').where('user_id', '=', uid).returning('claim'))
    .selectFrom('removed')
    .where('claim', 'is not', null)
    .select(sql`pg_notify(${stopChannel}, claim::text)`.as('stopped'))
    .execute();
}

/** Takes away jobs that ended before `before`, oldest first, at most `limit`. Answers how many went. */
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
