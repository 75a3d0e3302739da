import type { assetEndpoints } from '../../../contract/assets.ts';
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { type AssetPlace, countAssets, listAssetsOf, readUsage } from './asset-store.ts';
import { viewAsset } from './asset-view.ts';

type Listing = typeof assetEndpoints.listAssets;

const cursorPattern = /^(-?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)_([0-9a-f-]{36})$/;

function placeOf(cursor: string | undefined): AssetPlace | null {
  if (cursor === undefined) return null;
  const [, position, id] = cursorPattern.exec(cursor) ?? [];
  if (position === undefined || id === undefined)
    throw new AppError('invalid_input', forCallers('cursor: is none that this list gave'), {
      fields: [{ path: 'cursor', message: 'is none that this list gave' }],
    });
  return { position: Number(position), id };
}

/** Returns a page of the user's assets, and their storage use. @throws AppError `invalid_input` */
export async function listAssets(
  input: { readonly uid: string; readonly query: QueryOf<Listing> },
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'instanceSecret'>,
): Promise<AnswerOf<Listing>> {
  const { uid, query } = input;
  const filter = { q: query.q, kind: query.kind, ids: query.ids };
  const after = placeOf(query.cursor);
  const [found, total, usedBytes] = await Promise.all([
    listAssetsOf(deps.db, uid, filter, { after, limit: query.limit }),
    countAssets(deps.db, uid, filter),
    readUsage(deps.db, uid),
  ]);
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit;
  return {
    assets: rows.map((row) => viewAsset(row, deps)),
    total,
    has_more: hasMore,
    next_cursor: hasMore && last ? `${last.position}_${last.id}` : null,
    storage: { used_bytes: usedBytes, quota_bytes: deps.config.assetQuotaBytes },
  };
}
