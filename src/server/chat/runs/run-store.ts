import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type ChatEvent, chatEvent } from '../../../contract/chat-events.ts';
import type { StoredError } from '../../../contract/error-codes.ts';
import type { Database } from '../../database/schema.ts';
import { settleGeneration } from '../../features/membership/settle-generation.ts';

/** Notified with the run's ID and latest event when its log grows, and with the ID alone when it ends. */
export const runChannel = 'octavo_run';
/** Notified with the run's ID when a user stops it. */
export const cancelChannel = 'octavo_run_cancel';

export type RunStatus = 'running' | 'completed' | 'failed' | 'cancelled' | 'interrupted';

export interface LoggedEvent {
  readonly seq: number;
  readonly event: ChatEvent;
}

/**
 * Gap in the numbering, because a dead process may have sent events that never reached the log. More than any
 * run has.
 */
const unknownEvents = 10_000_000;

/** Consecutive text deltas share one row; `pieces` holds their lengths. */
const storedEvent = z.object({ pieces: z.array(z.number().int()).optional() });

function asRows(entries: readonly LoggedEvent[]) {
  const rows: { seq: number; event: ChatEvent & { pieces?: number[] } }[] = [];
  for (const { seq, event } of entries) {
    const before = rows.at(-1);
    if (event.type === 'content_delta' && before?.event.type === 'content_delta') {
      const { text, pieces = [text.length] } = before.event;
      pieces.push(event.text.length);
      rows[rows.length - 1] = { seq, event: { type: 'content_delta', text: text + event.text, pieces } };
    } else rows.push({ seq, event });
  }
  return rows;
}

/**
 * Appends events, numbered by the run's own process, to the log of a running run; all or nothing. Returns
 * false if the run has ended or another process wrote to its log.
 */
export async function appendRunEvents(
  db: Kysely<Database>,
  runId: string,
  entries: readonly LoggedEvent[],
): Promise<boolean> {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return true;
  const result = await sql`
    with run as (
      update runs set last_seq = ${last.seq}
      where id = ${runId} and status = 'running' and last_seq = ${first.seq - 1}
      returning id
    ), added as (
      insert into run_events (run_id, seq, event)
      select run.id, (item->>'seq')::int, item->'event'
      from run, jsonb_array_elements(${JSON.stringify(asRows(entries))}::jsonb) as items(item)
      returning 1
    )
    select pg_notify(${runChannel}, ${`${runId} ${last.seq}`}) from added limit 1`.execute(db);
  return result.rows.length > 0;
}

/**
 * Returns whether an interrupted `appendRunEvents` was committed. Only for the run's own process, because no
 * other writes to the log of a running run.
 */
export async function wereAppended(
  db: Kysely<Database>,
  runId: string,
  entries: readonly LoggedEvent[],
): Promise<boolean> {
  const run = await db
    .selectFrom('runs')
    .select(['status', 'last_seq'])
    .where('id', '=', runId)
    .executeTakeFirst();
  return run?.status === 'running' && run.last_seq === entries.at(-1)?.seq;
}

/** Appends the final events to the log of a run whose process died, numbered beyond any it can have sent. */
export async function appendLastEvents(
  db: Kysely<Database>,
  runId: string,
  events: readonly ChatEvent[],
): Promise<void> {
  const run = await db.selectFrom('runs').select('last_seq').where('id', '=', runId).executeTakeFirst();
  if (!run) return;
  const base = run.last_seq + unknownEvents;
  await db.updateTable('runs').set({ last_seq: base }).where('id', '=', runId).execute();
  await appendRunEvents(
    db,
    runId,
    events.map((event, at) => ({ seq: base + 1 + at, event })),
  );
}

async function readRows(db: Kysely<Database>, runId: string, afterSeq: number, limit: number) {
  const rows = await db
    .selectFrom('run_events')
    .select(['seq', 'event'])
    .where('run_id', '=', runId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ seq: row.seq, event: chatEvent.parse(row.event), stored: row.event }));
}

