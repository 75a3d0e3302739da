import type { Figure } from '../blocks/figure.ts';
import type { Table } from '../blocks/table.ts';
import { parseText } from '../text/inline-text.ts';
import { joinTexts } from '../text/join-texts.ts';
import { writeText } from '../text/write-text.ts';

/** Longest text that counts as a unit, such as 'm²' or 'per year'. */
const longestUnit = 12;

/**
 * Converts key figures to rows: label, value with unit, detail, text. Omits trailing columns that are empty.
 */
export function tableOfFigures(figures: readonly Figure[]): Table {
  const rows = figures.map(({ label, value, unit, detail = '', text = '' }) => [
    label,
    joinTexts([value, unit], ' '),
    detail,
    text,
  ]);
  const width = Math.max(2, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return { head: [], rows: rows.map((row) => row.slice(0, width)) };
}

function withoutUnit(cell: string): { readonly value: string; readonly unit?: string } {
  const spans = parseText(cell);
  const last = spans.at(-1);
  const cut = last?.text.indexOf(' ') ?? -1;
  if (!last || last.isGap || cut < 0 || last.text.length - cut > longestUnit) return { value: cell };
  const [{ text, ...marks }, before] = [last, spans.slice(0, -1)];
  return {
    value: writeText([...before, { ...marks, text: text.slice(0, cut) }]),
    unit: writeText([{ ...marks, text: text.slice(cut + 1) }]),
  };
}

/** Converts a table without a head or other information to key figures; null otherwise. */
export function figuresOfTable({ head, rows, ...rest }: Table): Figure[] | null {
  if (head.length > 0 || Object.keys(rest).length > 0 || rows.length === 0) return null;
  if (rows.some((row) => row.length < 2 || row.length > 4)) return null;
  return rows.map(([label = '', cell = '', detail = '', text = '']) => ({
    ...withoutUnit(cell),
    label,
    ...(detail !== '' && { detail }),
    ...(text !== '' && { text }),
  }));
}
