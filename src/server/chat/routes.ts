import type { chatEndpoints } from '../../contract/chat.ts';
import { maxStoredInteger } from '../../contract/version-number.ts';
import { notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { EventsAnswer, Handlers } from '../http/mount.ts';
import { readConversation, readDocumentConversation } from './read-conversation.ts';
import { viewRun } from './run-view.ts';
import { findOwnRun, readRunRecord } from './runs/run-store.ts';
import { startRun } from './start-run.ts';
import { stopRun } from './stop-run.ts';

const eventsOfARun = 5_000;

/** Returns the last sequence number a reader saw; 0 (the start) if unreadable. */
function lastEventId(header: string | string[] | undefined): number {
  const seq = Number(Array.isArray(header) ? header[0] : header);
  return Number.isInteger(seq) && seq > 0 && seq <= maxStoredInteger ? seq : 0;
}

/** Returns a run's log as an event stream. */
const streamOf =
  (runId: string, afterSeq: number, { runs }: Pick<Deps, 'runs'>): EventsAnswer =>
  ({ signal, writeFrames, end }) =>
    runs.feeds.follow(runId, afterSeq, { signal, end, take: ({ bytes }) => writeFrames(bytes) });

export const chatHandlers = {
  startRun: async ({ body, caller }, deps) => {
    const run = await startRun({ uid: caller.uid, request: body }, deps);
    return streamOf(run.id, 0, deps);
  },
  followRun: async ({ params, caller, request }, deps) => {
    if (!(await findOwnRun(deps.db, caller.uid, params.id))) throw notFound('runMissing');
    const afterSeq = lastEventId(request.headers['last-event-id']);
    return streamOf(params.id, afterSeq, deps);
  },
  readRun: async ({ params, caller }, deps) => {
    const run = await findOwnRun(deps.db, caller.uid, params.id);
    if (!run) throw notFound('runMissing');
    return viewRun(run, await readRunRecord(deps.db, run.id, eventsOfARun));
  },
  stopRun: async ({ params, caller }, deps) => {
    await stopRun({ uid: caller.uid, runId: params.id }, deps);
    return undefined;
  },
  readConversation: ({ params, caller }, deps) =>
    readConversation({ uid: caller.uid, sessionId: params.id }, deps),
  readDocumentConversation: ({ params, caller }, deps) =>
    readDocumentConversation({ uid: caller.uid, documentId: params.id }, deps),
  latestSession: async ({ caller }, deps) => {
    const session = await deps.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', caller.uid)
      .where('deleted_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { session_id: session?.id ?? null };
  },
  listModels: async ({ caller }, deps) => {
    const { models, defaultAlias } = await deps.models.forAccount(caller.uid);
    return {
      models: models.map(({ alias, label, isBuiltIn }) => ({
        alias,
        label,
        built_in: isBuiltIn,
        is_default: alias === defaultAlias,
      })),
    };
  },
} satisfies Handlers<typeof chatEndpoints>;
