import { z } from 'zod';
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import type { sharingEndpoints } from '../../../contract/sharing.ts';
import { AppError } from '../../app-error.ts';
import { forCallers } from '../../told.ts';
import { countSharesOf, listSharesOf } from './share-store.ts';
import { type ShareDeps, viewShare } from './share-view.ts';

type List = typeof sharingEndpoints.listShares;

const place = z.tuple([z.iso.datetime(), z.uuid()]);

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const { data } = place.safeParse(cursor.split('_'));
  if (!data || data[0].startsWith('0000'))
    throw new AppError('invalid_input', forCallers('cursor: Take the one that the list gave.'));
  return { createdAt: new Date(data[0]), id: data[1] };
}

/**
 * Returns the caller's links in any state, newest first.
 * @throws AppError `invalid_input` for an invalid cursor
 */
export async function listShares(
  input: { readonly uid: string; readonly query: QueryOf<List> },
  deps: ShareDeps,
): Promise<AnswerOf<List>> {
  const { uid, query } = input;
  const { limit } = query;
  const documentId = query.document_id ?? null;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const [rows, total] = await Promise.all([
    listSharesOf(deps.db, uid, { documentId, after, limit }),
    countSharesOf(deps.db, uid, documentId),
  ]);
  const kept = rows.slice(0, limit);
  const last = rows.length > limit ? kept.at(-1) : undefined;
  return {
    shares: kept.map((row) => viewShare(row, deps)),
    total,
    has_more: last !== undefined,
    next_cursor: last ? `${last.created_at.toISOString()}_${last.id}` : null,
  };
}
