import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { openSession } from './creation-store.ts';

/** Begins a creation, or keeps where it stands. @throws AppError `not_found` where the id is somebody else's */
export async function openCreation(
  input: { readonly uid: string; readonly id: string; readonly state?: unknown },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  if (!(await openSession(db, input.uid, input.id, input.state))) throw notFound('The creation');
}
