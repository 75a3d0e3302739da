import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { HistoryEntry, runCostEndpoints } from '../../../contract/run-costs.ts';
import type { Deps } from '../../deps.ts';
import { isOwnAlias } from '../../features/models/own-models.ts';
import { requireOwnTarget } from '../require-own-target.ts';
import { listRunHistory } from './run-cost-store.ts';

const micros = 1_000_000;

function blockIds(changed: unknown): string[] {
  if (!Array.isArray(changed)) return [];
  return [...new Set(changed.flat().filter((id) => typeof id === 'string'))];
}

function viewEntry(row: Awaited<ReturnType<typeof listRunHistory>>[number], askedBy: string): HistoryEntry {
  return {
    run_id: row.id,
    asked_at: row.created_at.toISOString(),
    asked_by: askedBy,
    prompt: row.prompt,
    mode: row.mode ?? 'normal',
    model_alias: row.model_alias,
    status: row.status,
    version: row.version,
    changed_block_ids: blockIds(row.changed),
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    // With the account's own key, the cost isn't known here.
    cost_usd: row.cost_micros === null || isOwnAlias(row.model_alias) ? null : row.cost_micros / micros,
    duration_ms: row.finished_at ? row.finished_at.getTime() - row.created_at.getTime() : null,
  };
}

/** Returns the prompts of a session with their results and total cost. @throws AppError `not_found` */
export async function readSessionHistory(
  input: { readonly uid: string; readonly email: string; readonly sessionId: string },
  deps: Pick<Deps, 'db'>,
): Promise<AnswerOf<typeof runCostEndpoints.readSessionHistory>> {
  const { uid, sessionId } = input;
  const request = { session_id: sessionId, messages: [], mode: 'normal' as const };
  await requireOwnTarget({ uid, request }, deps);
  const rows = await listRunHistory(deps.db, uid, sessionId);
  const entries = rows.map((row) => viewEntry(row, input.email));
  const sum = (of: (entry: HistoryEntry) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const isPriced = entries.every(({ cost_usd, output_tokens }) => cost_usd !== null || output_tokens === 0);
  return {
    entries,
    total: {
      input_tokens: sum((entry) => entry.input_tokens),
      output_tokens: sum((entry) => entry.output_tokens),
      cost_usd: isPriced ? sum((entry) => entry.cost_usd ?? 0) : null,
    },
  };
}

const columns = [
  'asked_at',
  'asked_by',
  'prompt',
  'mode',
  'model_alias',
  'status',
  'version',
  'changed_block_ids',
  'input_tokens',
  'output_tokens',
  'cost_usd',
  'duration_ms',
  'run_id',
] as const satisfies readonly (keyof HistoryEntry)[];

/** Returns a CSV cell that spreadsheets always read as text, so a prompt can't inject a formula. */
function cell(value: HistoryEntry[keyof HistoryEntry]): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Returns the history as CSV with a header row, in UTF-8 with a byte order mark for spreadsheets. */
export function historyTable(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => columns.map((name) => cell(entry[name])).join(','));
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
