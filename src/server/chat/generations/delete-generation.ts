import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { deleteEndedRun, findOwnRun } from '../runs/run-store.ts';

/**
 * Forgets a generation with its log. What it has saved stays with its document, and the allowance stays as it is.
 * @throws AppError `not_found`, `conflict` while it is being worked on
 */
export async function deleteGeneration(
  input: { readonly uid: string; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, id } = input;
  if (await deleteEndedRun(deps.db, uid, id)) return;
  if (!(await findOwnRun(deps.db, uid, id))) throw notFound('The generation');
  throw new AppError('conflict', 'This generation is still in progress. Stop it, then delete it.');
}
