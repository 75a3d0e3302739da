import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { deleteEndedRun, findOwnRun } from '../runs/run-store.ts';

/**
 * Deletes a generation with its log. Saved versions stay with the document; the allowance isn't refunded.
 * @throws AppError `not_found`, `conflict` while it is running
 */
export async function deleteGeneration(
  input: { readonly uid: string; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, id } = input;
  if (await deleteEndedRun(deps.db, uid, id)) return;
  if (!(await findOwnRun(deps.db, uid, id))) throw notFound('generationMissing');
  throw new AppError('conflict', told('generationRunning'));
}
