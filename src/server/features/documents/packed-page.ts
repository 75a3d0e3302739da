import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A stored page: plain, or compressed, possibly against the page of an earlier version. */
export interface StoredPage {
  readonly html: string | null;
  readonly packed: Buffer | null;
  /** The version whose page is the dictionary. Null for a page without one. */
  readonly packed_on: number | null;
}

/** A page that later versions can be compressed against. */
export interface PackedVersion {
  readonly version: number;
  readonly html: string;
  /** Its content as stored, uncompressed; null if it has none. */
  readonly content: Buffer | null;
}

/**
 * The newest version, the one it is compressed against, and so on to a page without a dictionary. At most
 * three, so that a page is read in a few steps.
 */
export type PackLine = readonly [PackedVersion, ...PackedVersion[]];

const mostInLine = 3;

/** Above this share of its size on its own, a page becomes a dictionary without one itself. */
const worthwhileShare = 0.5;
/**
 * Bytes. Changes add up until they take more than this; then the next version is compressed against the
 * newest one, so that they aren't stored again with each version.
 */
const longChange = 1024;

interface Packed {
  readonly packed: Buffer;
  readonly on: PackedVersion | null;
}

async function packOn(bytes: Buffer, on: PackedVersion | null): Promise<Packed> {
  return { packed: await compress(bytes, on ? { dictionary: Buffer.from(on.html) } : {}), on };
}

/**
 * Compresses a page, using the page of an earlier version as the dictionary if that helps. A history of small
 * changes then takes a small part of the space of separate pages.
 */
export async function packPage(html: string, line: PackLine | null): Promise<Packed> {
  const bytes = Buffer.from(html);
  const [newest, ...bases] = line ?? [];
  const isLong = ({ packed }: Packed): boolean => packed.length > longChange;
  const usual = bases[0] ?? newest;
  const first = usual && (await packOn(bytes, usual));
  if (first && !isLong(first)) return first;
  // At the end of a line, changes are collected in a version compressed against its start.
  const other = bases.length + 1 < mostInLine ? newest : bases.at(-1);
  const [alone, second] = await Promise.all([
    packOn(bytes, null),
    other && other !== usual ? packOn(bytes, other) : first,
  ]);
  const best = second ?? alone;
  return best.packed.length < alone.packed.length * worthwhileShare ? best : alone;
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