/** Returns the log after an event exactly as it was sent, the same for every reader. */
export async function readRunEvents(
  db: Kysely<Database>,
  runId: string,
  afterSeq: number,
  rows: number,
): Promise<LoggedEvent[]> {
  const read = await readRows(db, runId, afterSeq, rows);
  const events = read.flatMap(({ seq, event, stored }): LoggedEvent[] => {
    const { pieces } = storedEvent.parse(stored);
    if (!pieces || event.type !== 'content_delta') return [{ seq, event }];
    let at = 0;
    return pieces.map((length, index) => {
      const text = event.text.slice(at, at + length);
      at += length;
      return { seq: seq - pieces.length + 1 + index, event: { type: 'content_delta', text } };
    });
  });
  return events.filter(({ seq }) => seq > afterSeq);
}

/** Returns the log from the start, with consecutive text deltas joined. */
export async function readRunRecord(
  db: Kysely<Database>,
  runId: string,
  limit: number,
): Promise<LoggedEvent[]> {
  return (await readRows(db, runId, 0, limit)).map(({ seq, event }) => ({ seq, event }));
}

export interface RunEnd {
  readonly status: Exclude<RunStatus, 'running'>;
  readonly error: StoredError | null;
  readonly version: number | null;
  /** True if the page is as it was before, or as it was before the last change. */
  readonly isFree?: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number | null;
  /** The model that answered, if a fallback replaced the requested one. */
  readonly modelAlias?: string;
}

/**
 * Ends a running run and settles its allowance. Only the first end counts: returns false if it had already
 * ended.
 */
export async function endRun(db: Kysely<Database>, runId: string, end: RunEnd): Promise<boolean> {
  const ended = await db.transaction().execute((tx) => endWithin(tx, runId, end));
  if (!ended) return false;
  await sql`select pg_notify(${runChannel}, ${runId})`.execute(db);
  return true;
}

/** Charges a finished, checked page. Failed, stopped or pageless runs, undo and unchanged pages are free. */
async function endWithin(db: Kysely<Database>, runId: string, end: RunEnd): Promise<boolean> {
  const ended = await db
    .updateTable('runs')
    .set({
      status: end.status,
      error: end.error === null ? null : JSON.stringify(end.error),
      version: end.version,
      input_tokens: end.inputTokens,
      output_tokens: end.outputTokens,
      cost_micros: end.costMicros,
      ...(end.modelAlias === undefined ? {} : { model_alias: end.modelAlias }),
      finished_at: new Date(),
    })
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  const isCharged = end.status === 'completed' && end.version !== null && end.isFree !== true;
  await settleGeneration({ runId, isCharged }, { db });
  return true;
}

export async function findOwnRun(db: Kysely<Database>, uid: string, runId: string) {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', runId)
    .executeTakeFirst();
}

/** Returns false if there is no such ended run. */
export async function deleteEndedRun(db: Kysely<Database>, uid: string, runId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('runs')
    .where('user_id', '=', uid)
    .where('id', '=', runId)
    .where('status', '!=', 'running')
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Returns the status and mode of a run; null if it was deleted. */
export async function runStatusOf(
  db: Kysely<Database>,
  runId: string,
): Promise<{ readonly status: RunStatus; readonly mode: string } | null> {
  const row = await db
    .selectFrom('runs')
    .select(['status', sql<string | null>`request->>'mode'`.as('mode')])
    .where('id', '=', runId)
    .executeTakeFirst();
  return row ? { status: row.status as RunStatus, mode: row.mode ?? 'normal' } : null;
}

/** Returns the runs of a session, oldest first. */
export async function listSessionRuns(db: Kysely<Database>, uid: string, sessionId: string, limit: number) {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', uid)
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Returns the request of the previous prompt in the same session; null for the first. */
export async function findRequestBefore(
  db: Kysely<Database>,
  run: { readonly id: string; readonly uid: string; readonly sessionId: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('runs')
    .select('request')
    .where('user_id', '=', run.uid)
    .where('session_id', '=', run.sessionId)
    .where('id', '!=', run.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.request ?? null;
}
