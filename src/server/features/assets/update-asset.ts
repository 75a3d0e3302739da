import type { Asset, assetEndpoints } from '../../../contract/assets.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { notFound } from '../../app-error.ts';
import { moveInOrder } from '../../database/move-in-order.ts';
import type { Deps } from '../../deps.ts';
import { changeAsset, findAsset } from './asset-store.ts';
import { viewAsset } from './asset-view.ts';

/** Renames, describes or moves an asset in one transaction. @throws AppError `not_found` */
export async function updateAsset(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly changes: BodyOf<typeof assetEndpoints.updateAsset>;
  },
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'instanceSecret'>,
): Promise<Asset> {
  const { uid, id, changes } = input;
  const row = await deps.db.transaction().execute(async (tx) => {
    const { asset_name: name, description, role, before_id: beforeId } = changes;
    if (!(await changeAsset(tx, uid, id, { name, description, role }))) throw notFound('assetMissing');
    if (beforeId !== undefined && !(await moveInOrder(tx, { table: 'assets', uid }, id, beforeId)))
      throw notFound('assetMissing');
    return findAsset(tx, uid, id);
  });
  if (!row) throw notFound('assetMissing');
  return viewAsset(row, deps);
}
