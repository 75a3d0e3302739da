import { getElementsByTagName } from 'domutils';
import { zipSync } from 'fflate';
import { readingLimits } from '../file-reading.ts';
import type { Archive } from '../open-archive.ts';
import { readXml, targetsOf } from './office-parts.ts';

/**
 * Maximum number of rows parsed, because the parser builds a tree of every cell. Includes empty rows, so it
 * is larger than the number of rows kept.
 */
const mostRows = readingLimits.rows * 10;

const row = Buffer.from('<row');
const end = Buffer.from('</sheetData></worksheet>');

interface TrimmedSheet {
  readonly xml: Buffer;
  readonly unreadRows: number;
}

/** Cuts a sheet after the maximum number of rows; null if it has no more. */
function trimSheet(xml: Buffer): TrimmedSheet | null {
  let rows = 0;
  let cutAt = -1;
  for (let at = xml.indexOf(row); at !== -1; at = xml.indexOf(row, at + row.length)) {
    // Skips '<rowBreaks>', which are page breaks.
    if (!/[\s>/]/.test(String.fromCharCode(xml[at + row.length] ?? 0))) continue;
    rows += 1;
    if (rows === mostRows + 1) cutAt = at;
  }
  if (cutAt === -1) return null;
  return { xml: Buffer.concat([xml.subarray(0, cutAt), end]), unreadRows: rows - mostRows };
}

/**
 * Removes rows beyond the limit from a workbook, because parsing a million rows would take minutes.
 * @returns its bytes, and the number of removed rows per sheet
 */
export async function trimSheets(
  archive: Archive,
  bytes: Buffer,
): Promise<{ readonly bytes: Buffer; readonly unreadRows: ReadonlyMap<string, number> }> {
  const workbook = 'xl/workbook.xml';
  const document = await readXml(archive, workbook);
  const targets = await targetsOf(archive, workbook);
  const unreadRows = new Map<string, number>();
  const trimmed = new Map<string, Buffer>();
  for (const { attribs } of document ? getElementsByTagName('sheet', document, true) : []) {
    const part = targets.get(attribs['r:id'] ?? '');
    const xml = part ? await archive.read(part) : null;
    const sheet = xml && trimSheet(xml);
    if (!part || !sheet) continue;
    trimmed.set(part, sheet.xml);
    unreadRows.set(attribs.name ?? '', sheet.unreadRows);
  }
  if (trimmed.size === 0) return { bytes, unreadRows };
  const entries: Record<string, Uint8Array> = {};
  for (const name of archive.names)
    entries[name] = trimmed.get(name) ?? (await archive.read(name)) ?? Buffer.alloc(0);
  return { bytes: Buffer.from(zipSync(entries, { level: 0 })), unreadRows };
}
