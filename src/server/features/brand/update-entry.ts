import { notFound } from '../../app-error.ts';
import { moveInOrder } from '../../database/move-in-order.ts';
import type { Deps } from '../../deps.ts';
import { type EntryKind, factsOf, missingEntry } from './entry-kinds.ts';
import { clearDefault, type EntryRow, findEntry, saveEntry } from './entry-store.ts';
import { requireOwnParts } from './require-own-parts.ts';

/**
 * Updates the given fields and moves the entry, in one transaction.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function updateEntry(
  input: {
    readonly uid: string;
    readonly kind: EntryKind;
    readonly id: string;
    /** Fields of the kind; omitted fields keep their values. */
    readonly changes: Readonly<Record<string, unknown>> & {
      readonly name?: string | undefined;
      readonly is_default?: boolean | undefined;
      readonly before_id?: string | null | undefined;
    };
  },
  deps: Pick<Deps, 'db'>,
): Promise<EntryRow> {
  const { uid, kind, id } = input;
  const { name, is_default: isDefault, before_id: beforeId, ...changed } = input.changes;
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const before = await findEntry(deps.db, uid, kind, id);
  if (!before) throw notFound(missingEntry[kind]);
  const facts = factsOf[kind].parse({ ...(before.facts as object), ...given });
  if (Object.keys(given).length > 0) await requireOwnParts({ uid, kind, facts, before: before.facts }, deps);
  return deps.db.transaction().execute(async (tx) => {
    if (isDefault) await clearDefault(tx, uid, kind);
    await saveEntry(tx, uid, id, {
      name: name ?? before.name,
      facts,
      isDefault: isDefault ?? before.is_default,
    });
    const list = { table: 'brand_entries', uid, kind } as const;
    if (beforeId !== undefined && !(await moveInOrder(tx, list, id, beforeId)))
      throw notFound(missingEntry[kind]);
    const row = await findEntry(tx, uid, kind, id);
    if (!row) throw notFound(missingEntry[kind]);
    return row;
  });
}
