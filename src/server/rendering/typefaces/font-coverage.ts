import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const decompress = promisify(brotliDecompress);

/** Offsets in a WOFF2 file, from the W3C recommendation. */
const headerLength = 48;
const tableCountAt = 12;
const compressedLengthAt = 20;
/** Indices of known tags; 63 means that the tag itself follows. */
const cmapIndex = 0;
const glyfIndex = 10;
const locaIndex = 11;
const ownTagIndex = 63;

/** Reads a number of up to five bytes with seven bits each. */
function readBase128(bytes: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let index = at; index < at + 5; index += 1) {
    const byte = bytes.readUInt8(index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: index + 1 };
  }
  throw new RangeError('not a WOFF2 file: a length has no end');
}

interface StoredTable {
  readonly isCmap: boolean;
  readonly length: number;
}

function readDirectory(file: Buffer): { readonly tables: readonly StoredTable[]; readonly end: number } {
  const tables: StoredTable[] = [];
  let at = headerLength;
  for (let count = file.readUInt16BE(tableCountAt); count > 0; count -= 1) {
    const flags = file.readUInt8(at);
    const index = flags & 0x3f;
    const version = flags >> 6;
    at += 1;
    const isOwnTag = index === ownTagIndex;
    const isCmap = isOwnTag ? file.toString('latin1', at, at + 4) === 'cmap' : index === cmapIndex;
    if (isOwnTag) at += 4;
    const original = readBase128(file, at);
    at = original.next;
    // Outline tables are transformed unless their version is 3; other tables are if it isn't 0.
    const isOutline = index === glyfIndex || index === locaIndex;
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    const stored = isTransformed ? readBase128(file, at) : original;
    at = stored.next;
    tables.push({ isCmap, length: stored.value });
  }
  return { tables, end: at };
}

/**
 * Extracts the cmap table of a WOFF2 file.
 * @throws RangeError if it isn't one
 */
async function readCmap(file: Buffer): Promise<Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('not a WOFF2 file');
  const { tables, end } = readDirectory(file);
  const data = await decompress(file.subarray(end, end + file.readUInt32BE(compressedLengthAt)));
  let at = 0;
  for (const { isCmap, length } of tables) {
    if (isCmap) return data.subarray(at, at + length);
    at += length;
  }
  throw new RangeError('the font has no table of characters');
}

function addSegments(table: Buffer, points: Set<number>): void {
  const segments = table.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let index = 0; index < segments; index += 1) {
    const start = table.readUInt16BE(starts + index * 2);
    const end = table.readUInt16BE(ends + index * 2);
    const delta = table.readUInt16BE(deltas + index * 2);
    const offset = table.readUInt16BE(offsets + index * 2);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyphAt = offsets + index * 2 + offset + (point - start) * 2;
      const stored = offset === 0 ? point : glyphAt + 1 < table.length ? table.readUInt16BE(glyphAt) : 0;
      const isThere = offset === 0 ? ((point + delta) & 0xffff) !== 0 : stored !== 0;
      if (isThere) points.add(point);
    }
  }
}

function addGroups(table: Buffer, points: Set<number>): void {
  for (let count = table.readUInt32BE(12), at = 16; count > 0; count -= 1, at += 12) {
    const start = table.readUInt32BE(at);
    const end = Math.min(0x10ffff, table.readUInt32BE(at + 4));
    const glyph = table.readUInt32BE(at + 8);
    for (let point = start; point <= end; point += 1) if (glyph + point - start !== 0) points.add(point);
  }
}

function pointsOf(cmap: Buffer): ReadonlySet<number> {
  const points = new Set<number>();
  for (let count = cmap.readUInt16BE(2), at = 4; count > 0; count -= 1, at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, points);
    if (format === 12) addGroups(table, points);
  }
  return points;
}

const coverages = new Map<string, Promise<ReadonlySet<number>>>();

/** Returns the code points that a WOFF2 file of an npm package has glyphs for, from its cmap. Cached. */
export function fontCoverage(file: string): Promise<ReadonlySet<number>> {
  const before = coverages.get(file);
  if (before !== undefined) return before;
  const coverage = readFile(require.resolve(file)).then(readCmap).then(pointsOf);
  coverages.set(file, coverage);
  coverage.catch(() => coverages.delete(file));
  return coverage;
}
