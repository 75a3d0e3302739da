import type { RunView } from '../../contract/chat.ts';
import type { findOwnRun, LoggedEvent } from './runs/run-store.ts';

type RunRow = NonNullable<Awaited<ReturnType<typeof findOwnRun>>>;

/** Returns the public view of a run. Runs leave the server in no other form. */
export function viewRun(row: RunRow, events: readonly LoggedEvent[]): RunView {
  return {
    run_id: row.id,
    session_id: row.session_id,
    document_id: row.document_id,
    status: row.status as RunView['status'],
    prompt: row.prompt,
    model_alias: row.model_alias,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    error: row.error as RunView['error'],
    version: row.version,
    events: [...events],
  };
}
