import readExcelFile from 'read-excel-file/node';
import type { Noted } from '../../../contract/noted.ts';
import { noted } from '../../noted.ts';
import type { FormatReading, ReadingPart } from '../file-reading.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Archive } from '../open-archive.ts';
import { trimSheets } from './trim-sheets.ts';

/** Maximum number of sheets read. */
const mostSheets = 30;

const dateOnly = (date: Date): boolean => date.getTime() % 86_400_000 === 0;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const text = value.toISOString();
    return dateOnly(value) ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
  }
  // Rounds floating-point errors as the cell does (0.1 + 0.2).
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  return String(value);
}

/** Reads the sheets of a workbook as tables. Formulas give their last computed value. */
export async function readXlsx(archive: Archive, whole: Buffer): Promise<FormatReading> {
  const { bytes, unreadRows } = await trimSheets(archive, whole);
  const sheets = await readExcelFile(bytes);
  const parts: ReadingPart[] = [];
  const leftOut: Noted[] = [];
  let markdown = '';
  for (const { sheet, data } of sheets.slice(0, mostSheets)) {
    const table = markdownTable(
      data.map((row) => row.map(textOf)),
      noted('placeSheet', { name: sheet }),
      unreadRows.get(sheet),
    );
    leftOut.push(...table.leftOut);
    if (table.markdown === '') {
      leftOut.push(noted('sheetEmpty', { name: sheet }));
      continue;
    }
    if (markdown !== '') markdown += '\n\n';
    parts.push({ name: `Sheet ${sheet}`, start: markdown.length });
    markdown += sheets.length > 1 ? `## ${sheet}\n\n${table.markdown}` : table.markdown;
  }
  if (sheets.length > mostSheets)
    leftOut.push(noted('sheetsLeft', { missing: sheets.length - mostSheets, all: sheets.length }));
  return { markdown, parts, pages: sheets.length, leftOut };
}
