import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A stored page: plain, or compressed, possibly against the page of an earlier version. */
export interface StoredPage {
  readonly html: string | null;
  readonly packed: Buffer | null;
  /**
   * The version whose page is the dictionary; that one is compressed on its own. Null for a page without a
   * dictionary.
   */
  readonly packed_on: number | null;
}

/** Above this size ratio, a page is compressed on its own and becomes the dictionary for later ones. */
const worthwhileShare = 0.5;

/**
 * Compresses a page, using an earlier version's page as the dictionary if that helps. A long history of small
 * changes then takes about as much space as one page.
 */
export async function packPage(
  html: string,
  earlier: { readonly version: number; readonly html: string } | null,
): Promise<Pick<StoredPage, 'packed' | 'packed_on'>> {
  const bytes = Buffer.from(html);
  const [alone, onEarlier] = await Promise.all([
    compress(bytes),
    earlier && compress(bytes, { dictionary: Buffer.from(earlier.html) }),
  ]);
  return earlier && onEarlier && onEarlier.length < alone.length * worthwhileShare
    ? { packed: onEarlier, packed_on: earlier.version }
    : { packed: alone, packed_on: null };
}

/** Returns a row's page. `readEarlier` returns the page of the version it was compressed against. */
export async function unpackPage(
  { html, packed, packed_on }: StoredPage,
  readEarlier: (version: number) => Promise<string>,
): Promise<string> {
  if (packed === null) return html ?? '';
  const earlier = packed_on === null ? null : await readEarlier(packed_on);
  const bytes = await decompress(packed, earlier === null ? {} : { dictionary: Buffer.from(earlier) });
  return bytes.toString();
}
