import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listWrittenDocuments } from './document-store.ts';

/**
 * Returns the titles and sessions of documents; requires that each belongs to the user and has a page.
 * @throws AppError `not_found`
 */
export async function requireOwnDocuments(
  input: { readonly uid: string; readonly ids: readonly string[] },
  deps: Pick<Deps, 'db'>,
): Promise<readonly { readonly id: string; readonly title: string; readonly session_id: string }[]> {
  const found = await listWrittenDocuments(deps.db, input.uid, input.ids);
  if (found.length < input.ids.length)
    throw notFound(input.ids.length === 1 ? 'documentMissing' : 'documentsMissing');
  return found;
}
