import type { Kysely, Transaction } from 'kysely';
import type { ChatRequest } from '../../../contract/chat.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import { forCallers, told } from '../../told.ts';

/** Session titles are shown on one line. */
const titleLength = 80;

export interface ClaimedRun {
  readonly id: string;
  readonly sessionId: string;
  readonly documentId: string;
  readonly status: string;
  /** False if a run with this ID already existed; the caller joins it. */
  readonly isNew: boolean;
}

export interface RunClaim {
  readonly uid: string;
  readonly runId: string;
  readonly prompt: string;
  readonly modelAlias: string;
  readonly instanceKey: number;
  readonly request: ChatRequest;
}

/** Returns the stored part of a request, without pictures and pages, which are stored elsewhere. */
function withoutBytes({ user_selected_assets, editor_json_content: _page, ...request }: ChatRequest) {
  return { ...request, user_selected_assets: user_selected_assets?.map(({ url: _url, ...asset }) => asset) };
}

function titleOf(prompt: string): string {
  const line = prompt.trim().split('\n', 1)[0] ?? '';
  return line.length > titleLength ? `${line.slice(0, titleLength - 1)}…` : line || 'Untitled';
}

async function ownSession(tx: Transaction<Database>, claim: RunClaim): Promise<string> {
  const wanted = claim.request.session_id;
  if (wanted) {
    // Locked, so two prompts sent to one session at the same time are serialized.
    const session = await tx
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', claim.uid)
      .where('id', '=', wanted)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw notFound('sessionMissing');
    const running = await tx
      .selectFrom('runs')
      .select('id')
      .where('session_id', '=', wanted)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (running) throw new AppError('conflict', told('promptRunning'));
    return wanted;
  }
  const session = await tx
    .insertInto('sessions')
    .values({ user_id: claim.uid, id: crypto.randomUUID(), title: titleOf(claim.prompt) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return session.id;
}

async function ownDocument(tx: Transaction<Database>, claim: RunClaim, sessionId: string): Promise<string> {
  const wanted = claim.request.document_id;
  if (wanted) {
    const document = await tx
      .selectFrom('documents')
      .select('id')
      .where('user_id', '=', claim.uid)
      .where('id', '=', wanted)
      .where('session_id', '=', sessionId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!document) throw notFound('documentMissing');
    return wanted;
  }
  const document = await tx
    .insertInto('documents')
    .values({
      user_id: claim.uid,
      id: crypto.randomUUID(),
      session_id: sessionId,
      title: 'Untitled',
      format: 'a4',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return document.id;
}

/**
 * Creates the run of a request, and its session and document if new. Idempotent by the client's ID: a
 * repeated ID returns the existing run.
 * @throws AppError `not_found`, `conflict`
 */
export async function claimRun(claim: RunClaim, db: Kysely<Database>): Promise<ClaimedRun> {
  const find = (on: Kysely<Database>) =>
    on
      .selectFrom('runs')
      .select(['id', 'user_id', 'session_id', 'document_id', 'status'])
      .where('id', '=', claim.runId)
      .executeTakeFirst();
  const before = await find(db);
  const join = (run: NonNullable<typeof before>): ClaimedRun => {
    if (run.user_id !== claim.uid)
      throw new AppError('conflict', forCallers('This run id is already used. Send another one.'));
    return {
      id: run.id,
      sessionId: run.session_id,
      documentId: run.document_id,
      status: run.status,
      isNew: false,
    };
  };
  if (before) return join(before);
  return db.transaction().execute(async (tx) => {
    const sessionId = await ownSession(tx, claim);
    const documentId = await ownDocument(tx, claim, sessionId);
    const inserted = await tx
      .insertInto('runs')
      .values({
        user_id: claim.uid,
        id: claim.runId,
        session_id: sessionId,
        document_id: documentId,
        status: 'running',
        prompt: claim.prompt,
        request: JSON.stringify(withoutBytes(claim.request)),
        model_alias: claim.modelAlias,
        instance_key: claim.instanceKey,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw new AppError('conflict', told('promptTwice'));
    await tx
      .updateTable('sessions')
      .set({ updated_at: new Date() })
      .where('user_id', '=', claim.uid)
      .where('id', '=', sessionId)
      .execute();
    return { id: claim.runId, sessionId, documentId, status: 'running', isNew: true };
  });
}
