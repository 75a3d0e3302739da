import Papa from 'papaparse';
import { noted } from '../../noted.ts';
import { decodeText } from '../decode-text.ts';
import { type FormatReading, readingLimits } from '../file-reading.ts';
import { markdownTable } from '../markdown-table.ts';

/** Reads a plain-text table with any column separator. */
export function readCsv(bytes: Uint8Array): FormatReading {
  // One more row than is kept, to detect that rows are left out; the rest is counted by line breaks.
  const text = decodeText(bytes);
  const preview = readingLimits.rows + 1;
  const { data } = Papa.parse<string[]>(text, { preview, skipEmptyLines: 'greedy' });
  const { markdown, leftOut } = markdownTable(data.slice(0, readingLimits.rows), noted('placeWholeTable'));
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const missing = data.length > readingLimits.rows ? Math.max(1, lines - readingLimits.rows) : 0;
  return {
    markdown,
    leftOut: missing > 0 ? [...leftOut, noted('rowsLeftAbout', { missing, all: lines })] : leftOut,
  };
}
