import type { ChatRequest } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { tell } from '../../../domain/composer/speech/saying.ts';
import { speak } from '../../../domain/composer/speech/speak.ts';
import { spokenLanguage } from '../../../domain/composer/speech/spoken-language.ts';
import { longestUndo } from '../../../domain/composer/undo.ts';
import { changedBlockIds } from '../../../domain/document/read-article.ts';
import type { Deps } from '../../deps.ts';
import { undoLastChange } from '../../features/documents/undo-last-change.ts';
import { inThread } from '../../work/in-thread.ts';
import type { TurnOutcome, TurnRequest } from '../turn/turn-request.ts';

interface Undoing {
  readonly run: { readonly uid: string; readonly documentId: string };
  readonly request: Pick<ChatRequest, 'mode'>;
  /** False if a model is connected, which gets all but the plainest requests. */
  readonly isForComposer: boolean;
  readonly emit: (event: ChatEvent) => void;
}

/** Returns whether a turn only asks to undo the last change of a page. */
async function asksToUndo({ request, isForComposer }: Undoing, turn: TurnRequest): Promise<boolean> {
  const { prompt, document, content = null, isEdit, isSurvey, today } = turn;
  if (document === null || isEdit === false || isSurvey || request.mode === 'search') return false;
  if (prompt.length > longestUndo) return false;
  return inThread('asksToUndo', { prompt, content, today, isForComposer });
}

/**
 * Undoes the last change if a prompt asks for nothing else, as the button does: without a model and without a
 * new version. Returns null for other prompts, and if there is nothing to undo.
 */
export async function undoInChat(
  undoing: Undoing,
  turn: TurnRequest,
  deps: Pick<Deps, 'db'>,
): Promise<TurnOutcome | null> {
  if (!(await asksToUndo(undoing, turn))) return null;
  const { run, emit } = undoing;
  const undone = await undoLastChange({ ...run, version: turn.version ?? 0 }, deps);
  if (!undone) return null;
  const { label, document } = undone;
  const { id, title, version, html, checks, undo_version, redo_version, undo_steps, redo_steps } = document;
  const language = spokenLanguage(turn.prompt, turn.interfaceLanguage ?? undefined);
  const text = speak(language, tell('undone', { change: tell('quote', { text: label }) }));
  emit({ type: 'content_delta', text });
  emit({
    type: 'document_saved',
    document_id: id,
    title,
    version,
    steps: { undo_version, redo_version, undo_steps, redo_steps },
    html,
    changed_block_ids: [...changedBlockIds(turn.document ?? '', html)],
  });
  if (checks) emit({ type: 'checks', report: checks });
  emit({ type: 'usage', input_tokens: 0, output_tokens: 0, duration_ms: 0, cost_usd: null });
  return { version, text, inputTokens: 0, outputTokens: 0, costMicros: null };
}
