import type { Conversation } from '../../contract/chat.ts';
import type { ChatEvent } from '../../contract/chat-events.ts';
import type { DocumentView } from '../../contract/documents.ts';
import { notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { readDocument } from '../features/documents/read-document.ts';
import { readSessionDocument } from '../features/documents/read-session-document.ts';
import { viewRun } from './run-view.ts';
import { listSessionRuns, readRunRecord } from './runs/run-store.ts';

const runsShown = 50;
const eventsOfARun = 5_000;

/**
 * Page events of ended runs are omitted: the conversation shows text and steps, the document has the page.
 */
const heavyEvents = new Set<ChatEvent['type']>(['document_delta', 'document_saved']);

/** Returns a document with its session. @throws AppError `not_found` */
export async function readDocumentConversation(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<Conversation> {
  const document = await readDocument(input, deps);
  return conversationOf({ uid: input.uid, sessionId: document.session_id }, document, deps);
}

/** Returns a session with its most recently changed document. @throws AppError `not_found` */
export async function readConversation(
  input: { readonly uid: string; readonly sessionId: string },
  deps: Pick<Deps, 'db'>,
): Promise<Conversation> {
  return conversationOf(input, await readSessionDocument(input, deps), deps);
}

async function conversationOf(
  input: { readonly uid: string; readonly sessionId: string },
  document: DocumentView | null,
  deps: Pick<Deps, 'db'>,
): Promise<Conversation> {
  const { uid, sessionId } = input;
  const session = await deps.db
    .selectFrom('sessions')
    .select(['id', 'title', 'updated_at', 'document_count'])
    .where('user_id', '=', uid)
    .where('id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw notFound('sessionMissing');
  const rows = await listSessionRuns(deps.db, uid, sessionId, runsShown);
  const runs = await Promise.all(
    rows.map(async (row) => {
      const events = await readRunRecord(deps.db, row.id, eventsOfARun);
      const isRunning = row.status === 'running';
      return viewRun(row, isRunning ? events : events.filter(({ event }) => !heavyEvents.has(event.type)));
    }),
  );
  return {
    session: {
      id: session.id,
      title: session.title,
      updated_at: session.updated_at.toISOString(),
      document_count: session.document_count,
    },
    runs,
    document: document && {
      id: document.id,
      title: document.title,
      html: document.html,
      version: document.version,
      undo_version: document.undo_version,
      redo_version: document.redo_version,
      undo_steps: document.undo_steps,
      redo_steps: document.redo_steps,
      checks: document.checks,
    },
  };
}
