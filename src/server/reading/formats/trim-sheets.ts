import { getElementsByTagName } from 'domutils';
import { zipSync } from 'fflate';
import { readingLimits } from '../file-reading.ts';
import type { Archive } from '../open-archive.ts';
import { readXml, targetsOf } from './office-parts.ts';

/** A reader makes a tree of every cell. Rows that are empty count here, so there are more of them than are taken over. */
const mostRows = readingLimits.rows * 10;

const row = Buffer.from('<row');
const end = Buffer.from('</sheetData></worksheet>');

interface TrimmedSheet {
  readonly xml: Buffer;
  readonly unreadRows: number;
}

/** A sheet that ends after as many rows as are looked at; null where it has no more. */
function trimSheet(xml: Buffer): TrimmedSheet | null {
  let rows = 0;
  let cutAt = -1;
  for (let at = xml.indexOf(row); at !== -1; at = xml.indexOf(row, at + row.length)) {
    // Not the mark of a page break, '<rowBreaks>'.
    if (!/[\s>/]/.test(String.fromCharCode(xml[at + row.length] ?? 0))) continue;
    rows += 1;
    if (rows === mostRows + 1) cutAt = at;
  }
  if (cutAt === -1) return null;
  return { xml: Buffer.concat([xml.subarray(0, cutAt), end]), unreadRows: rows - mostRows };
}

/**
 * A workbook without the rows that nobody would see: a sheet of a million would take minutes to read.
 * @returns its bytes, and how many rows of which sheet are not in them
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
