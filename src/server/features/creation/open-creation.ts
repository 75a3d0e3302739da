import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { openSession } from './creation-store.ts';

/** Creates a creation, or saves its state. @throws AppError `not_found` if the id belongs to another user */
export async function openCreation(
  input: { readonly uid: string; readonly id: string; readonly state?: unknown },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  if (!(await openSession(db, input.uid, input.id, input.state))) throw notFound('creationMissing');
}
