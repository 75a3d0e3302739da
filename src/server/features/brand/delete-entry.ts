import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type EntryKind, missingEntry } from './entry-kinds.ts';
import { deleteEntryRow } from './entry-store.ts';

/** Deletes an entry. Kits that reference it keep working without it. @throws AppError `not_found` */
export async function deleteEntry(
  input: { readonly uid: string; readonly kind: EntryKind; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  if (!(await deleteEntryRow(deps.db, input.uid, input.kind, input.id)))
    throw notFound(missingEntry[input.kind]);
}
