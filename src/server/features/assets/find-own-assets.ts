import type { Deps } from '../../deps.ts';
import { type AssetRow, listAssetsOf } from './asset-store.ts';

/** Returns the assets among `ids` that belong to the user. The order is unspecified. */
export async function findOwnAssets(
  input: { readonly uid: string; readonly ids: readonly string[] },
  deps: Pick<Deps, 'db'>,
): Promise<readonly AssetRow[]> {
  const ids = [...new Set(input.ids)];
  if (ids.length === 0) return [];
  return listAssetsOf(deps.db, input.uid, { ids }, { after: null, limit: ids.length });
}
