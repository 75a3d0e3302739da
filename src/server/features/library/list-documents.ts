import { z } from 'zod';
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import type { libraryEndpoints } from '../../../contract/library.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { findByWords, listSorted } from './document-listing-store.ts';
import { type ViewDeps, viewDocuments } from './library-view.ts';
import { tsqueryOf } from './search-index.ts';

type List = typeof libraryEndpoints.listDocuments;

const microseconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const place = z.object({ sort: z.string(), order: z.string(), value: z.string().max(400), id: z.uuid() });

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

function isValueOf(sort: QueryOf<List>['sort'], value: string): boolean {
  if (sort === 'title') return !value.includes('\u0000');
  return microseconds.test(value) && !value.startsWith('0000') && !Number.isNaN(Date.parse(value));
}

function readCursor(cursor: string, { sort, order }: Pick<QueryOf<List>, 'sort' | 'order'>) {
  const { data } = place.safeParse(decoded(cursor));
  if (!data || data.sort !== sort || data.order !== order || !isValueOf(sort, data.value))
    throw new AppError('invalid_input', forCallers('cursor: Take the one that the list gave.'));
  return { value: data.value, id: data.id };
}

/**
 * Returns a page of all documents, searched, filtered and sorted.
 * @throws AppError `invalid_input` if the cursor belongs to another list
 */
export async function listDocuments(
  input: { readonly uid: string; readonly query: QueryOf<List> },
  deps: Pick<Deps, 'db'> & ViewDeps,
): Promise<AnswerOf<List>> {
  const { uid, query } = input;
  const { sort, order, limit } = query;
  const after = query.cursor === undefined ? null : readCursor(query.cursor, query);
  const words = query.q?.trim() ?? '';
  const tsquery = words === '' ? null : tsqueryOf(uid, words);
  if (words !== '' && tsquery === null) return { documents: [], has_more: false, next_cursor: null };
  const found = tsquery === null ? null : await findByWords(deps.db, uid, tsquery);
  if (found?.kind === 'few' && found.ids.length === 0)
    return { documents: [], has_more: false, next_cursor: null };
  const rows = await listSorted(
    deps.db,
    uid,
    {
      found,
      kind: query.kind ?? null,
      isFavorite: query.is_favorite === undefined ? null : query.is_favorite === 'true',
      createdAfter: query.created_after ?? null,
      createdBefore: query.created_before ?? null,
      ids: query.ids ?? null,
    },
    { sort, order, after, limit },
  );
  const kept = rows.slice(0, limit);
  const last = rows.length > limit ? kept.at(-1) : undefined;
  const views = await viewDocuments(kept, query.light_mode, deps);
  return {
    documents: views.map((view, index) => ({ ...view, session_title: kept[index]?.session_title ?? '' })),
    has_more: last !== undefined,
    next_cursor:
      last === undefined
        ? null
        : Buffer.from(JSON.stringify({ sort, order, value: last.sort_value, id: last.id })).toString(
            'base64url',
          ),
  };
}
