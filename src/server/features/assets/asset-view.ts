import type { Asset } from '../../../contract/assets.ts';
import type { Deps } from '../../deps.ts';
import type { LinkedType } from '../documents/file-link.ts';
import { pictureLinks } from '../documents/picture-links.ts';
import type { AssetRow } from './asset-store.ts';

type ViewDeps = Pick<Deps, 'instanceSecret' | 'clock' | 'config'>;

/** Returns the URL by which documents reference an asset of their owner. */
export const documentUrlOf = (id: string): string => `/files/assets/${id}`;

/** Returns an asset with signed links to its files. Brand files are served through these links only. */
export function viewAsset(row: AssetRow, deps: ViewDeps): Asset {
  const { credit = null, ...facts } = row.facts;
  const links = pictureLinks([row.blob_key, row.thumbnail_key], deps, row.facts.media_type as LinkedType);
  const [publicUrl, thumbnailUrl = null] = links.urls;
  return {
    id: row.id,
    asset_name: row.name,
    description: row.description,
    file: { kind: row.kind, size_bytes: row.size_bytes, ...facts },
    public_url: publicUrl ?? '',
    thumbnail_url: thumbnailUrl,
    urls_expire_at: links.expireAt ?? '',
    document_url: documentUrlOf(row.id),
    gcs_blob_name: row.blob_key,
    credit,
    created_at: row.created_at.toISOString(),
  };
}
