import type { Asset } from '../../../contract/assets.ts';
import type { Deps } from '../../deps.ts';
import { type AssetPlace, listAssetsOf } from './asset-store.ts';

const batch = 100;

export interface OwnAssetFile {
  readonly name: string;
  readonly description: string;
  readonly file: Asset['file'];
  readonly createdAt: Date;
  /** 'ID.png'. */
  readonly fileName: string;
  /** Reads the file; null if it is gone. */
  readonly read: () => Promise<Uint8Array | null>;
}

/** Yields all files of a user, in the user's order. */
export async function* ownAssetFiles(
  uid: string,
  deps: Pick<Deps, 'db' | 'files'>,
): AsyncGenerator<OwnAssetFile> {
  let after: AssetPlace | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listAssetsOf>> = await listAssetsOf(
      deps.db,
      uid,
      {},
      { after, limit: batch },
    );
    for (const row of rows.slice(0, batch)) {
      yield {
        name: row.name,
        description: row.description,
        file: { kind: row.kind, size_bytes: row.size_bytes, ...row.facts },
        createdAt: row.created_at,
        fileName: row.blob_key.split('/').at(-1) ?? row.id,
        read: () => deps.files.get(row.blob_key),
      };
    }
    const last = rows[batch - 1];
    if (rows.length <= batch || !last) return;
    after = { position: last.position, id: last.id };
  }
}
