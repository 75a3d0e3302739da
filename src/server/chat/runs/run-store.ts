import { type Kysely, sql } from 'kysely';
import { type ChatEvent, chatEvent } from '../../../contract/chat-events.ts';
import type { Database } from '../../database/schema.ts';
import { settleGeneration } from '../../features/membership/settle-generation.ts';

/** Woken with the run's id whenever its log grew or it ended. */
export const runChannel = 'octavo_run';
/** Woken with the run's id when somebody asks it to stop. */
export const cancelChannel = 'octavo_run_cancel';

export type RunStatus = 'running' | 'completed' | 'failed' | 'cancelled' | 'interrupted';

export interface LoggedEvent {
  readonly seq: number;
  readonly event: ChatEvent;
}

/** Appends to the log of a running run; answers false when the run is not running any more. */
export async function appendRunEvents(
  db: Kysely<Database>,
  runId: string,
  events: readonly ChatEvent[],
): Promise<boolean> {
  const payload = JSON.stringify(events);
  const result = await sql`
    with run as (
      update runs set last_seq = last_seq + ${events.length}
      where id = ${runId} and status = 'running'
      returning last_seq - ${events.length} as base
    ), added as (
      insert into run_events (run_id, seq, event)
      select ${runId}::uuid, run.base + item.position, item.event
      from run, jsonb_array_elements(${payload}::jsonb) with ordinality as item(event, position)
      returning 1
    )
    select pg_notify(${runChannel}, ${runId}) from added limit 1`.execute(db);
  return result.rows.length > 0;
}

export async function readRunEvents(
  db: Kysely<Database>,
  runId: string,
  afterSeq: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('run_events')
    .select(['seq', 'event'])
    .where('run_id', '=', runId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ seq: row.seq, event: chatEvent.parse(row.event) }));
}

export interface RunEnd {
  readonly status: Exclude<RunStatus, 'running'>;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly version: number | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number | null;
  /** Who answered in the end, where it was not the model that was asked. */
  readonly modelAlias?: string;
}

/** Ends a running run, with its claim on the allowance. Only the first end counts: answers false when it had ended already. */
export async function endRun(db: Kysely<Database>, runId: string, end: RunEnd): Promise<boolean> {
  const ended = await db.transaction().execute((tx) => endWithin(tx, runId, end));
  if (!ended) return false;
  await sql`select pg_notify(${runChannel}, ${runId})`.execute(db);
  return true;
}

/** A page that was finished and checked is charged; what failed, was stopped or made no page is not. */
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
  await settleGeneration({ runId, isCharged: end.status === 'completed' && end.version !== null }, { db });
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

/** How far a run is, and in which mode; null where it is gone. */
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

/** The runs of a session, oldest first. */
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

/** What the prompt before a run asked for in the same session; null for the first. */
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
