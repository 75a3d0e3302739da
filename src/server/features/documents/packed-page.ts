import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A page as a row keeps it: plainly, or compressed, maybe on the page of an earlier version. */
export interface StoredPage {
  readonly html: string | null;
  readonly packed: Buffer | null;
  /** The version whose page it was compressed on; that one is kept whole. Null for a page that stands alone. */
  readonly packed_on: number | null;
}

/** A page that differs this much from the one before is kept whole: others are compressed on it then. */
const worthwhileShare = 0.5;

/**
 * Compresses a page, on the page of an earlier version where that helps: what they have in common costs nothing, so
 * that a long history of small changes is about as large as one page.
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

/** The page of a row; `readEarlier` gives the page of the version that it was compressed on. */
export async function unpackPage(
  { html, packed, packed_on }: StoredPage,
  readEarlier: (version: number) => Promise<string>,
): Promise<string> {
  if (packed === null) return html ?? '';
  const earlier = packed_on === null ? null : await readEarlier(packed_on);
  const bytes = await decompress(packed, earlier === null ? {} : { dictionary: Buffer.from(earlier) });
  return bytes.toString();
}
