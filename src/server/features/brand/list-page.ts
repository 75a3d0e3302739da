import type { Deps } from '../../deps.ts';
import type { EntryKind } from './entry-kinds.ts';
import { countEntries, type EntryRow, listEntries } from './entry-store.ts';

interface ListQuery {
  readonly limit: number;
  readonly cursor_created_at?: string | undefined;
  readonly cursor_id?: string | undefined;
  readonly q?: string | undefined;
}

/** Returns a page of a user's entries of one kind, with the page fields that all lists share. */
export async function listPage<T>(
  input: { readonly uid: string; readonly kind: EntryKind; readonly query: ListQuery },
  view: (row: EntryRow) => T,
  deps: Pick<Deps, 'db'>,
) {
  const { uid, kind, query } = input;
  const { limit, q, cursor_created_at: createdAt, cursor_id: id } = query;
  const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
  const [found, total] = await Promise.all([
    listEntries(deps.db, uid, kind, { q, after, limit }),
    countEntries(deps.db, uid, kind, q),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  return {
    entries: rows.map(view),
    page: {
      total,
      has_more: hasMore,
      next_cursor: hasMore && last ? { created_at: last.created_at.toISOString(), id: last.id } : null,
    },
  };
}
