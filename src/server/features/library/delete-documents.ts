import type { Deps } from '../../deps.ts';
import { listRunning, lockDocuments, lockSessions, trashDocuments } from './trash-store.ts';

const whileWriting = "A page is still being written here. Wait until it's done or stop it, then delete it.";
const notThere = 'It was not found. It may have been deleted for good.';

export interface Deletion {
  readonly failed: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

/** Returns those of `ids` that couldn't be deleted, with the reasons. */
export function deletionOf(
  ids: readonly string[],
  own: ReadonlySet<string>,
  busy: ReadonlySet<string>,
): Deletion {
  const failed = [...new Set(ids)].filter((id) => !own.has(id) || busy.has(id));
  const reasons = failed.map((id) => [id, own.has(id) ? whileWriting : notThere]);
  return { failed, reasons: Object.fromEntries(reasons) };
}

/** Moves documents to the trash. Ones already there succeed; ones being written or of other users fail. */
export async function deleteDocuments(
  input: { readonly uid: string; readonly documentIds: readonly string[] },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Deletion> {
  const { uid, documentIds } = input;
  return deps.db.transaction().execute(async (tx) => {
    const rows = await lockDocuments(tx, uid, documentIds);
    const own = new Set(rows.map(({ id }) => id));
    if (own.size === 0) return deletionOf(documentIds, own, own);
    const sessionIds = [...new Set(rows.map(({ session_id }) => session_id))];
    await lockSessions(tx, uid, sessionIds);
    const running = await listRunning(tx, uid, sessionIds);
    const busy = new Set(running.map(({ document_id }) => document_id));
    const free = [...own].filter((id) => !busy.has(id));
    if (free.length > 0) await trashDocuments(tx, uid, free, deps.clock());
    return deletionOf(documentIds, own, busy);
  });
}
