import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type CreateSessionRow, findSession } from './creation-store.ts';

/** @throws AppError `not_found`, also for another user's creation */
export async function requireCreation(
  { uid, id }: { readonly uid: string; readonly id: string },
  { db }: Pick<Deps, 'db'>,
): Promise<CreateSessionRow> {
  const row = await findSession(db, uid, id);
  if (!row) throw notFound('creationMissing');
  return row;
}
