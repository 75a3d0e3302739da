import type { Asset } from '../../../contract/assets.ts';

/** What is known of a file beside its names. */
export type AssetFacts = Omit<Asset['file'], 'kind' | 'size_bytes'>;

/** A file that is safe to keep: written anew from what was understood of the upload. */
export interface PreparedFile {
  readonly kind: Asset['file']['kind'];
  readonly bytes: Uint8Array;
  /** Of its name in the store. */
  readonly extension: string;
  readonly facts: AssetFacts;
  /** WebP; null for fonts. */
  readonly thumbnail: Uint8Array | null;
}
