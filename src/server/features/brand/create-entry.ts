import { maxBrandEntries } from '../../../contract/brand.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import type { EntryFacts, EntryKind } from './entry-kinds.ts';
import { clearDefault, countEntries, type EntryRow, insertEntry } from './entry-store.ts';
import { requireOwnParts } from './require-own-parts.ts';

/**
 * Creates an entry at the top of its list. @throws AppError `conflict` if the list is full, `invalid_input`
 */
export async function createEntry<Kind extends EntryKind>(
  input: {
    readonly uid: string;
    readonly kind: Kind;
    readonly name: string;
    readonly facts: EntryFacts[Kind];
    readonly isDefault?: boolean;
  },
  deps: Pick<Deps, 'db'>,
): Promise<EntryRow> {
  const { uid, kind, name, facts, isDefault = false } = input;
  await requireOwnParts({ uid, kind, facts }, deps);
  if ((await countEntries(deps.db, uid, kind)) >= maxBrandEntries)
    throw new AppError('conflict', told('entriesFull', { limit: maxBrandEntries }));
  return deps.db.transaction().execute(async (tx) => {
    if (isDefault) await clearDefault(tx, uid, kind);
    return insertEntry(tx, { uid, kind, name, facts, isDefault });
  });
}
