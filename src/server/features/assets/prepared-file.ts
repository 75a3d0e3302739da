import type { Asset } from '../../../contract/assets.ts';
import type { PhotoCredit } from '../../../domain/content/photo-credit.ts';

/** Facts about a stored file. */
export interface KeptFacts extends AssetFacts {
  /** Of stock photos only. */
  readonly credit?: PhotoCredit;
}

/** Facts about a file, apart from its names. */
export type AssetFacts = Omit<Asset['file'], 'kind' | 'size_bytes'>;

/** A file that is safe to store, re-encoded or sanitized from the upload. */
export interface PreparedFile {
  readonly kind: Asset['file']['kind'];
  readonly bytes: Uint8Array;
  /** File name extension in the file store. */
  readonly extension: string;
  readonly facts: AssetFacts;
  /** WebP; null for fonts. */
  readonly thumbnail: Uint8Array | null;
}
