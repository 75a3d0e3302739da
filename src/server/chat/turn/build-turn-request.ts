import type { ChatRequest } from '../../../contract/chat.ts';
import { isUndo, versionToRestore } from '../../../domain/document/composer/compose.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findBasePage, findEarlierPage } from '../../features/documents/find-base-page.ts';
import { findOwnRun } from '../runs/run-store.ts';
import { listSessionHistory } from '../runs/session-history.ts';
import type { TurnRequest, WantedLayout } from './turn-request.ts';

/** Turns looked at for the history; the context takes fewer when they are long. */
const historyTurns = 20;

/** The same document keeps its seed, so that a page made again is the same page. FNV-1a over the id. */
export function seedOf(documentId: string): number {
  let hash = 0x811c9dc5;
  for (const char of documentId) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

function wantedLayout(config: ChatRequest['layout_config']): WantedLayout {
  const entries = Object.entries(config ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WantedLayout;
}

/** The words of a request: its last message, or the prompt of the run that it takes up again. */
export async function promptOf(request: ChatRequest, uid: string, deps: Pick<Deps, 'db'>): Promise<string> {
  if (request.continues_run_id) {
    const before = await findOwnRun(deps.db, uid, request.continues_run_id);
    if (!before) throw notFound('The run');
    return before.prompt;
  }
  const last = request.messages.at(-1);
  const prompt = last?.role === 'user' ? last.content.trim() : '';
  if (prompt === '')
    throw new AppError('invalid_input', 'The prompt is empty. Write what you would like to make.');
  return prompt;
}

/** What 'undo that' goes back to; looked up only where the prompt says so. */
async function previousOf(
  run: { readonly uid: string; readonly documentId: string; readonly prompt: string },
  version: number,
  history: TurnRequest['history'],
  deps: Pick<Deps, 'db'>,
): Promise<string | null> {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const target = isUndo(run.prompt) ? versionToRestore(version, asked) : null;
  if (target === null) return null;
  return findEarlierPage({ uid: run.uid, documentId: run.documentId, version: target }, deps);
}

/** Gathers what a turn depends on from the database. */
export async function buildTurnRequest(
  run: {
    readonly id: string;
    readonly uid: string;
    readonly sessionId: string;
    readonly documentId: string;
    readonly prompt: string;
  },
  request: ChatRequest,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<TurnRequest> {
  const isContinued = Boolean(request.continues_run_id);
  const base = await findBasePage({ uid: run.uid, documentId: run.documentId, isContinued }, deps);
  const history = await listSessionHistory(deps.db, run.uid, run.sessionId, run.id, historyTurns);
  return {
    prompt: run.prompt,
    history,
    previous: await previousOf(run, base.version, history, deps),
    isSurvey: request.mode === 'survey',
    document: base.whole,
    partial: base.partial,
    layout: wantedLayout(request.layout_config),
    targetBlockIds: request.target_block_ids ?? [],
    seed: seedOf(run.documentId),
    today: deps.clock().toISOString().slice(0, 10),
  };
}
