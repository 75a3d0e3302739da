import type { ChatRequest } from '../../contract/chat.ts';
import { notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/**
 * Rejects a request for a session or document that doesn't exist. Claiming the run checks again.
 * @throws AppError `not_found`
 */
export async function requireOwnTarget(
  input: { readonly uid: string; readonly request: Pick<ChatRequest, 'session_id' | 'document_id'> },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, request } = input;
  for (const [table, id, reason] of [
    ['sessions', request.session_id, 'sessionMissing'],
    ['documents', request.document_id, 'documentMissing'],
  ] as const) {
    if (!id) continue;
    const found = await deps.db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', uid)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw notFound(reason);
  }
}
